import { Mail, MessageSquare, Phone, Plus, RefreshCw, Trash2, Video, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ConsultantDashboard } from '#domain/sharing/consultant-dashboard.ts';
import { chatPath, PATHS } from '#domain/paths.ts';
import { CONTACT_WORDS, contactText } from '#messages/sharing/contacts.ts';
import { DAY_WORDS as WORDS, UPDATE_LABELS } from '#messages/sharing/dashboard.ts';
import { formatDate } from '#web/lib/format.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { removeContact } from './api.ts';

const RecordContactDialog = lazy(async () => ({
  default: (await import('./record-contact-dialog.tsx')).RecordContactDialog,
}));
type Contact = ConsultantDashboard['interactions'][number];
type Props = { day: Pick<ConsultantDashboard, 'interactions' | 'clients' | 'portfolio'>; today: string };

const ICONS: Record<Contact['kind'], LucideIcon> = {
  messaggio: MessageSquare,
  aggiornamento: RefreshCw,
  chiamata: Phone,
  incontro: Video,
  mail: Mail,
};

function textOf({ kind, name, what, minutes }: Contact): string {
  if (kind === 'messaggio') return WORDS.said(name, what);
  if (kind === 'aggiornamento') return WORDS.said(name, UPDATE_LABELS[what] ?? what);
  return contactText(kind, name, minutes, what);
}

/** The last words, changes, mails, calls and meetings; a call is written down here (CON-30). */
export function ContactsPanel({ day: { interactions, clients, portfolio }, today }: Props) {
  const [isOpen, setOpen] = useState(false);
  const known = new Set(clients.map(({ id }) => id));
  const choices = [
    ...clients.map(({ id, name, about }) => ({ id, name: `${name} · ${about}` })),
    ...portfolio.clients.flatMap(({ companyId, consultancyId, name }) =>
      consultancyId !== null && known.has(consultancyId) ? [] : [{ id: companyId, name }],
    ),
  ];
  return (
    <SectionPanel
      title={WORDS.contacts}
      flush
      actions={
        choices.length > 0 && (
          <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
            <Plus aria-hidden="true" />
            {CONTACT_WORDS.add}
          </Button>
        )
      }
    >
      {interactions.length === 0 ? (
        <p className="p-4 text-14 text-ink-2">{WORDS.noContacts}</p>
      ) : (
        <ul className="text-14">
          {interactions.map((contact) => (
            <Row key={contact.id} contact={contact} />
          ))}
        </ul>
      )}
      {isOpen && (
        <Suspense>
          <RecordContactDialog clients={choices} today={today} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </SectionPanel>
  );
}

function Row({ contact }: { contact: Contact }) {
  const { kind, consultancyId, recordedId, at } = contact;
  const text = textOf(contact);
  const Icon = ICONS[kind];
  return (
    <li className="flex items-center gap-x-3 border-rule px-4 py-2.5 not-first:border-t">
      <Icon aria-hidden="true" className="size-4.5 flex-none text-ink-2" />
      <AppLink
        href={consultancyId === null ? PATHS.clients : chatPath(consultancyId)}
        className="min-w-0 flex-1 wrap-anywhere"
      >
        {text}
      </AppLink>
      <time dateTime={at} className="flex-none text-13 text-ink-2">
        {formatDate(at)}
      </time>
      {recordedId !== null && <Remove id={recordedId} text={text} />}
    </li>
  );
}

function Remove({ id, text }: { id: string; text: string }) {
  const { mutate, isPending } = useWrite({
    mutationFn: removeContact(useApi()),
    meta: { failed: CONTACT_WORDS.removeFailed, changes: [KEYS.consultantDay] },
    onSuccess: () => notify('success', CONTACT_WORDS.removed),
  });
  return (
    <IconButton
      label={CONTACT_WORDS.remove(text)}
      disabled={isPending}
      onClick={() => mutate(id)}
      className="-my-2 -mr-2"
    >
      <Trash2 aria-hidden="true" />
    </IconButton>
  );
}
