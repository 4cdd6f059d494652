import { Trash2 } from 'lucide-react';
import { PATHS } from '#domain/paths.ts';
import { SAVED_SEARCHES } from '#messages/grants/grant-search.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { Tag } from '#web/ui/data/tag.tsx';
import type { SavedSearch } from './api.ts';
import { useSavedSearches } from './use-saved-searches.ts';

type Criteria = SavedSearch['criteria'];
type Props = {
  searches: readonly SavedSearch[];
  /** The criteria in words and as an address, as the list of grants knows them. */
  wordsOf: (criteria: Criteria) => string[];
  hrefOf: (criteria: Criteria) => string;
};

export function SavedSearchesList({ searches, wordsOf, hrefOf }: Props) {
  if (searches.length === 0) {
    return (
      <EmptyState
        className="mt-6"
        title={SAVED_SEARCHES.empty}
        description={SAVED_SEARCHES.emptyBody}
        action={<ButtonLink href={PATHS.grants}>{SAVED_SEARCHES.start}</ButtonLink>}
      />
    );
  }
  return (
    <ul className="mt-2">
      {searches.map((search) => (
        <SavedSearchRow key={search.id} search={search} wordsOf={wordsOf} hrefOf={hrefOf} />
      ))}
    </ul>
  );
}

type RowProps = Omit<Props, 'searches'> & { search: SavedSearch };

function SavedSearchRow({ search, wordsOf, hrefOf }: RowProps) {
  const { remove, setAlert } = useSavedSearches();
  const words = wordsOf(search.criteria);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule-2 py-4">
      <div className="min-w-0 flex-[1_1_20rem]">
        <h2 className="text-16 font-semibold [overflow-wrap:anywhere]">{search.name}</h2>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-13 text-ink-2">
          {(words.length > 0 ? words : [SAVED_SEARCHES.everything]).map((each) => (
            <Tag key={each} className="whitespace-normal">
              {each}
            </Tag>
          ))}
          <span className="tabular-nums">{SAVED_SEARCHES.total(search.total)}</span>
        </p>
      </div>
      <Switch
        label={SAVED_SEARCHES.alertShort}
        aria-label={SAVED_SEARCHES.alertFor(search.name)}
        checked={search.hasAlert}
        onChange={(event) => setAlert({ id: search.id, hasAlert: event.target.checked })}
      />
      <div className="flex items-center gap-1">
        <ButtonLink href={hrefOf(search.criteria)} size="sm" aria-label={SAVED_SEARCHES.runFor(search.name)}>
          {SAVED_SEARCHES.run}
        </ButtonLink>
        <IconButton label={SAVED_SEARCHES.remove(search.name)} onClick={() => remove(search)}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
