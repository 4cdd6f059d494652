import { SlidersHorizontal } from 'lucide-react';
import type { GrantSort } from '#domain/grants/catalogue-search.ts';
import { FILTERS } from '#messages/grants/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { FILTERS_ID } from './filters-panel.tsx';
import { activeFilters, type GrantsSearch } from './grants-search.ts';
import { SortSelect } from './results-bar.tsx';

type Props = { search: GrantsSearch; sort: GrantSort; isMatched: boolean; onSearch: (search: GrantsSearch) => void };

/** Always in reach of the thumb. */
export function PhoneBar({ search, sort, isMatched, onSearch }: Props) {
  return (
    <div className="sticky top-(--bar) z-10 -mx-(--gutter) mb-2 flex gap-2 border-b border-rule bg-paper px-(--gutter) py-2 desk:hidden print:hidden">
      <Button popoverTarget={FILTERS_ID}>
        <SlidersHorizontal aria-hidden="true" />
        {FILTERS.open(activeFilters(search).length)}
      </Button>
      <SortSelect {...{ search, sort, isMatched, onSearch }} isLabelHidden className="min-w-0 flex-1" />
    </div>
  );
}
