import { CHECKS } from '#messages/consultants/directory-checks.ts';
import { cn } from '#web/lib/cn.ts';
import { THREAD_KNOT } from './thread-look.ts';

/** What stands behind every name here, on the thread. */
export function ThreeChecks() {
  return (
    <ol aria-label={CHECKS.label} className="mt-2 grid gap-4 sm:grid-cols-3 sm:gap-0">
      {[CHECKS.identity, CHECKS.outcomes, CHECKS.reviews].map(({ title, text }) => (
        <li key={title} className={cn(THREAD_KNOT, 'text-14 sm:pr-6')}>
          <p className="font-semibold">{title}</p>
          <p className="text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}
