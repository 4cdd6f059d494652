import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PublicHeader } from './public-header.tsx';
import { ServedFooter } from './served-footer.ts';
import { SiteNotice } from './site-notice.tsx';
import { useSessionSync } from './use-session-sync.ts';

type Props = { home: string | null; notice: string | null; children: ReactNode };

/** What is around the pages of a visitor. `home` is where who is signed in goes back to work. */
export function PublicFrame({ home, notice, children }: Props) {
  useSessionSync();
  const isShort = home !== null;
  const here = useRouterState({
    select: ({ resolvedLocation, location }) => {
      const { pathname, searchStr } = resolvedLocation ?? location;
      return pathname + searchStr;
    },
  });
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteNotice text={notice} />
      <PublicHeader home={home} />
      <main id="contenuto" className="flex-1">
        {children}
      </main>
      {/* Its links say which of them is the page. */}
      <ServedFooter key={`${here} ${String(isShort)}`} isShort={isShort} />
    </div>
  );
}
