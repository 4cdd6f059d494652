import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { isActive } from '#domain/consultancies/vocabulary.ts';
import { requestsTabPath } from '#domain/paths.ts';
import { DESK_WORDS, QUOTE_WORDS, STATUS_LABELS } from '#messages/consultancies/consultancies.ts';
import { cn } from '#web/lib/cn.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { hasDraft, onDrafts } from './kept-draft.ts';
import { NewRequestCard } from './new-request-card.tsx';
import { quoteDraftKey } from './quote-draft.ts';
import { QuotePane } from './quote-pane.tsx';

type Props = {
  all: readonly ConsultancyView[];
  fresh: readonly ConsultancyView[];
  openId: string | undefined;
  now: number;
  day: string;
  onOpen: (id: string) => void;
};

/** List on the left, the work on the right; on a phone first the one, then the other (CON-11). */
export function NewRequests({ all, fresh, openId, now, day, onOpen }: Props) {
  const current = fresh.find(({ id }) => id === openId) ?? (openId === undefined ? fresh[0] : undefined);
  const gone = current ? undefined : all.find(({ id }) => id === openId);
  const pane = useFocusOnChange(openId);
  const drafts = useDrafts(fresh);
  const id = current?.id;
  return (
    <div className="grid items-start gap-4 pt-4 desk:grid-cols-[19rem_minmax(0,1fr)]">
      <ul className={cn('grid gap-2', openId !== undefined && 'max-desk:hidden')}>
        {fresh.map((view) => (
          <li key={view.id}>
            <NewRequestCard {...{ view, now, onOpen }} isCurrent={view.id === id} isDraft={drafts.includes(view.id)} />
          </li>
        ))}
      </ul>
      <div ref={pane} className={cn('min-w-0', openId === undefined && 'max-desk:hidden')}>
        <ButtonLink variant="quiet" href={requestsTabPath('nuove')} className="mb-2 -ml-2 desk:hidden">
          <ArrowLeft aria-hidden="true" />
          {DESK_WORDS.allNew}
        </ButtonLink>
        {current && <QuotePane key={current.id} view={current} isDraft={drafts.includes(current.id)} day={day} />}
        {gone && <Gone view={gone} />}
      </div>
    </div>
  );
}

/** Withdrawn, released or accepted while it was open here. */
function Gone({ view }: { view: ConsultancyView }) {
  const tab = isActive(view.status) ? 'attive' : 'storico';
  return (
    <EmptyState
      title={QUOTE_WORDS.gone}
      description={`${QUOTE_WORDS.goneText(view.clientName, STATUS_LABELS[view.status].toLocaleLowerCase('it-IT'))} ${QUOTE_WORDS.goneDraft}`}
      action={<ButtonLink href={requestsTabPath(tab, view.id)}>{QUOTE_WORDS.see}</ButtonLink>}
    />
  );
}

/** Which requests have an unsent offer in this browser: known after the first picture. */
function useDrafts(fresh: readonly ConsultancyView[]): readonly string[] {
  const kept = useSyncExternalStore(
    onDrafts,
    () => fresh.flatMap((view) => (hasDraft(quoteDraftKey(view)) ? [view.id] : [])).join(' '),
    () => '',
  );
  return kept.split(' ');
}

/** Who opens another request is taken to its name; not at the first sight of the page. */
function useFocusOnChange(openId: string | undefined) {
  const pane = useRef<HTMLDivElement>(null);
  const before = useRef(openId);
  useEffect(() => {
    if (before.current === openId) return;
    before.current = openId;
    pane.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [openId]);
  return pane;
}
