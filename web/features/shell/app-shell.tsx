import { Menu } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { PATHS } from '#domain/paths.ts';
import { SHELL } from '#messages/shell/shell.ts';
import type { SessionUser, Site } from '#web/lib/session.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Logo } from '#web/ui/brand/logo.tsx';
import { Sheet } from '#web/ui/windows/sheet.tsx';
import { Tag } from '#web/ui/data/tag.tsx';
import { useMessagesAhead } from '#web/ui/feedback/use-messages-ahead.ts';
import { SessionLost } from './session-lost.tsx';
import { SiteNotice } from './site-notice.tsx';
import { Sidebar, type Badges } from './sidebar.tsx';
import { useSessionWatch } from './use-session-watch.ts';

type Props = {
  user: SessionUser;
  site: Site;
  /** The active company, for those who have companies; on phones it takes the place of the logo. */
  selector?: ReactNode;
  badges?: Badges;
  /** A navigation of its own, in the place of the product's. */
  nav?: ((onGo?: () => void) => ReactNode) | undefined;
  /** At the end of the header: the bell. */
  bell?: ReactNode;
  children: ReactNode;
};

/** The signed-in frame: sidebar beside the work, a sheet of the same on phones. */
export function AppShell({ user, site, selector, badges, nav, bell, children }: Props) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  useMessagesAhead();
  const { isLost, dismiss, found } = useSessionWatch(user);
  return (
    <div data-frame className="desk:grid desk:min-h-dvh desk:grid-cols-[232px_minmax(0,1fr)] print:block!">
      <aside aria-label={SHELL.menu} className="sticky top-0 hidden h-dvh border-r border-rule desk:block print:hidden">
        <Sidebar user={user} badges={badges} nav={nav?.()} />
      </aside>
      <div className="min-w-0 overflow-x-clip print:overflow-visible">
        <SiteNotice text={site.notice} />
        <header className="sticky top-0 z-20 flex min-h-14 items-center gap-2 border-b border-rule bg-paper px-4 xs:gap-3 desk:px-6 print:hidden">
          <IconButton label={SHELL.openMenu} onClick={() => setMenuOpen(true)} className="-ml-2 desk:hidden">
            <Menu aria-hidden="true" />
          </IconButton>
          {selector || (
            <AppLink href={PATHS.home} aria-label={SHELL.logo} className="text-ink desk:hidden">
              <Logo className="h-7" />
            </AppLink>
          )}
          {site.isDemo && (
            <Tag title={SHELL.demo}>
              <span className="max-xs:hidden">{SHELL.demo}</span>
              <span className="xs:hidden">{SHELL.demoShort}</span>
            </Tag>
          )}
          {bell && <div className="ml-auto flex items-center">{bell}</div>}
        </header>
        <main
          id="contenuto"
          className="[--bar:3.5rem] [--gutter:1rem] [--page:84rem] [--wrap:0] desk:[--gutter:1.5rem]"
        >
          {children}
        </main>
      </div>
      <Sheet open={isMenuOpen} onOpenChange={setMenuOpen} side="left" title={SHELL.menu} closeLabel={SHELL.close}>
        <Sidebar user={user} badges={badges} nav={nav?.(() => setMenuOpen(false))} onGo={() => setMenuOpen(false)} />
      </Sheet>
      <SessionLost user={user} open={isLost} onDismiss={dismiss} onFound={found} />
    </div>
  );
}
