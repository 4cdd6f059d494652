import { useRouterState } from '@tanstack/react-router';
import { LogOut, Shield } from 'lucide-react';
import type { ReactNode } from 'react';
import { DESK, SIDEBAR, type NavItem, type SiteLink } from '#domain/navigation.ts';
import { PATHS } from '#domain/paths.ts';
import { LINK_LABELS } from '#messages/shell/links.ts';
import { SHELL } from '#messages/shell/shell.ts';
import { cn } from '#web/lib/cn.ts';
import type { SessionUser } from '#web/lib/session.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { CountBadge } from '#web/ui/data/badge.tsx';
import { Button } from '#web/ui/actions/button.tsx';

import { Logo } from '#web/ui/brand/logo.tsx';
import { LINK_ICONS } from './link-icons.tsx';
import { useSignOut } from './use-sign-out.ts';

/** The screens of one application belong to their list. */
const ofApplications = /^\/(?:search$|apply\/|application-wizard\/|bandolo-wizard\/)/;

/** The consultant's screens belong to the dashboard, whose row leads to each of them. */
const ofDesk = (path: string): boolean =>
  path === PATHS.consultantDashboard || DESK.some(({ href }) => href === path) || path.startsWith('/client/');

/** How many wait behind a link. */
export type Badges = Partial<Record<SiteLink, number>>;
type Props = {
  user: SessionUser;
  badges?: Badges;
  /** In the place of the product's own links. */
  nav?: ReactNode;
  onGo?: () => void;
};

/** Two sections, the same for everyone, and the person at the foot (SHE-1, SHE-2). */
export function Sidebar({ user, badges = {}, nav, onGo }: Props) {
  return (
    <div className="flex h-full flex-col gap-6 px-3 py-5">
      <AppLink href={PATHS.home} aria-label={SHELL.logo} className="hidden px-2 text-ink desk:block">
        <Logo />
      </AppLink>
      {nav ?? <ProductNav badges={badges} onGo={onGo} />}
      <UserFooter user={user} onGo={onGo} />
    </div>
  );
}

type ProductNavProps = { badges: Badges; onGo: (() => void) | undefined };

function ProductNav({ badges, onGo }: ProductNavProps) {
  return (
    <nav aria-label={SHELL.mainNav} className="grid min-h-0 flex-1 content-start gap-6 overflow-y-auto">
      <NavSection title={SHELL.sections.main} items={SIDEBAR.main} badges={badges} onGo={onGo} />
      {SIDEBAR.account.length > 0 && (
        <NavSection title={SHELL.sections.account} items={SIDEBAR.account} badges={badges} onGo={onGo} />
      )}
      <NavSection title={SHELL.sections.tools} items={SIDEBAR.tools} badges={badges} onGo={onGo} />
    </nav>
  );
}

type NavSectionProps = { title: string; items: NavItem[]; badges: Badges; onGo: (() => void) | undefined };

function NavSection({ title, items, badges, onGo }: NavSectionProps) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <section aria-label={title}>
      <h2 className="px-2 pb-1 text-13 font-normal text-ink-2">{title}</h2>
      <ul>
        {items.map(({ link, href }) => {
          const Icon = LINK_ICONS[link];
          const isHere =
            path === href ||
            (link === 'dashboard' && ofDesk(path)) ||
            ((link === 'support' || link === 'resources') && path.startsWith(`${href}/`)) ||
            (link === 'search' && path === PATHS.grants) ||
            (link === 'applications' && ofApplications.test(path));
          const waiting = badges[link] ?? 0;
          return (
            <li key={link}>
              <AppLink
                href={href}
                onClick={onGo}
                aria-current={isHere ? 'page' : undefined}
                className={cn(
                  'flex min-h-9 items-center gap-3 rounded px-2 text-14 font-medium text-ink-2 no-underline hover:text-ink tap:min-h-11',
                  isHere && 'bg-sunken font-semibold text-ink',
                )}
              >
                {Icon && <Icon aria-hidden="true" className="size-5" />}
                {LINK_LABELS[link]}
                {waiting > 0 && (
                  <span className="ml-auto">
                    <CountBadge count={waiting} />
                    <span className="sr-only"> {SHELL.waiting}</span>
                  </span>
                )}
              </AppLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function UserFooter({ user, onGo }: { user: SessionUser; onGo: (() => void) | undefined }) {
  const { mutate: leave, isPending: isLeaving } = useSignOut();
  const name = `${user.firstName} ${user.lastName}`.trim() || SHELL.unknownName;
  return (
    <div className="grid grid-cols-1 gap-2 border-t border-rule pt-3">
      <div className="flex items-center gap-3 px-2">
        <Avatar name={name} />
        <div className="min-w-0 flex-1 text-14">
          <p className="truncate font-semibold">{name}</p>
          <p className="truncate text-13 text-ink-2" title={user.email}>
            {user.email || SHELL.unknownEmail}
          </p>
        </div>
      </div>
      {user.isAdmin && (
        <AppLink
          href={PATHS.admin}
          onClick={onGo}
          className="flex min-h-9 items-center gap-3 rounded px-2 text-14 font-medium text-ink-2 no-underline hover:text-ink tap:min-h-11"
        >
          <Shield aria-hidden="true" className="size-5" />
          {SHELL.administration}
        </AppLink>
      )}
      <Button
        variant="quiet"
        size="sm"
        loading={isLeaving}
        onClick={() => leave(undefined)}
        className="justify-start px-2"
      >
        <LogOut aria-hidden="true" className="size-5" />
        {SHELL.signOut}
      </Button>
    </div>
  );
}
