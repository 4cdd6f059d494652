import { createFileRoute } from '@tanstack/react-router';
import { devicesQuery, preferencesQuery, settingsQuery } from '#web/features/settings/api.ts';
import { SettingsLoading, SettingsScreen } from '#web/features/settings/settings-screen.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';

export const Route = createFileRoute('/_frame/_app/settings')({
  loader: async ({ context, location }) => {
    const { api } = context;
    await loadQueries({ context, location }, settingsQuery(api), preferencesQuery(api), devicesQuery(api));
  },
  head: () => pageHead('settings'),
  pendingMs: 150,
  pendingComponent: SettingsLoading,
  component: SettingsScreen,
});
