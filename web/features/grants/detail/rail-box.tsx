import { useId, type ReactNode } from 'react';

/** A titled part of the side column. */
export function RailBox({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-rule-2 pt-4">
      <h2 id={id} className="mb-3 text-16 font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}
