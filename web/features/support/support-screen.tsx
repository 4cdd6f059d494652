import { deskState } from '#domain/support/desk-hours.ts';
import { SUPPORT } from '#messages/support/tickets.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { TicketList as Tickets } from './api.ts';
import { ContactOptions } from './contact-options.tsx';
import { DeskHours } from './desk-hours.tsx';
import { TicketForm } from './ticket-form.tsx';
import { TicketList } from './ticket-list.tsx';

type Props = {
  tickets: Tickets['tickets'];
  contacts: { email: string; phone: string | null };
  back: string;
  /** The moment of the page, the same on the server and in the browser. */
  now: number;
};

/** Ways to get help, opening hours, a new ticket and one's own (SUP-1). */
export function SupportScreen({ tickets, contacts, back, now }: Props) {
  const state = deskState(new Date(now));
  return (
    <>
      <PageHeader back={{ href: back, label: SUPPORT.back }} title={SUPPORT.title} description={SUPPORT.lead} />
      <div className="grid items-start gap-4 desk:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-4">
          <ContactOptions state={state} contacts={contacts} />
          <TicketList tickets={tickets} now={now} />
          <TicketForm />
        </div>
        <DeskHours state={state} />
      </div>
    </>
  );
}
