import { createFileRoute } from '@tanstack/react-router';
import { TOOL_HEADS, toolHead } from '#messages/tools-heads.ts';
import { ToolsIndex } from '#web/features/tools/tools-index.tsx';

export const Route = createFileRoute('/_public/strumenti/')({
  head: () => toolHead(TOOL_HEADS.index),
  component: ToolsPage,
});

function ToolsPage() {
  const { user } = Route.useRouteContext();
  return <ToolsIndex isSignedIn={user !== null} />;
}
