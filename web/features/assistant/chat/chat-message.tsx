import { Copy } from 'lucide-react';
import { CHAT_CONSENT, CHAT_WIDGET } from '#messages/assistant/chat-screens.ts';
import { formatTime } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { copyText } from '#web/ui/feedback/copy-text.ts';
import { innerLinks, type ChatLink, type ChatMessage, type ChatPart } from './conversation.ts';
import { linkedText } from './linked-text.ts';

const TEXT = 'whitespace-pre-line [overflow-wrap:anywhere]';

export function Question({ content }: { content: string }) {
  return (
    <p
      data-question=""
      className="max-w-[84%] justify-self-end rounded bg-sunken px-3 py-2 whitespace-pre-line text-on-sunken [overflow-wrap:anywhere]"
    >
      <span className="sr-only">{CHAT_WIDGET.you} </span>
      {content}
    </p>
  );
}

type AnswerProps = { message: ChatMessage; host: string | null; onLink: () => void };

export function Answer({ message, host, onLink }: AnswerProps) {
  const parts = message.parts ?? [{ text: message.content, links: [] }];
  const by = byWords(message, host);
  return (
    <div className="grid gap-1.5 border-l-2 border-rule-2 pl-3">
      <span className="sr-only">{CHAT_WIDGET.filo} </span>
      {parts.map((part, place) => (
        <Part key={place} part={part} onLink={onLink} />
      ))}
      {message.isStopped && <p className="text-13 text-ink-2">{CHAT_WIDGET.stopped}</p>}
      {message.notice && <p className="text-13 text-ink-2">{message.notice}</p>}
      <div className="-my-1 -ml-2 flex min-h-9 items-center gap-1 text-13 text-ink-2">
        {message.content && (
          <IconButton label={CHAT_WIDGET.copy} onClick={() => void copyText(message.content, CHAT_WIDGET)}>
            <Copy aria-hidden="true" className="size-4!" />
          </IconButton>
        )}
        <span className="tabular-nums first:ml-2">
          {formatTime(message.timestamp)}
          {by && ` · ${by}`}
        </span>
      </div>
    </div>
  );
}

/** A link whose name stands in the text is that name; the others follow as buttons. */
function Part({ part, onLink }: { part: ChatPart; onLink: () => void }) {
  const { pieces, rest } = linkedText(part.text, innerLinks(part.links));
  return (
    <div className="grid gap-1.5">
      {part.text && (
        <p className={TEXT}>
          {pieces.map(({ text, href }, place) =>
            href === undefined ? (
              text
            ) : (
              <AppLink key={place} href={href} onClick={onLink} className="font-semibold">
                {text}
              </AppLink>
            ),
          )}
        </p>
      )}
      <Links links={rest} onLink={onLink} />
    </div>
  );
}

/** Words only: whatever looks like markup in an answer is shown as it is written. */
export function AnswerText({ text }: { text: string }) {
  return <p className={TEXT}>{text}</p>;
}

function Links({ links, onLink }: { links: readonly ChatLink[]; onLink: () => void }) {
  if (links.length === 0) return null;
  return (
    <ul aria-label={CHAT_WIDGET.links} className="flex flex-wrap gap-1.5">
      {links.map(({ href, label }) => (
        <li key={href} className="min-w-0">
          <AppLink
            href={href}
            onClick={onLink}
            className="inline-flex min-h-8 items-center rounded border border-rule-2 bg-sheet px-2.5 py-1 text-13 font-medium text-on-sheet no-underline hover:border-ink tap:min-h-11"
          >
            {label}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

/** Said where an outside provider could have answered: without one it is always Filo. */
function byWords({ answeredBy }: ChatMessage, host: string | null): string | null {
  if (answeredBy === 'provider') return CHAT_CONSENT.answeredBy(host ?? '');
  return answeredBy === 'filo' && host ? CHAT_CONSENT.answeredByFilo : null;
}
