import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { chatsQuery } from '#web/features/chat/api.ts';
import { ChatsScreen } from '#web/features/chat/chats-screen.tsx';
import { DeskNav } from '#web/features/clients/desk-nav.tsx';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';

export const Route = createFileRoute('/_frame/_app/consultant/chat')({
  beforeLoad: ({ context }) => {
    if (context.user.userType !== 'consultant') throw redirect({ to: '/consultants/richieste' });
  },
  loader: async ({ context, location }) => {
    await loadQueries({ context, location }, chatsQuery(context.api));
    return { now: Date.now() };
  },
  head: () => appHead('consultantChats'),
  component: ChatsPage,
});

function ChatsPage() {
  const { data } = useSuspenseQuery(chatsQuery(useApi()));
  const { now } = Route.useLoaderData();
  const { user } = Route.useRouteContext();
  return (
    <>
      {user.isApproved && <DeskNav here="consultantChats" />}
      <ChatsScreen chats={data} now={now} />
    </>
  );
}
