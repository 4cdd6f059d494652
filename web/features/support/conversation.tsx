import { CircleCheck, Lock, Paperclip, RotateCcw } from 'lucide-react';
import { SUPPORT_DESK } from '#messages/support/desk.ts';
import { SUPPORT } from '#messages/support/tickets.ts';
import { cn } from '#web/lib/cn.ts';
import { formatDateTime, formatFileSize } from '#web/lib/format.ts';
import type { Ticket } from './api.ts';

const WORDS = SUPPORT.conversation;
type Message = Ticket['messages'][number];
type Props = {
  ticket: Pick<Ticket, 'description' | 'createdAt' | 'file' | 'messages'>;
  /** The name of who asked, where it is not oneself. */
  askedBy: string;
  fileHref: (id: string) => string;
};

/** What was asked and all that was said since, oldest first. */
export function Conversation({ ticket, askedBy, fileHref }: Props) {
  const first: Message = {
    id: 'first',
    side: 'utente',
    kind: 'messaggio',
    text: ticket.description,
    authorName: null,
    createdAt: ticket.createdAt,
    file: ticket.file,
  };
  return (
    <ol aria-label={WORDS.label} aria-live="polite" aria-relevant="additions" className="grid gap-3">
      {[first, ...ticket.messages].map((message) => (
        <li key={message.id}>
          {message.kind === 'risolto' || message.kind === 'riaperto' ? (
            <StateLine message={message} />
          ) : (
            <Said message={message} askedBy={askedBy} fileHref={fileHref} />
          )}
        </li>
      ))}
    </ol>
  );
}

function StateLine({ message: { kind, createdAt } }: { message: Message }) {
  const Icon = kind === 'risolto' ? CircleCheck : RotateCcw;
  return (
    <p className="flex flex-wrap items-center justify-center gap-2 text-13 text-ink-2">
      <Icon aria-hidden="true" className="size-4" />
      {kind === 'risolto' ? WORDS.resolvedEvent : WORDS.reopenedEvent} · {formatDateTime(createdAt)}
    </p>
  );
}

type SaidProps = { message: Message } & Pick<Props, 'askedBy' | 'fileHref'>;

function Said({ message: { side, kind, text, authorName, createdAt, file }, askedBy, fileHref }: SaidProps) {
  const isDesk = side === 'supporto';
  const isNote = kind === 'nota';
  const who = !isDesk ? askedBy : authorName ? WORDS.deskNamed(authorName) : WORDS.desk;
  return (
    <article
      className={cn(
        'grid gap-1 rounded border px-4 py-3 text-14 sm:max-w-[85%]',
        isNote
          ? 'border-verify-line bg-verify text-on-verify'
          : isDesk
            ? 'border-rule-2 bg-sunken text-on-sunken'
            : 'border-rule-2 bg-sheet text-on-sheet',
        isDesk ? 'sm:ml-auto' : 'sm:mr-auto',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-2 text-13">
        {isNote && <Lock aria-hidden="true" className="size-4" />}
        <b>{isNote ? `${SUPPORT_DESK.internal} · ${authorName ?? WORDS.desk}` : who}</b>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      {file && (
        <a
          href={fileHref(file.id)}
          download
          className="inline-flex min-h-9 items-center gap-2 justify-self-start wrap-anywhere"
        >
          <Paperclip aria-hidden="true" className="size-4" />
          {file.name} ({formatFileSize(file.bytes)})
        </a>
      )}
    </article>
  );
}
