import { createFileRoute } from '@tanstack/react-router';
import { ServedToolsIndex } from '#web/features/tools/served-tools.ts';
import { loadedHead } from '#web/lib/loaded-head.ts';

export const Route = createFileRoute('/_frame/strumenti/')({
  beforeLoad: async () => {
    if (!import.meta.env.SSR) await ServedToolsIndex.ready();
  },
  loader: () => ({ head: loadedHead('tools') }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ToolsPage,
});

function ToolsPage() {
  const { user } = Route.useRouteContext();
  return <ServedToolsIndex key={String(user !== null)} isSignedIn={user !== null} />;
}
