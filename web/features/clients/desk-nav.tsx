import { useQuery } from '@tanstack/react-query';
import { DESK, type SiteLink } from '#domain/navigation.ts';
import { PATHS } from '#domain/paths.ts';
import { CONSULTANT_DESK as WORDS } from '#messages/sharing/desk.ts';
import { LINK_LABELS } from '#messages/shell/links.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { CountBadge } from '#web/ui/data/badge.tsx';
import { useCurrentInView } from '#web/ui/layout/use-current-in-view.ts';
import { dayQuery, waitingQuery } from './api.ts';

const LINKS = [
  { link: 'home' as SiteLink, href: PATHS.consultantDashboard, label: WORDS.home },
  ...DESK.map(({ link, href }) => ({ link, href, label: WORDS.short[link] ?? LINK_LABELS[link] })),
];

/** The consultant's screens, one row under the bar; on phones it scrolls, to where one is (CON-18). */
export function DeskNav({ here }: { here: SiteLink }) {
  const api = useApi();
  const isHome = here === 'home';
  // The home reads both numbers with all the rest; until another screen has read its own, those stand.
  const { data: day } = useQuery({ ...dayQuery(api), enabled: false });
  const { data: counted } = useQuery({ ...waitingQuery(api), enabled: !isHome });
  const ofDay = day && { requests: day.requests.length, unreadMessages: day.unreadMessages };
  const waiting = isHome ? ofDay : (counted ?? ofDay);
  const counts: Partial<Record<SiteLink, number>> = {
    requestsManagement: waiting?.requests ?? 0,
    consultantChats: waiting?.unreadMessages ?? 0,
  };
  // The counts come later, and move what stands after them.
  const row = useCurrentInView<HTMLElement>([here, ...Object.values(counts)].join());
  return (
    <nav
      ref={row}
      aria-label={WORDS.nav}
      className="relative -mx-(--gutter) -mt-2 mb-4 overflow-x-auto border-b border-rule px-(--gutter) text-14 font-medium print:hidden"
    >
      <ul className="flex w-max gap-x-5">
        {LINKS.map(({ link, href, label }) => (
          <li key={link}>
            <AppLink
              href={href}
              aria-current={link === here ? 'page' : undefined}
              className="inline-flex min-h-11 items-center gap-2 border-b-2 border-transparent text-ink-2 no-underline hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink"
            >
              {label}
              {counts[link] ? <CountBadge count={counts[link]} /> : null}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
