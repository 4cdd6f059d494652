import { Star } from 'lucide-react';
import { cn } from '#web/lib/cn.ts';

/** One to five, full or empty. */
export function Stars({ value, label, className }: { value: number; label: string; className?: string }) {
  return (
    <span role="img" aria-label={label} className={cn('inline-flex gap-0.5', className)}>
      {[1, 2, 3, 4, 5].map((each) => (
        <Star key={each} aria-hidden="true" className={cn('size-4', each <= value ? 'fill-ink' : 'text-ink-3')} />
      ))}
    </span>
  );
}
