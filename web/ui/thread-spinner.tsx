import { cn } from '#web/lib/cn.ts';

/** The thread running straight: something is going on. Say what beside it; alone it needs a label. */
export function ThreadSpinner({ label, className }: { label?: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 120 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={cn('h-auto w-30 flex-none overflow-visible', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path
        className="animate-[thread-run_1.6s_linear_infinite] [stroke-dasharray:90_30] motion-reduce:[stroke-dasharray:none]"
        d="M2 12c10-14 18 14 26 0s-10-12-6 0 20 10 28 0 14-6 22-1 18 1 46 1"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
