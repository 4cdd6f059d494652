import { cva, type VariantProps } from 'class-variance-authority';
import { useId, type ComponentProps, type MouseEvent } from 'react';
import { cn } from '#web/lib/cn.ts';
import { ThreadSpinner } from '#web/ui/feedback/thread-spinner.tsx';

export const buttonLook = cva(
  'inline-flex items-center justify-center gap-2 rounded border border-transparent text-14 leading-[1.2] font-medium whitespace-nowrap no-underline transition-colors duration-(--d-1) ease-calm aria-disabled:cursor-not-allowed aria-disabled:border-rule-2 aria-disabled:bg-sunken aria-disabled:text-ink-3 [&>svg]:size-5 [&>svg]:flex-none',
  {
    variants: {
      variant: {
        filo: 'bg-filo text-on-filo hover:bg-filo-hover',
        ink: 'bg-inked text-on-inked hover:bg-inked-hover',
        line: 'border-rule-strong bg-sheet text-on-sheet hover:border-ink',
        quiet: 'text-ink-2 hover:bg-sunken hover:text-ink',
        danger: 'border-no-line bg-sheet text-on-no hover:bg-no',
      },
      size: {
        sm: 'min-h-9 px-3 tap:min-h-11',
        md: 'min-h-11 px-4',
        lg: 'min-h-13 px-6 text-16',
      },
      wide: { true: 'w-full' },
    },
    compoundVariants: [{ variant: 'quiet', class: 'px-2' }],
    defaultVariants: { variant: 'line', size: 'md' },
  },
);

export type ButtonLook = VariantProps<typeof buttonLook>;

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  ButtonLook & {
    /** Shows the thread and ignores presses; pass the words of the wait as children. */
    loading?: boolean;
    /** Not now: the button stays reachable, so that its reason can be read. */
    disabled?: boolean;
    /** Why it cannot be pressed; read with the button, or already on screen (then use aria-describedby). */
    disabledReason?: string;
  };

/** One `filo` per screen; the second solid action is `ink`. */
export function Button({
  variant,
  size,
  wide,
  loading = false,
  disabled = false,
  disabledReason,
  className,
  children,
  onClick,
  type = 'button',
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const off = disabled || loading;
  const look = cn(buttonLook({ variant, size, wide }), className);
  const reason = disabled && disabledReason;
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (off)
      event.preventDefault(); // also stops a form from being sent
    else onClick?.(event);
  }
  return (
    <button
      type={type}
      className={look}
      aria-disabled={off || undefined}
      aria-busy={loading || undefined}
      aria-describedby={cn(describedBy, reason && reasonId) || undefined}
      title={reason || undefined}
      onClick={press}
      {...rest}
    >
      {loading && (
        <span>
          <ThreadSpinner size="sm" />
        </span>
      )}
      {children}
      {reason && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </button>
  );
}
