import type { ReactNode } from 'react';

/** Kept free at the end of the box, so that a figure never runs into its unit. */
export function unitRoom(unit = ''): string | undefined {
  if (unit === '') return undefined;
  if (unit.length === 1) return 'pr-9';
  if (unit.length <= 4) return 'pr-14';
  return unit.length <= 8 ? 'pr-20' : 'pr-24';
}

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
