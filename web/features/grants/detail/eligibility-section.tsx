import { useId, type ReactNode } from 'react';
import { GRANT_ACTIONS } from '#messages/grants/grant-actions.ts';

/** The place of the verdict, before everything else on the page; the route puts it here. */
export function EligibilitySection({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-10 print:hidden">
      <h2 id={id} className="mb-4 text-22 font-bold tracking-[-0.015em]">
        {GRANT_ACTIONS.eligibility}
      </h2>
      {children}
    </section>
  );
}
