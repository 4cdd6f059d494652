import { QueryClientProvider } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PATHS } from '#domain/paths.ts';
import { AdminNav } from '#web/features/admin/admin-nav.tsx';
import { useContextSession } from '#web/features/activity/use-context-session.ts';
import { ChatDock } from '#web/features/assistant/chat/chat-dock.tsx';
import { BarLauncher, DeskLauncher } from '#web/features/assistant/chat/chat-launcher.tsx';
import { ClientSelector } from '#web/features/clients/client-selector.tsx';
import { FollowSharing } from '#web/features/clients/follow-sharing.tsx';
import { CompanySelector } from '#web/features/companies/company-selector.tsx';
import { useCarryOver } from '#web/features/companies/use-carry-over.ts';
import { useActiveCompany } from '#web/features/companies/use-companies.ts';
import { GrantSummaryCard, type CardProps } from '#web/features/grants/grant-summary-card.tsx';
import { WholeCardContext } from '#web/features/grants/listed-grant.tsx';
import { NotificationBell } from '#web/features/notifications/notification-bell.tsx';
import { useLatest } from '#web/features/notifications/use-latest.ts';
import { useLiveBadge } from '#web/features/notifications/use-live-badge.ts';
import { MarkWritesProvider } from '#web/features/saved-grants/mark-writes-provider.tsx';
import { ProjectItems, ProjectSelector } from '#web/features/projects/project-selector.tsx';
import { AppShell } from '#web/features/shell/app-shell.tsx';
import { StepUpProvider } from '#web/features/shell/step-up.tsx';
import { actsForCompany, type SignedInUser, type Site } from '#web/lib/session.ts';

type Props = { user: SignedInUser; site: Site; children: ReactNode };

const drawWholeCard = (card: CardProps) => <GrantSummaryCard {...card} />;

/** What is around every page of who is signed in: sidebar, active company, notifications, Filo. */
export function Frame(props: Props) {
  const { query } = useRouter().options.context;
  return (
    <QueryClientProvider client={query.loaded()}>
      <MarkWritesProvider>
        <WholeCardContext value={drawWholeCard}>
          <StepUpProvider>
            <Shell {...props} />
          </StepUpProvider>
        </WholeCardContext>
      </MarkWritesProvider>
    </QueryClientProvider>
  );
}

/** The administration has a navigation of its own. */
const isDeskPath = (path: string): boolean => path === PATHS.admin || path.startsWith(`${PATHS.admin}/`);

function Shell({ user, site, children }: Props) {
  const latest = useLatest();
  useLiveBadge();
  useContextSession();
  const company = useActiveCompany(user);
  useCarryOver(user.userType === 'business_user' ? company : null);
  const isDesk = useRouterState({ select: ({ location }) => isDeskPath(location.pathname) }) && user.isAdmin;
  return (
    <AppShell
      user={user}
      site={site}
      selector={
        actsForCompany(user) &&
        !isDesk && (
          <>
            {user.userType === 'consultant' ? (
              <ClientSelector more={company && <ProjectItems />} />
            ) : (
              <CompanySelector more={<ProjectItems />} />
            )}
            {company && <ProjectSelector />}
          </>
        )
      }
      nav={isDesk ? (onGo) => <AdminNav onGo={onGo} /> : undefined}
      badges={{ notifications: latest?.unread ?? 0 }}
      bell={
        <>
          <DeskLauncher />
          <BarLauncher />
          <NotificationBell />
        </>
      }
    >
      {children}
      <ChatDock user={user} companyId={company?.id ?? null} />
      {user.userType === 'consultant' && user.isApproved && <FollowSharing isActing={company?.isShared === true} />}
    </AppShell>
  );
}
