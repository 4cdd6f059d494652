import type { ComponentProps } from 'react';
import { GRANTS_LIST } from '#messages/grants-screens.ts';
import { verdictOnCard, type Verdicts } from '#web/features/eligibility/verdict-words.ts';
import type { MarkOf } from '#web/features/grants/grant-summary-card.tsx';
import { changed, grantsHref, grantsQuery } from '#web/features/grants/grants-search.ts';
import { ListTools } from '#web/features/grants/list-tools.tsx';
import { Results } from '#web/features/grants/results.tsx';
import { searchName } from '#web/features/grants/search-words.ts';
import { SaveSearchButton } from '#web/features/saved-grants/save-search-button.tsx';
import { useGrantMarks } from '#web/features/saved-grants/use-grant-marks.tsx';

type Props = Pick<ComponentProps<typeof Results>, 'search' | 'page' | 'isUpdating'> & {
  verdicts: Verdicts;
  isSignedIn: boolean;
};

/** The list with what a person can do to it: the part of /bandi whose script can wait. */
export function GrantsResults({ search, page, isUpdating, verdicts, isSignedIn }: Props) {
  const marksOf = useGrantMarks(isSignedIn);
  const markOf: MarkOf = (grant) => {
    const verdict = verdicts[grant.id];
    return { ...marksOf(grant), ...(verdict ? { judged: verdictOnCard(verdict) } : {}) };
  };
  return (
    <>
      <Results search={search} page={page} markOf={markOf} isUpdating={isUpdating} hrefOf={grantsHref} />
      <footer className="mt-6 flex flex-wrap items-center gap-2 border-t border-rule pt-3 text-13 text-ink-2">
        <p className="min-w-0 flex-[1_1_16rem]">{GRANTS_LIST.note}</p>
        <SaveSearchButton
          isSignedIn={isSignedIn}
          criteria={grantsQuery(changed(search, { sort: undefined, hidden: undefined }))}
          suggestedName={searchName(search)}
        />
        <ListTools search={search} total={page.total} />
      </footer>
    </>
  );
}
