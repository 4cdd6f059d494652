import { useId } from 'react';
import type { GrantSort } from '#domain/grants/catalogue-search.ts';
import { GRANTS_LIST, SORT_LABELS } from '#messages/grants/screens.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { ChipLink } from '#web/ui/actions/chip.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { activeFilters, changed, grantsHref, withoutFilter, type GrantsSearch } from './grants-search.ts';
import { filterWords } from './search-words.ts';

/** Each filter that is on, and the way to take it away. */
export function FilterChips({ search }: { search: GrantsSearch }) {
  const filters = activeFilters(search);
  if (filters.length === 0) return null;
  const kept = { ...(search.q ? { q: search.q } : {}), ...(search.sort ? { sort: search.sort } : {}) };
  return (
    <ul className="flex flex-wrap items-center gap-2 max-desk:-mx-(--gutter) max-desk:scrollbar-none max-desk:flex-nowrap max-desk:overflow-x-auto max-desk:px-(--gutter) max-desk:py-1">
      {filters.map((filter) => {
        const words = filterWords(filter);
        return (
          <li key={words} className="flex-none">
            <ChipLink
              label={words}
              removeLabel={GRANTS_LIST.removeFilter(words)}
              href={grantsHref(withoutFilter(search, filter))}
            />
          </li>
        );
      })}
      <li className="flex-none">
        <AppLink
          href={grantsHref(kept)}
          className="inline-flex min-h-8 items-center px-2 text-14 font-medium text-ink-2 no-underline hover:text-ink hover:underline tap:min-h-11"
        >
          {GRANTS_LIST.removeAll}
        </AppLink>
      </li>
    </ul>
  );
}

type SortProps = {
  search: GrantsSearch;
  /** The order in use, also when the address does not say it. */
  sort: GrantSort;
  /** Who has a company can have what suits it first. */
  isMatched?: boolean;
  onSearch: (search: GrantsSearch) => void;
  formId?: string;
  isLabelHidden?: boolean;
  className?: string;
};

/** Relevance needs words to be relevant to. */
export function SortSelect({ search, sort, isMatched = false, onSearch, formId, isLabelHidden, className }: SortProps) {
  const id = useId();
  const options = (Object.keys(SORT_LABELS) as GrantSort[])
    .filter((value) => (value !== 'pertinenza' || search.q !== undefined) && (value !== 'adatti' || isMatched))
    // The order in use goes unsaid, so that words sent without script come back by relevance.
    .map((value) => ({ value: search.sort === undefined && value === sort ? '' : value, label: SORT_LABELS[value] }));
  return (
    <div className={className}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-14 whitespace-nowrap text-ink-2'}>
        {GRANTS_LIST.sortLabel}
      </label>
      <Select
        id={id}
        size={isLabelHidden ? 'md' : 'sm'}
        name={formId && 'sort'}
        form={formId}
        options={options}
        value={search.sort ?? ''}
        onChange={(event) => onSearch(changed(search, { sort: event.target.value || undefined }))}
      />
    </div>
  );
}
