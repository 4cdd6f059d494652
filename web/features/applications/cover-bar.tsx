import type { Budget } from '#domain/applications/budget.ts';
import type { AidKind } from '#domain/projects/expected-aid.ts';
import { WIZARD } from '#messages/applications/screens.ts';
import { cn } from '#web/lib/cn.ts';
import { formatEuro } from '#web/lib/format.ts';
import type { Plan } from './use-budget.ts';

const WORDS = WIZARD.budget;
const SHADES = ['bg-ink-2', 'bg-ink-3', 'bg-rule-strong'];
/** What nobody pays yet. */
const GAP = 'bg-[repeating-linear-gradient(135deg,var(--color-verify-line)_0_4px,transparent_4px_8px)]';

type Part = { key: string; name: string; amount: number; look: string; isGap?: boolean };

/** The whole spend as one bar: the aid, each source, then the gap; the same in words below it. */
export function CoverBar({ plan, budget, kind }: { plan: Plan; budget: Budget; kind: AidKind }) {
  const { aid, spend, toCover } = budget;
  if (aid === null || spend === 0) return null;
  const parts: Part[] = [
    { key: 'aid', name: WORDS.given[kind], amount: aid, look: 'bg-ink' },
    ...plan.cover.map(({ key, name, amount }, at) => ({
      key,
      name: name || WORDS.unnamed,
      amount: amount ?? 0,
      look: SHADES[at % SHADES.length]!,
    })),
    ...(toCover !== null && toCover > 0
      ? [{ key: 'gap', name: WORDS.toCover, amount: toCover, look: GAP, isGap: true }]
      : []),
  ];
  const whole = Math.max(
    spend,
    parts.reduce((sum, { amount }) => sum + amount, 0),
  );
  return (
    <div className="grid gap-2">
      <div aria-hidden="true" className="flex h-6 gap-px overflow-hidden rounded-[2px]">
        {parts.map(({ key, amount, look }) => (
          <span key={key} className={look} style={{ width: `${(amount / whole) * 100}%` }} />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-14">
        {parts.map(({ key, name, amount, look, isGap }) => (
          <li key={key} className={cn('tabular-nums', isGap && 'text-on-verify')}>
            <span className="flex items-center gap-1.5 font-semibold">
              <span aria-hidden="true" className={cn('size-3 rounded-[2px]', look)} />
              {formatEuro(amount)}
            </span>
            <span className="block text-13 wrap-anywhere">{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
