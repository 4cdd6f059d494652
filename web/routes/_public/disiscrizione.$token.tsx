import { createFileRoute } from '@tanstack/react-router';
import { MAIL_TOPICS, type MailTopic } from '#domain/mail-topics.ts';
import { UnsubscribeScreen } from '#web/features/notifications/unsubscribe-screen.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

type UnsubscribeSearch = { quali?: MailTopic; esito?: 'fatto' | 'errore' };

export const Route = createFileRoute('/_public/disiscrizione/$token')({
  validateSearch: strictSearch<UnsubscribeSearch>(({ quali, esito }) => {
    const topic = MAIL_TOPICS.find((each) => each === quali);
    return {
      ...(topic ? { quali: topic } : {}),
      ...(esito === 'fatto' || esito === 'errore' ? { esito } : {}),
    };
  }),
  head: () => pageHead('unsubscribe'),
  component: UnsubscribePage,
});

function UnsubscribePage() {
  const { quali, esito } = Route.useSearch();
  const { token } = Route.useParams();
  return <UnsubscribeScreen token={token} topic={quali ?? 'bandi'} outcome={esito} />;
}
