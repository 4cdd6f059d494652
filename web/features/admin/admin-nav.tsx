import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import {
  ArrowLeft,
  Bot,
  LayoutDashboard,
  List,
  MessageSquare,
  ScrollText,
  Server,
  Shield,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { ADMIN_SECTIONS, QUEUES_OF, type AdminSection } from '#domain/admin/sections.ts';
import { PATHS } from '#domain/paths.ts';
import { ADMIN, ADMIN_SECTION_LABELS } from '#messages/admin/admin.ts';
import { cn } from '#web/lib/cn.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { CountBadge } from '#web/ui/data/badge.tsx';
import { Tag } from '#web/ui/data/tag.tsx';
import { queuesQuery } from './api.ts';

const ICONS: Record<AdminSection, LucideIcon> = {
  summary: LayoutDashboard,
  consultants: Shield,
  catalogue: List,
  users: Users,
  support: MessageSquare,
  assistant: Bot,
  system: Server,
  audit: ScrollText,
};
const LOOK =
  'flex min-h-9 items-center gap-3 rounded px-2 text-14 font-medium text-ink-2 no-underline hover:text-ink tap:min-h-11';

/** The desk's own navigation, in the place of the product's, with what waits behind each section. */
export function AdminNav({ onGo }: { onGo?: () => void }) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const queues = useQuery(queuesQuery(useApi())).data?.queues;
  return (
    <nav aria-label={ADMIN.nav} className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto">
      <p className="px-2">
        <Tag>{ADMIN.name}</Tag>
      </p>
      <ul>
        {ADMIN_SECTIONS.map(({ section, href }) => {
          const Icon = ICONS[section];
          const isHere = path === href || (href !== PATHS.admin && path.startsWith(`${href}/`));
          const waiting = (QUEUES_OF[section] ?? []).reduce((sum, queue) => sum + (queues?.[queue] ?? 0), 0);
          return (
            <li key={section}>
              <AppLink
                href={href}
                onClick={onGo}
                aria-current={isHere ? 'page' : undefined}
                className={cn(LOOK, isHere && 'bg-sunken font-semibold text-ink')}
              >
                <Icon aria-hidden="true" className="size-5" />
                {ADMIN_SECTION_LABELS[section]}
                {waiting > 0 && (
                  <span className="ml-auto">
                    <CountBadge count={waiting} />
                    <span className="sr-only"> {ADMIN.waiting}</span>
                  </span>
                )}
              </AppLink>
            </li>
          );
        })}
      </ul>
      <AppLink href={PATHS.dashboard} onClick={onGo} className={LOOK}>
        <ArrowLeft aria-hidden="true" className="size-5" />
        {ADMIN.back}
      </AppLink>
    </nav>
  );
}
