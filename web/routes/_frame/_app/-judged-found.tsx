import { useQuery } from '@tanstack/react-query';
import { ExternalLink, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { OPEN_STATUSES } from '#domain/grants/catalogue-search.ts';
import type { FoundGrant } from '#domain/assistant/grant-answer.ts';
import { applicationWizardPath, grantPath } from '#domain/paths.ts';
import { INTELLIGENT } from '#messages/assistant/search.ts';
import type { DrawJudged } from '#web/features/assistant/search/search-results.tsx';
import { cardWords } from '#web/features/grants/card-words.ts';
import type { CardMark } from '#web/features/grants/grant-summary-card.tsx';
import type { CardGrant } from '#web/features/grants/grants-api.ts';
import { judgedCardsQuery, type Others } from '#web/features/matching/judged-cards.ts';
import { JudgedGrantCard } from '#web/features/matching/judged-grant-card.tsx';
import { useApi } from '#web/lib/query/use-api.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { VerdictMark } from '#web/ui/data/verdict.tsx';
import { AnswerHere } from './-answer-here.tsx';

type Props = {
  ids: readonly string[];
  draw: Parameters<DrawJudged>[1];
  markOf: (grant: CardGrant) => CardMark;
};

/** The cards of a search as they are judged now: they follow the company and the project while one corrects them. */
export function JudgedFound({ ids, draw, markOf }: Props) {
  const { data } = useQuery({ ...judgedCardsQuery(useApi(), ids), enabled: ids.length > 0 });
  const cards = new Map(data?.items.map((card) => [card.grant.id, card]));
  // One answer settles every card that waits for it: it is asked on the first.
  const asking = new Map(data?.items.toReversed().map(({ question, grant }) => [question?.field, grant.id]));
  // The surest is one that can be asked for today.
  const best = data?.items.find(
    ({ verdict, money, grant: { status } }) =>
      verdict === 'ammissibile' && money.figure !== null && OPEN_STATUSES.includes(status),
  );
  return draw({
    headline: best && <p className="display text-[1.375rem]">{INTELLIGENT.bestWorth(best.money.figure!)}</p>,
    others: data && data.others.nearest.length > 0 && <OtherGrants others={data.others} />,
    cardOf: (found, ordinal) => {
      const card = cards.get(found.id);
      if (!card) return null;
      const isAsked = asking.get(card.question?.field) === card.grant.id;
      const mark = markOf(card.grant);
      if (mark.instead) return mark.instead;
      return (
        <JudgedGrantCard
          card={isAsked ? card : { ...card, question: null }}
          words={{
            ...cardWords(card.grant),
            ...(mark.save
              ? { save: { ...mark.save, label: mark.isSaved ? INTELLIGENT.unsave : INTELLIGENT.save } }
              : {}),
            ...(mark.hide ? { hide: mark.hide } : {}),
            ...(mark.compare ? { compare: mark.compare } : {}),
            ...(mark.isSaved ? { tags: [INTELLIGENT.saved] } : {}),
          }}
          reason={found.whyAdaptedForYou || null}
          ordinal={`${String(ordinal)}.`}
          answer={(field, done) => <AnswerHere field={field} onDone={done} />}
          more={<MoreActions found={found} isBest={card === best} />}
        />
      );
    },
  });
}

/** "Compila con AI", the one signal of the page on the surest card, and the official page, or ours where there is none (AST-34). */
function MoreActions({ found, isBest }: { found: FoundGrant; isBest: boolean }): ReactNode {
  const named = <span className="sr-only">{INTELLIGENT.about(found.name)}</span>;
  return (
    <>
      <ButtonLink variant={isBest ? 'filo' : 'line'} size="sm" href={applicationWizardPath(found)}>
        <PencilLine aria-hidden="true" />
        {INTELLIGENT.fill}
        {named}
      </ButtonLink>
      {found.link === null ? (
        <ButtonLink size="sm" variant="quiet" href={grantPath(found.id)}>
          {INTELLIGENT.official}
          {named}
        </ButtonLink>
      ) : (
        <ButtonLink size="sm" variant="quiet" href={found.link} target="_blank" rel="noopener noreferrer">
          {INTELLIGENT.official}
          <ExternalLink aria-hidden="true" />
          {named}
          <span className="sr-only"> {INTELLIGENT.newTab}</span>
        </ButtonLink>
      )}
    </>
  );
}

/** What does not fit, one line each with its reason. */
function OtherGrants({ others }: { others: Others }) {
  return (
    <section aria-label={INTELLIGENT.others} className="mt-4 grid gap-2">
      <h3 className="text-16 font-semibold">{INTELLIGENT.others}</h3>
      <p className="text-13 text-ink-2">{INTELLIGENT.othersCount(others.count)}</p>
      <ul className="rounded border border-rule-2">
        {others.nearest.map(({ id, name, reason }) => (
          <li key={id} className="flex flex-wrap gap-x-3 gap-y-1 border-b border-rule px-4 py-2 text-14 last:border-0">
            <VerdictMark tone="no" label="" />
            <AppLink href={grantPath(id)} className="font-medium tap:py-2">
              {name}
            </AppLink>
            <span className="text-ink-2">{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
