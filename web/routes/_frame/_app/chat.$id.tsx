import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { CHAT } from '#domain/chat/chat.ts';
import { chatQuery } from '#web/features/chat/api.ts';
import { ChatScreen } from '#web/features/chat/chat-screen.tsx';
import { sharingQuery } from '#web/features/sharing/api.ts';
import { SharedPanel } from '#web/features/sharing/shared-panel.tsx';
import { orNotFound } from '#web/lib/or-not-found.ts';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

/** `testo`: words that another page has ready to be sent here. */
type Search = { testo?: string };

export const Route = createFileRoute('/_frame/_app/chat/$id')({
  validateSearch: strictSearch<Search>(({ testo }) => (typeof testo === 'string' ? { testo } : {})),
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
  const { testo } = Route.useSearch();
  const navigate = Route.useNavigate();
  // Taken by the box: sent or changed there, it does not come back with the address.
  useEffect(() => {
    if (testo !== undefined) void navigate({ search: {}, replace: true });
  }, [testo, navigate]);
  return (
    <ChatScreen
      key={id}
      id={id}
      userId={user.id}
      draft={testo?.slice(0, CHAT.textMax)}
      shared={(isOwner) => <SharedPanel {...{ id, isOwner }} />}
    />
  );
}
