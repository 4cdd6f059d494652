import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';

export type PopoverProps = {
  trigger: ReactNode;
  /** Names the window for screen readers. */
  label: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
  className?: string;
  children: ReactNode;
};

/** A small window beside what opened it. */
export function Popover({ trigger, label, open, onOpenChange, align = 'start', className, children }: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={cn(
            'z-50 w-80 max-w-[calc(100vw-1rem)] rounded border border-rule-2 bg-float p-4 text-14 text-on-float shadow-float focus:outline-none data-[state=open]:animate-[appear_var(--d-1)_var(--ease)]',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
