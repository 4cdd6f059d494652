import { createFileRoute } from '@tanstack/react-router';
import { apiKeysQuery } from '#web/features/settings/api-keys.ts';
import { devicesQuery, preferencesQuery, settingsQuery } from '#web/features/settings/api.ts';
import { SettingsLoading, SettingsScreen } from '#web/features/settings/settings-screen.tsx';
import { useConnectOutcome, type ConnectOutcome } from '#web/features/settings/use-connect-outcome.ts';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

const isProvider = (value: unknown) => value === 'google' || value === 'facebook';

/** How the way back from Google or Facebook went. */
export const Route = createFileRoute('/_frame/_app/settings')({
  validateSearch: strictSearch<ConnectOutcome>((search) => ({
    ...(isProvider(search.collegato) ? { collegato: search.collegato } : {}),
    ...(isProvider(search.errore) ? { errore: search.errore } : {}),
    ...(typeof search.motivo === 'string' ? { motivo: search.motivo } : {}),
  })),
  loader: async ({ context, location }) => {
    const { api } = context;
    await loadQueries(
      { context, location },
      settingsQuery(api),
      preferencesQuery(api),
      devicesQuery(api),
      apiKeysQuery(api),
    );
  },
  head: () => appHead('settings'),
  pendingMs: 150,
  pendingComponent: SettingsLoading,
  component: SettingsPage,
});

function SettingsPage() {
  const { site } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  useConnectOutcome(Route.useSearch(), () => void navigate({ search: {}, replace: true }));
  return <SettingsScreen providers={site.providers} />;
}
