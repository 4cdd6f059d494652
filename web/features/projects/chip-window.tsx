import { useRef, type ReactNode } from 'react';
import { CHIP_EDITOR } from '#messages/projects/screens.ts';
import { useIsPhone } from '#web/lib/use-is-phone.ts';
import { Popover } from '#web/ui/windows/popover.tsx';
import { Sheet } from '#web/ui/windows/sheet.tsx';

type Props = {
  title: string;
  trigger: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

/** Where a chip is corrected: beside it on desks, on phones in a sheet from below, in reach of the thumb. */
export function ChipWindow({ title, trigger, open, onOpenChange, children }: Props) {
  const isPhone = useIsPhone();
  const body = useRef<HTMLDivElement>(null);
  if (!isPhone) {
    return (
      <Popover label={title} open={open} onOpenChange={onOpenChange} trigger={trigger}>
        <p className="mb-3 font-semibold">{title}</p>
        {children}
      </Popover>
    );
  }
  // The box itself takes the focus, not the way out.
  const firstBox = {
    get current() {
      return body.current?.querySelector<HTMLElement>('input, select, textarea') ?? null;
    },
  };
  return (
    <Sheet
      side="bottom"
      title={title}
      closeLabel={CHIP_EDITOR.close}
      open={open}
      onOpenChange={onOpenChange}
      trigger={trigger}
      firstFocus={firstBox}
    >
      <div ref={body} className="pt-3">
        {children}
      </div>
    </Sheet>
  );
}
