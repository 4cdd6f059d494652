import { QueryClientProvider } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useContextSession } from '#web/features/activity/use-context-session.ts';
import { ChatDock } from '#web/features/assistant/chat/chat-dock.tsx';
import { BarLauncher, DeskLauncher } from '#web/features/assistant/chat/chat-launcher.tsx';
import { CompanySelector } from '#web/features/companies/company-selector.tsx';
import { useCarryOver } from '#web/features/companies/use-carry-over.ts';
import { useActiveCompany } from '#web/features/companies/use-companies.ts';
import { NotificationBell } from '#web/features/notifications/notification-bell.tsx';
import { useLatest } from '#web/features/notifications/use-latest.ts';
import { MarkWritesProvider } from '#web/features/saved-grants/mark-writes-provider.tsx';
import { ProjectItems, ProjectSelector } from '#web/features/projects/project-selector.tsx';
import { AppShell } from '#web/features/shell/app-shell.tsx';
import type { SignedInUser, Site } from '#web/lib/session.ts';

type Props = { user: SignedInUser; site: Site; children: ReactNode };

/** What is around every page of who is signed in: sidebar, active company, notifications, Filo. */
export function Frame(props: Props) {
  const { query } = useRouter().options.context;
  return (
    <QueryClientProvider client={query.loaded()}>
      <MarkWritesProvider>
        <Shell {...props} />
      </MarkWritesProvider>
    </QueryClientProvider>
  );
}

function Shell({ user, site, children }: Props) {
  const latest = useLatest();
  useContextSession();
  const company = useActiveCompany(user.userType);
  useCarryOver(company);
  return (
    <AppShell
      user={user}
      site={site}
      selector={
        user.userType === 'business_user' && (
          <>
            <CompanySelector more={<ProjectItems />} />
            {company && <ProjectSelector />}
          </>
        )
      }
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
    </AppShell>
  );
}
