import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { OUTBOX } from '#messages/mails/outbox.ts';
import { OutboxMail } from '#web/features/mails/outbox-mail.tsx';
import { dataOf } from '#web/lib/api.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';

export const Route = createFileRoute('/_public/dev/outbox')({
  beforeLoad: ({ context }) => {
    if (!context.site.hasOutbox) throw redirect({ to: '/', replace: true });
  },
  loader: ({ context }) => dataOf(context.api.dev.outbox.$get()),
  head: () => pageHead('outbox'),
  component: OutboxPage,
});

function OutboxPage() {
  const { mails } = Route.useLoaderData();
  const router = useRouter();
  return (
    <div className="wrap grid max-w-3xl grid-cols-1 gap-6 py-10">
      <header className="flex flex-wrap items-end gap-4">
        <div className="flex-[1_1_16rem]">
          <h1 className="display text-40">{OUTBOX.title}</h1>
          <p className="mt-2 text-ink-2">{OUTBOX.lead}</p>
        </div>
        <Button onClick={() => void router.invalidate()}>
          <RefreshCw aria-hidden="true" />
          {OUTBOX.refresh}
        </Button>
      </header>
      {mails.length === 0 && <EmptyState title={OUTBOX.empty} description={OUTBOX.emptyText} />}
      <ul className="grid grid-cols-1 gap-4">
        {mails.map((mail) => (
          <li key={mail.id}>
            <OutboxMail mail={mail} />
          </li>
        ))}
      </ul>
    </div>
  );
}
