import { createFileRoute } from '@tanstack/react-router';
import { ToolsIndex } from '#web/features/tools/tools-index.tsx';
import { loadedHead } from '#web/lib/loaded-head.ts';

export const Route = createFileRoute('/_frame/strumenti/')({
  loader: () => ({ head: loadedHead('tools') }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ToolsPage,
});

function ToolsPage() {
  const { user } = Route.useRouteContext();
  return <ToolsIndex isSignedIn={user !== null} />;
}
