import { useSuspenseQuery } from '@tanstack/react-query';
import { PATHS } from '#domain/paths.ts';
import { SETTINGS } from '#messages/settings/settings.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { LoadingState } from '#web/ui/feedback/states.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { settingsQuery } from './api.ts';
import { ApiKeysPanel } from './api-keys-panel.tsx';
import { ConnectionsPanel, type Provider } from './connections-panel.tsx';
import { DatesPanel } from './dates-panel.tsx';
import { DeleteAccountPanel } from './delete-account-panel.tsx';
import { DevicesPanel } from './devices-panel.tsx';
import { EmailPanel } from './email-panel.tsx';
import { OwnDataPanel } from './own-data-panel.tsx';
import { PasswordForm } from './password-form.tsx';
import { PersonalForm } from './personal-form.tsx';
import { PreferencesPanel } from './preferences-panel.tsx';
import { TwoFactorPanel } from './two-factor-panel.tsx';

/** In the order of the page; the names are parts of the address. */
const SECTIONS = [
  { id: 'dati', title: SETTINGS.personal.title },
  { id: 'email', title: SETTINGS.email.title },
  { id: 'notifiche', title: SETTINGS.notifications.title },
  { id: 'date', title: SETTINGS.dates.title },
  { id: 'password', title: SETTINGS.password.title },
  { id: 'due-passaggi', title: SETTINGS.twoFactor.title },
  { id: 'dispositivi', title: SETTINGS.devices.title },
  { id: 'collegati', title: SETTINGS.connections.title },
  { id: 'chiavi-api', title: SETTINGS.apiKeys.title },
  { id: 'i-tuoi-dati', title: SETTINGS.ownData.title },
  { id: 'elimina', title: SETTINGS.deletion.title },
] as const;

export function SettingsScreen({ providers }: { providers: readonly Provider[] }) {
  const { data: settings } = useSuspenseQuery(settingsQuery(useApi()));
  return (
    <>
      <PageHeader back={{ href: PATHS.dashboard, label: SETTINGS.back }} title={SETTINGS.title} />
      <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[13rem_minmax(0,44rem)]">
        <nav aria-label={SETTINGS.sections} className="sticky top-4 hidden lg:block">
          <ul className="grid border-l border-rule-2">
            {SECTIONS.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="block px-4 py-1.5 text-14 text-ink-2 hover:text-ink hover:underline">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid min-w-0 gap-5 [&>section]:scroll-mt-4">
          <SectionPanel id="dati" title={SETTINGS.personal.title}>
            <PersonalForm settings={settings} />
          </SectionPanel>
          <EmailPanel id="email" email={settings.person.email} />
          <PreferencesPanel id="notifiche" />
          <DatesPanel id="date" chosen={settings.dateLanguage} />
          <PasswordForm id="password" email={settings.person.email} />
          <TwoFactorPanel id="due-passaggi" waysIn={settings.waysIn} />
          <DevicesPanel id="dispositivi" />
          <ConnectionsPanel id="collegati" waysIn={settings.waysIn} configured={providers} />
          <ApiKeysPanel id="chiavi-api" />
          <OwnDataPanel id="i-tuoi-dati" />
          <DeleteAccountPanel id="elimina" hasPassword={settings.waysIn.hasPassword} />
        </div>
      </div>
    </>
  );
}

export function SettingsLoading() {
  return (
    <LoadingState label={SETTINGS.loading} className="max-w-3xl py-6">
      <SkeletonLines count={8} />
    </LoadingState>
  );
}
