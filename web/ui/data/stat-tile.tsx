import type { CSSProperties, ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { Sparkline } from './sparkline.tsx';

export type Stat = {
  label: string;
  value: ReactNode;
  /** Against what: +6 over the month before. */
  trend?: ReactNode;
  spark?: readonly number[];
};

/** Figures side by side in one ruled panel, two by two on phones. */
export function StatRow({ stats, className }: { stats: readonly Stat[]; className?: string }) {
  return (
    <dl
      className={cn(
        'grid grid-cols-2 gap-px overflow-hidden rounded border border-rule-2 bg-rule desk:grid-cols-[repeat(var(--n),minmax(0,1fr))]',
        className,
      )}
      style={{ '--n': stats.length } as CSSProperties}
    >
      {stats.map((stat) => (
        <StatTile key={stat.label} {...stat} />
      ))}
    </dl>
  );
}

/** Inside a `dl`. */
export function StatTile({ label, value, trend, spark }: Stat) {
  return (
    <div className="bg-sheet p-3 text-on-sheet max-desk:last:odd:col-span-2 desk:px-4">
      <dt className="text-13 text-ink-2">{label}</dt>
      <dd className="flex items-end justify-between gap-3">
        <span className="text-28 leading-9 font-semibold tracking-[-0.02em] tabular-nums">{value}</span>
        {spark && <Sparkline values={spark} />}
      </dd>
      {trend && <dd className="text-13 text-ink-2 tabular-nums">{trend}</dd>}
    </div>
  );
}
