import { grantPath } from '#domain/site-paths.ts';
import { GRANT_STATUS_LABELS } from '#messages/grants/choices.ts';
import { LESS_SUITED, NO_RESULTS } from '#messages/grants/no-results.ts';
import { FILTER_LABELS } from '#messages/grants/screens.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import type { GrantPage } from './grants-api.ts';
import { changed, grantsHref, without, type GrantsSearch } from './grants-search.ts';

type HrefOf = (search: GrantsSearch) => string;
type Props = { search: GrantsSearch; page: Pick<GrantPage, 'waysOut' | 'total'>; hrefOf: HrefOf };

const WAYS_SHOWN = 4;

/** Nothing found: what to leave out, most fruitful first. */
export function NoResults({ search, page, hrefOf }: Props) {
  if (page.total > 0) {
    return (
      <EmptyState
        title={NO_RESULTS.pageBeyond}
        action={<ButtonLink href={hrefOf(changed(search, {}))}>{NO_RESULTS.firstPage}</ButtonLink>}
      />
    );
  }
  const ways = page.waysOut.slice(0, WAYS_SHOWN);
  // No filter is to blame: the words themselves are in no grant.
  const areWordsUnknown = search.q !== undefined && ways.every(({ drop }) => drop === 'q');
  const titleFor = areWordsUnknown ? NO_RESULTS.unknownWords : NO_RESULTS.forQuery;
  return (
    <EmptyState
      title={search.q ? titleFor(search.q) : NO_RESULTS.title}
      description={ways.length > 0 && !areWordsUnknown ? NO_RESULTS.body : NO_RESULTS.wordsOnly}
      action={
        <>
          {ways.map((way) => (
            <ButtonLink key={way.drop} href={hrefOf(without(search, way.drop))} className="whitespace-normal">
              {wayWords(way)}
            </ButtonLink>
          ))}
          <ButtonLink href={grantsHref({})} variant={ways.length > 0 ? 'quiet' : 'line'} className="px-4">
            {NO_RESULTS.seeAll}
          </ButtonLink>
        </>
      }
    />
  );
}

function wayWords({ drop, total }: GrantPage['waysOut'][number]): string {
  if (drop === 'q') return NO_RESULTS.dropQuery(total);
  if (drop === 'all') return NO_RESULTS.dropAll(total);
  if (drop === 'status') return NO_RESULTS.dropStatus(total);
  return NO_RESULTS.drop(FILTER_LABELS[drop], total);
}

/** "Forse cercavi": only where the words may have been mistyped. */
export function DidYouMean({ search, words, hrefOf }: { search: GrantsSearch; words: string; hrefOf: HrefOf }) {
  return (
    <p className="mt-2 mb-3 text-14">
      {NO_RESULTS.didYouMean}{' '}
      <ButtonLink href={hrefOf(changed(search, { q: words }))} size="sm" className="ml-1">
        {words}
      </ButtonLink>
    </p>
  );
}

/** The grant that the words name, which the filter of the open ones leaves out. */
export const NamedElsewhere = ({ grant }: { grant: NonNullable<GrantPage['namedElsewhere']> }) => (
  <p className="mt-2 mb-3 text-14">
    {NO_RESULTS.namedElsewhere(grant.name, GRANT_STATUS_LABELS[grant.status])}{' '}
    <AppLink href={grantPath(grant.id)}>{NO_RESULTS.openNamed}</AppLink>
  </p>
);

/** Between what is for the project and what is not. */
export const LessSuited = () => (
  <h2 className="flex flex-wrap items-baseline gap-x-3 border-t border-rule-2 pt-4 pb-1 text-14 font-semibold print:break-after-avoid">
    {LESS_SUITED.title} <span className="font-normal text-ink-2">{LESS_SUITED.detail}</span>
  </h2>
);
