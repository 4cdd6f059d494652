import type { MailTopic } from '#domain/mail-topics.ts';
import { PATHS, unsubscribePath } from '#domain/paths.ts';
import { UNSUBSCRIBE } from '#messages/notifications/digest.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

type Props = { token: string; topic: MailTopic; outcome: 'fatto' | 'errore' | undefined };

/** Without signing in, and without script: a form that is sent to its own address. */
export function UnsubscribeScreen({ token, topic, outcome }: Props) {
  const said = outcome === 'fatto' ? UNSUBSCRIBE.done : outcome === 'errore' ? UNSUBSCRIBE.failed : null;
  return (
    <div className="wrap max-w-150 py-10">
      <PageHeader title={said?.title ?? UNSUBSCRIBE.title} description={said?.body ?? UNSUBSCRIBE.lead[topic]} />
      {said ? (
        <ButtonLink href={PATHS.settings}>{UNSUBSCRIBE.settings}</ButtonLink>
      ) : (
        <form method="post" action={`${unsubscribePath(token, topic)}&pagina=1`}>
          <Button type="submit" variant="ink">
            {UNSUBSCRIBE.confirm}
          </Button>
        </form>
      )}
    </div>
  );
}
