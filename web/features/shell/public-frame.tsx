import type { ReactNode } from 'react';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';
import { useSessionSync } from './use-session-sync.ts';

/** What is around the pages of a visitor. `home` is where who is signed in goes back to work. */
export function PublicFrame({ home, children }: { home: string | null; children: ReactNode }) {
  useSessionSync();
  return (
    <>
      <PublicHeader home={home} />
      <main id="contenuto">{children}</main>
      <PublicFooter />
    </>
  );
}
