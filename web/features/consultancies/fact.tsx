import type { ReactNode } from 'react';

/** A word and its value on one line, inside a `dl`. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-ink-2">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
