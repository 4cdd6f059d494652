import { createFileRoute } from '@tanstack/react-router';
import { ToolsIndex } from '#web/features/tools/tools-index.tsx';
import { pageHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/_frame/strumenti/')({
  head: () => pageHead('tools'),
  component: ToolsPage,
});

function ToolsPage() {
  const { user } = Route.useRouteContext();
  return <ToolsIndex isSignedIn={user !== null} />;
}
