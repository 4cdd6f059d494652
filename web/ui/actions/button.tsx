import { cva, type VariantProps } from 'class-variance-authority';
import { useId, type ComponentProps, type MouseEvent } from 'react';
import { classes } from '#web/lib/classes.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { ThreadSpinner } from '#web/ui/feedback/thread-spinner.tsx';

const FRAMED: ('filo' | 'ink' | 'line' | 'danger')[] = ['filo', 'ink', 'line', 'danger'];

export const buttonLook = cva(
  'items-center gap-2 border own:inline-flex own:justify-center own:rounded own:font-medium own:whitespace-nowrap own:no-underline transition-colors duration-(--d-1) ease-calm aria-disabled:cursor-not-allowed aria-disabled:border-rule-2 aria-disabled:bg-sunken aria-disabled:text-ink-3 [&>svg]:size-5 [&>svg]:flex-none',
  {
    variants: {
      variant: {
        filo: 'own:border-transparent own:bg-filo own:text-on-filo hover:bg-filo-hover',
        ink: 'own:border-transparent own:bg-inked own:text-on-inked hover:bg-inked-hover',
        line: 'own:border-rule-strong own:bg-sheet own:text-on-sheet hover:border-ink',
        quiet: 'own:border-transparent own:text-ink-2 hover:bg-sunken hover:text-ink',
        danger: 'own:border-no-line own:bg-sheet own:text-on-no hover:bg-no',
      },
      size: {
        sm: 'own:min-h-9 own:text-14/[1.2] own:tap:min-h-11',
        md: 'own:min-h-11 own:text-14/[1.2]',
        lg: 'own:min-h-13 own:text-16',
      },
      wide: { true: 'w-full' },
    },
    compoundVariants: [
      { variant: 'quiet', class: 'own:px-2' },
      { variant: FRAMED, size: 'sm', class: 'own:px-3' },
      { variant: FRAMED, size: 'md', class: 'own:px-4' },
      { variant: FRAMED, size: 'lg', class: 'own:px-6' },
    ],
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
    /** Why it cannot be pressed: read with the button, told when it is pressed. Already on screen, use aria-describedby. */
    disabledReason?: string | undefined;
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
  const look = classes(buttonLook({ variant, size, wide }), className);
  const reason = disabled && disabledReason;
  function press(event: MouseEvent<HTMLButtonElement>) {
    const isSecondOfTwo = rest['aria-pressed'] !== undefined && event.detail > 1; // a double click turns it once
    if (off) event.preventDefault(); // also stops a form from being sent
    if (reason) notify('info', reason, { id: 'disabled' });
    else if (off) return;
    else if (!isSecondOfTwo) onClick?.(event);
  }
  return (
    <button
      type={type}
      className={look}
      aria-disabled={off || undefined}
      aria-busy={loading || undefined}
      aria-describedby={classes(describedBy, reason && reasonId) || undefined}
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
