import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { cn } from '#web/lib/cn.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { useReturnedFocus } from './use-returned-focus.ts';

export const scrimLook = 'fixed inset-0 z-40 bg-scrim data-[state=open]:animate-[appear_var(--d-2)_var(--ease)]';

export type OverlayProps = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The element that opens it; leave out when `open` is given. */
  trigger?: ReactNode;
  title: string;
  /** Before the title, such as whom it is about. */
  mark?: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  /** What takes the focus at first, when it is not the way out. */
  firstFocus?: RefObject<HTMLElement | null>;
  footer?: ReactNode;
  children?: ReactNode;
};

type OverlayFrameProps = OverlayProps & { look: string; headLook?: string };

/** What dialogs and sheets have in common: title, way out, a body that scrolls, actions at the foot. */
export function OverlayFrame({ look, headLook, ...props }: OverlayFrameProps) {
  const returned = useReturnedFocus();
  function focusFirst(event: Event) {
    returned.onOpenAutoFocus();
    if (!props.firstFocus?.current) return;
    event.preventDefault();
    props.firstFocus.current.focus();
  }
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      {props.trigger && <Radix.Trigger asChild>{props.trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={scrimLook} />
        <Radix.Content
          {...(props.description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={props.trigger ? undefined : returned.onCloseAutoFocus}
          className={cn('fixed z-50 flex flex-col bg-float text-on-float shadow-float focus:outline-none', look)}
        >
          <header className={cn('flex items-start gap-2 py-2 pr-2 pl-4', headLook)}>
            {props.mark && <div className="mr-1 flex-none py-1">{props.mark}</div>}
            <div className="min-w-0 flex-1 py-2">
              <Radix.Title className="text-18 font-bold tracking-[-0.012em]">{props.title}</Radix.Title>
              {props.description && (
                <Radix.Description className="mt-1 text-14 text-ink-2">{props.description}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton label={props.closeLabel}>
                <X aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-4">{props.children}</div>
          {props.footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-rule px-4 py-3">{props.footer}</footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
