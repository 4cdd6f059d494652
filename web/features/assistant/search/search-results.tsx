import { useEffect, useRef, type ReactNode } from 'react';
import type { FoundGrant } from '#domain/assistant/grant-answer.ts';
import { SEARCH } from '#domain/constants.ts';
import type { Day } from '#domain/rules/day.ts';
import { INTELLIGENT } from '#messages/assistant/search.ts';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { FoundCard, type SaveMark } from './found-card.tsx';
import type { Outcome } from './run-search.ts';

/** How a grant of the catalogue is drawn once it is judged; null while that is being read. */
export type CardOf = (grant: FoundGrant, ordinal: number) => ReactNode | null;
type Judged = { cardOf: CardOf; headline?: ReactNode; others?: ReactNode };
/** The route puts the judged cards in: `draw` gets them as they are now. */
export type DrawJudged = (ids: readonly string[], draw: (judged: Judged) => ReactNode) => ReactNode;

export type MarkFound = (grant: Pick<FoundGrant, 'id' | 'name'>) => SaveMark;
type Props = {
  outcome: Outcome;
  today: Day;
  markOf: MarkFound;
  judged: DrawJudged;
  /** Results that have just come take the focus; those that were there before do not. */
  isFresh: boolean;
};

export function SearchResults({ outcome, today, markOf, judged, isFresh }: Props) {
  const { grants, summary, query, answeredBy, host, notice } = outcome;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFresh) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'start' });
  }, [isFresh, outcome]);
  const areExamples = answeredBy === 'esempi';
  return (
    <section aria-label={INTELLIGENT.results} className="mt-8 grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 ref={title} tabIndex={-1} className="text-18 font-bold tracking-[-0.012em] outline-none">
          {areExamples ? INTELLIGENT.examplesTitle : INTELLIGENT.found(grants.length)}
        </h2>
        {!areExamples && (
          <p className="text-13 text-ink-2">
            {answeredBy === 'provider' ? INTELLIGENT.byProvider(host) : INTELLIGENT.byFilo}
          </p>
        )}
      </div>
      {areExamples ? (
        <InlineAlert tone="verify">{INTELLIGENT.examples}</InlineAlert>
      ) : (
        <>
          {summary && <p className="max-w-measure text-pretty">{summary}</p>}
          {notice && <InlineAlert tone="info">{notice}</InlineAlert>}
          {query && <Query text={query} />}
        </>
      )}
      {grants.length === 0 ? (
        <EmptyState title={INTELLIGENT.none} description={INTELLIGENT.noneBody} />
      ) : (
        judged(
          grants.filter(({ isInCatalogue, isExample }) => isInCatalogue && !isExample).map(({ id }) => id),
          ({ cardOf, headline, others }) => (
            <>
              {headline}
              <ol className="grid gap-2">
                {grants.map((grant, place) => (
                  <li key={grant.id}>
                    {cardOf(grant, place + 1) ?? (
                      <FoundCard
                        grant={grant}
                        ordinal={place + 1}
                        today={today}
                        save={grant.isInCatalogue && !grant.isExample ? markOf(grant) : null}
                      />
                    )}
                  </li>
                ))}
              </ol>
              {others}
            </>
          ),
        )
      )}
      <p className="text-13 text-ink-2">{INTELLIGENT.disclaimer}</p>
    </section>
  );
}

/** The first 200 characters (AST-33). */
function Query({ text }: { text: string }) {
  const isCut = text.length > SEARCH.queryPreviewChars;
  return (
    <p className="max-w-measure border-l-2 border-rule-2 pl-3 text-14 text-ink-2">
      <span className="font-medium text-ink">{INTELLIGENT.query}:</span> {text.slice(0, SEARCH.queryPreviewChars)}
      {isCut && '…'}
    </p>
  );
}
