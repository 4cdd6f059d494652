import type { ReactNode } from 'react';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';
import { useSessionSync } from './use-session-sync.ts';

/** What is around the pages of a visitor. `home` is where who is signed in goes back to work. */
export function PublicFrame({ home, children }: { home: string | null; children: ReactNode }) {
  useSessionSync();
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader home={home} />
      <main id="contenuto" className="flex-1">
        {children}
      </main>
      <PublicFooter isShort={home !== null} />
    </div>
  );
}
