import type { ReactNode } from 'react';

/** Names on the left, values on the right, a rule between two. */
export function FactList({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="px-4 pb-2 text-14">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-4 border-rule py-2 not-first:border-t">
          <dt className="min-w-0 wrap-anywhere text-ink-2">{label}</dt>
          <dd className="text-right font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
