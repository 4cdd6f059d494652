import { useId, type ReactNode } from 'react';

export function TextSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="not-first:mt-10">
      <h2 id={id} className="text-22 font-bold tracking-[-0.015em]">
        {title}
      </h2>
      {children}
    </section>
  );
}
