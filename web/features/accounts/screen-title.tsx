import type { ReactNode } from 'react';

/** The title of a view; it can take the focus when the view appears. */
export function ScreenTitle({ children }: { children: ReactNode }) {
  return (
    <h1 tabIndex={-1} className="display text-28 outline-none">
      {children}
    </h1>
  );
}
