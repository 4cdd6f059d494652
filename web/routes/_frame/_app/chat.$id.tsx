import { createFileRoute } from '@tanstack/react-router';
import { chatQuery } from '#web/features/chat/api.ts';
import { ChatScreen } from '#web/features/chat/chat-screen.tsx';
import { sharingQuery } from '#web/features/sharing/api.ts';
import { SharedPanel } from '#web/features/sharing/shared-panel.tsx';
import { orNotFound } from '#web/lib/or-not-found.ts';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';

export const Route = createFileRoute('/_frame/_app/chat/$id')({
  loader: async ({ context, location, params }) => {
    await orNotFound(
      loadQueries({ context, location }, chatQuery(context.api, params.id), sharingQuery(context.api, params.id)),
    );
  },
  head: () => appHead('chat'),
  component: ChatPage,
});

function ChatPage() {
  const { id } = Route.useParams();
  const { user } = Route.useRouteContext();
  return <ChatScreen key={id} id={id} userId={user.id} shared={(isOwner) => <SharedPanel {...{ id, isOwner }} />} />;
}
