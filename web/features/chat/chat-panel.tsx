import type { ReactNode } from 'react';
import type { ChatView } from '#domain/chat/chat.ts';
import { successFee } from '#domain/consultancies/quote.ts';
import { requestPath, requestsTabPath } from '#domain/paths.ts';
import { CHAT_WORDS as WORDS } from '#messages/chat/chat.ts';
import { KIND_LABELS } from '#messages/consultancies/consultancies.ts';
import { formatCount, formatDate, formatEuro } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Timeline, type TimelineItem } from '#web/ui/data/timeline.tsx';
import { shortNameOn } from './names.ts';

const MAX_STEPS = 8;

/** The consultancy's path, and what was agreed. */
export function ChatPanel({ chat, children }: { chat: ChatView; children?: ReactNode }) {
  const { grantName, kind } = chat.consultancy;
  return (
    <div className="grid gap-6">
      <section aria-label={WORDS.path}>
        <h2 className="pb-3 text-16 font-semibold wrap-anywhere">{grantName ?? KIND_LABELS[kind]}</h2>
        <Timeline label={WORDS.path} items={stepsOf(chat)} />
      </section>
      {children}
      <Deal chat={chat} />
    </div>
  );
}

type Step = { id: string; title: string; detail?: string; isDone: boolean };

function stepsOf(chat: ChatView): TimelineItem[] {
  const { tasks, side, createdAt, acceptedAt, status, closedAt } = chat.consultancy;
  const papers = tasks.filter((task) => task.isDocument && task.side === 'impresa');
  const done = papers.filter(({ isDone }) => isDone).length;
  const turn = (whose: typeof side) => (whose === side ? WORDS.onYou : WORDS.onOther(shortNameOn(chat, whose)));
  const steps: Step[] = [
    { id: 'asked', title: WORDS.asked, detail: formatDate(createdAt), isDone: true },
    {
      id: 'started',
      title: acceptedAt ? WORDS.started : WORDS.notStarted,
      ...(acceptedAt ? { detail: formatDate(acceptedAt) } : {}),
      isDone: acceptedAt !== null,
    },
    ...(papers.length > 0
      ? [
          {
            id: 'papers',
            title: WORDS.documents(done, papers.length),
            detail: turn('impresa'),
            isDone: done === papers.length,
          },
        ]
      : []),
    ...tasks
      .filter((task) => !papers.includes(task))
      .slice(0, MAX_STEPS)
      .map((task) => ({ id: task.id, title: task.title, detail: turn(task.side), isDone: task.isDone })),
    {
      id: 'ending',
      title: WORDS.ending,
      ...(closedAt ? { detail: formatDate(closedAt) } : {}),
      isDone: status === 'completata',
    },
  ];
  const current = steps.find(({ isDone }) => !isDone)?.id;
  return steps.map(({ id, title, detail, isDone }) => ({
    id,
    title,
    state: isDone ? 'done' : id === current ? 'now' : 'next',
    ...(detail === undefined ? {} : { detail }),
  }));
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
