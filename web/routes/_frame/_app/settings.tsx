import { createFileRoute } from '@tanstack/react-router';
import { PATHS } from '#domain/paths.ts';
import { SETTINGS } from '#messages/settings/settings.ts';
import { PasswordForm } from '#web/features/settings/password-form.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

export const Route = createFileRoute('/_frame/_app/settings')({
  head: () => pageHead('settings'),
  component: SettingsPage,
});

function SettingsPage() {
  const { user } = Route.useRouteContext();
  return (
    <>
      <PageHeader back={{ href: PATHS.dashboard, label: SETTINGS.back }} title={SETTINGS.title} />
      <PasswordForm email={user.email} />
    </>
  );
}
