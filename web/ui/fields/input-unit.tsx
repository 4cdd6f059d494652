import type { ReactNode } from 'react';

/** A box with its unit written inside, at the end; the label says it too. */
export function InputUnit({ unit, children }: { unit: string | undefined; children: ReactNode }) {
  return (
    <span className="relative block">
      {children}
      {unit && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-14 text-ink-2"
        >
          {unit}
        </span>
      )}
    </span>
  );
}
