import { AlertDialog } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { scrimLook } from './overlay.tsx';
import { useReturnedFocus } from './use-returned-focus.ts';

export type ConfirmDialogProps = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
  /** The question. */
  title: string;
  /** What will happen, and what will not come back. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  tone?: 'danger' | 'filo' | 'ink';
  /** The window waits for a promise, and stays open when it fails. */
  onConfirm: () => void | Promise<void>;
  /** What is still to be filled in: told to who confirms without it. */
  missing?: string | false;
  /** Something to fill in before confirming. */
  children?: ReactNode;
};

export function ConfirmDialog({ tone = 'danger', ...props }: ConfirmDialogProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const returned = useReturnedFocus();
  const open = props.open ?? ownOpen;
  const setOpen = props.onOpenChange ?? setOwnOpen;

  async function confirm() {
    setWaiting(true);
    try {
      await props.onConfirm();
      setOpen(false);
    } finally {
      setWaiting(false);
    }
  }
  return (
    <AlertDialog.Root open={open} onOpenChange={setOpen}>
      {props.trigger && <AlertDialog.Trigger asChild>{props.trigger}</AlertDialog.Trigger>}
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={scrimLook} />
        <AlertDialog.Content
          onOpenAutoFocus={returned.onOpenAutoFocus}
          onCloseAutoFocus={props.trigger ? undefined : returned.onCloseAutoFocus}
          className="fixed inset-4 z-50 m-auto h-fit max-h-[calc(100dvh-2rem)] max-w-110 overflow-y-auto rounded bg-float text-on-float shadow-float focus:outline-none data-[state=open]:animate-[rise_var(--d-3)_var(--ease)]"
        >
          <div className="grid gap-2 p-6 pb-4">
            <AlertDialog.Title className="text-18 font-bold tracking-[-0.012em]">{props.title}</AlertDialog.Title>
            <AlertDialog.Description className="text-14 text-ink-2">{props.description}</AlertDialog.Description>
            {props.children && <div className="mt-2">{props.children}</div>}
          </div>
          <footer className="flex flex-wrap justify-end gap-2 border-t border-rule px-6 py-3">
            <AlertDialog.Cancel asChild>
              <Button variant="quiet">{props.cancelLabel}</Button>
            </AlertDialog.Cancel>
            <Button
              variant={tone}
              loading={waiting}
              disabled={Boolean(props.missing)}
              disabledReason={props.missing || undefined}
              onClick={() => void confirm()}
            >
              {props.confirmLabel}
            </Button>
          </footer>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
