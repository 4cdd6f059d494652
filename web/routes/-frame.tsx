import type { ReactNode } from 'react';
import { useContextSession } from '#web/features/activity/use-context-session.ts';
import { ChatDock } from '#web/features/assistant/chat/chat-dock.tsx';
import { BarLauncher } from '#web/features/assistant/chat/chat-launcher.tsx';
import { CompaniesProvider, useSharedCompanies } from '#web/features/companies/companies-context.tsx';
import { CompanySelector } from '#web/features/companies/company-selector.tsx';
import { NotificationBell } from '#web/features/notifications/notification-bell.tsx';
import { NotificationsProvider, useLatestNotifications } from '#web/features/notifications/notifications-context.tsx';
import { AppShell } from '#web/features/shell/app-shell.tsx';
import type { SignedInUser, Site } from '#web/lib/session.ts';
import type { FrameData } from './-frame-data.ts';

type Props = { user: SignedInUser; site: Site; loaded: FrameData; children: ReactNode };

/** What is around every page of who is signed in: sidebar, active company, notifications, Filo. */
export function Frame({ loaded, ...rest }: Props) {
  return (
    <CompaniesProvider loaded={loaded.companies}>
      <NotificationsProvider loaded={loaded.latest}>
        <Shell {...rest} />
      </NotificationsProvider>
    </CompaniesProvider>
  );
}

function Shell({ user, site, children }: Omit<Props, 'loaded'>) {
  const { latest } = useLatestNotifications();
  useContextSession();
  const { companies } = useSharedCompanies();
  return (
    <AppShell
      user={user}
      site={site}
      selector={user.userType === 'business_user' && <CompanySelector />}
      badges={{ notifications: latest?.unread ?? 0 }}
      bell={
        <>
          <BarLauncher />
          <NotificationBell />
        </>
      }
    >
      {children}
      <ChatDock user={user} companyId={companies?.find(({ isPrimary }) => isPrimary)?.id ?? null} />
    </AppShell>
  );
}
