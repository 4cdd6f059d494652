import { cn } from '#web/lib/cn.ts';

const MAX_TICKS = 44;

type Props = { granted: number; closed: number; label: string; size?: 'sm' | 'lg'; className?: string };

/** One tick, one closed application: full if granted, hollow if not. Beyond 44 a bar says the same. */
export function OutcomeTicks({ granted, closed, label, size = 'sm', className }: Props) {
  if (closed === 0) return null;
  const tick = cn('block border border-ink', size === 'lg' ? 'h-5.5 w-2' : 'h-3.5 w-1.5');
  if (closed > MAX_TICKS) {
    return (
      <span role="img" aria-label={label} className={cn('block h-2.5 max-w-72 flex-1 border border-ink', className)}>
        <span className="block h-full bg-ink" style={{ width: `${String((granted / closed) * 100)}%` }} />
      </span>
    );
  }
  return (
    <span role="img" aria-label={label} className={cn('inline-flex flex-wrap gap-0.5', className)}>
      {Array.from({ length: closed }, (_, index) => (
        <span key={index} className={cn(tick, index < granted && 'bg-ink')} />
      ))}
    </span>
  );
}
