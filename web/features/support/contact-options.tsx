import { Headset, Mail, MessageCircle, Phone, Ticket as TicketIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DeskState } from '#domain/support/desk-hours.ts';
import { SUPPORT } from '#messages/support/tickets.ts';
import { cn } from '#web/lib/cn.ts';
import { openChat } from '#web/lib/chat-door.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { DeskChat } from './desk-chat.tsx';

type Props = { state: DeskState; contacts: { email: string; phone: string | null } };

/** Filo at any hour, the desk by chat while it is open and by ticket, and the addresses of whoever runs this installation. */
export function ContactOptions({ state, contacts: { email, phone } }: Props) {
  const goToForm = () => {
    const box = document.querySelector<HTMLInputElement>('#nuovo-ticket input');
    box?.scrollIntoView({ block: 'center' });
    box?.focus({ preventScroll: true });
  };
  return (
    <section aria-label={SUPPORT.contacts}>
      <ul className={cn('grid gap-3 sm:grid-cols-2', !phone && !state.isOpen && 'desk:grid-cols-3')}>
        <Option icon={<MessageCircle />} title={SUPPORT.filo.title} text={SUPPORT.filo.text}>
          <Button size="sm" onClick={() => openChat()}>
            {SUPPORT.filo.action}
          </Button>
        </Option>
        {state.isOpen && (
          <Option icon={<Headset />} title={SUPPORT.chat.title} text={SUPPORT.chat.text}>
            <DeskChat />
          </Option>
        )}
        <Option
          icon={<TicketIcon />}
          title={SUPPORT.ticket.title}
          text={state.isOpen ? SUPPORT.ticket.open : SUPPORT.ticket.closed}
        >
          <Button size="sm" onClick={goToForm}>
            {SUPPORT.ticket.action}
          </Button>
        </Option>
        <Option icon={<Mail />} title={SUPPORT.email.title} text={SUPPORT.email.text}>
          <a href={`mailto:${email}`} className="inline-flex min-h-9 items-center text-14 wrap-anywhere tap:min-h-11">
            {email}
          </a>
        </Option>
        {phone && (
          <Option icon={<Phone />} title={SUPPORT.phone.title} text={SUPPORT.phone.text}>
            <a
              href={`tel:${phone.replaceAll(' ', '')}`}
              className="inline-flex min-h-9 items-center text-14 tabular-nums tap:min-h-11"
            >
              {phone}
            </a>
          </Option>
        )}
      </ul>
    </section>
  );
}

function Option({
  icon,
  title,
  text,
  children,
}: {
  icon: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <li className="grid content-start justify-items-start gap-2 rounded border border-rule-2 bg-sheet p-4 text-on-sheet">
      <h2 className="flex items-center gap-2 text-16 font-bold">
        <span aria-hidden="true" className="text-ink-2 [&>svg]:size-5">
          {icon}
        </span>
        {title}
      </h2>
      <p className="text-14 text-ink-2">{text}</p>
      {children}
    </li>
  );
}
