import type { ReactNode } from 'react';
import type { ChatView } from '#domain/chat/chat.ts';
import { successFee } from '#domain/consultancies/quote.ts';
import { requestPath, requestsTabPath } from '#domain/paths.ts';
import { CHAT_WORDS as WORDS } from '#messages/chat/chat.ts';
import { KIND_LABELS } from '#messages/consultancies/consultancies.ts';
import { formatCount, formatEuro } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Timeline } from '#web/ui/data/timeline.tsx';
import { stepsOf } from './path-steps.ts';

/** The consultancy's path, and what was agreed. */
export function ChatPanel({ chat, children }: { chat: ChatView; children?: ReactNode }) {
  const { grantName, kind } = chat.consultancy;
  return (
    <div className="grid gap-6">
      <section aria-label={WORDS.path}>
        <h2 className="pb-3 text-16 font-semibold wrap-anywhere">{grantName ?? KIND_LABELS[kind]}</h2>
        <Timeline
          label={WORDS.path}
          items={stepsOf(chat).map(({ isDone, isNow, ...step }) => ({
            ...step,
            state: isDone ? 'done' : isNow ? 'now' : 'next',
          }))}
        />
      </section>
      {children}
      <Deal chat={chat} />
    </div>
  );
}

function Deal({ chat }: { chat: ChatView }) {
  const { id, side, quote, status } = chat.consultancy;
  const percent = quote ? formatCount(quote.successPercent) : '';
  const tab = status === 'nuova' ? 'nuove' : status === 'completata' ? 'storico' : 'attive';
  const fee = quote && successFee(quote);
  return (
    <section aria-label={WORDS.deal} className="border-t border-rule-2 pt-5">
      <div className="flex items-center justify-between gap-2 pb-3">
        <h2 className="text-16 font-semibold">{WORDS.deal}</h2>
        <AppLink
          href={side === 'consulente' ? requestsTabPath(tab, id) : requestPath(id)}
          className="py-1 text-13 text-ink-2 tap:py-3"
        >
          {WORDS.openDeal}
        </AppLink>
      </div>
      {quote?.status !== 'accettato' ? (
        <p className="text-14 text-ink-2">{WORDS.noDeal}</p>
      ) : (
        <dl className="grid gap-1 text-14 tabular-nums">
          <Line term={WORDS.now}>{formatEuro(quote.fixedFee)}</Line>
          {quote.successPercent > 0 && (
            <Line
              term={
                quote.expectedAid === null
                  ? WORDS.laterAlone(percent)
                  : WORDS.later(percent, formatEuro(quote.expectedAid))
              }
            >
              {fee === null ? '–' : formatEuro(fee)}
            </Line>
          )}
          <Line term={WORDS.cap}>{formatEuro(quote.cap)}</Line>
        </dl>
      )}
      <p className="pt-3 text-13 text-ink-2">{WORDS.aiNote}</p>
    </section>
  );
}

const Line = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex justify-between gap-3">
    <dt className="text-ink-2">{term}</dt>
    <dd className="font-medium whitespace-nowrap">{children}</dd>
  </div>
);
