import { classes } from '#web/lib/classes.ts';

const DRAWING = {
  sm: { viewBox: '0 0 40 16', path: 'M1 8c4-9 7 8 11 0s-5-8-3 0 8 6 12 0 6 0 18 0', className: 'own:w-8' },
  md: {
    viewBox: '0 0 120 24',
    path: 'M2 12c10-14 18 14 26 0s-10-12-6 0 20 10 28 0 14-6 22-1 18 1 46 1',
    className: 'own:w-30',
  },
};

type ThreadSpinnerProps = { label?: string; size?: 'sm' | 'md'; className?: string };

/** The thread running straight: something is going on. Say what beside it; alone it needs a label. */
export function ThreadSpinner({ label, size = 'md', className }: ThreadSpinnerProps) {
  const drawing = DRAWING[size];
  return (
    <svg
      viewBox={drawing.viewBox}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={classes('h-auto flex-none overflow-visible', drawing.className, className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path
        className="animate-[thread-run_1.6s_linear_infinite] [stroke-dasharray:90_30] motion-reduce:[stroke-dasharray:none]"
        d={drawing.path}
        pathLength={120}
      />
    </svg>
  );
}
