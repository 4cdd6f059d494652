import { SlidersHorizontal } from 'lucide-react';
import type { GrantSort } from '#domain/grants/catalogue-search.ts';
import { FILTERS } from '#messages/grants/screens.ts';
import { cn } from '#web/lib/cn.ts';
import { buttonLook } from '#web/ui/actions/button.tsx';
import { activeFilters, type GrantsSearch } from './grants-search.ts';
import { SortSelect } from './results-bar.tsx';

type Props = {
  search: GrantsSearch;
  sort: GrantSort;
  onSearch: (search: GrantsSearch) => void;
  onFilters: () => void;
};

/** Always in reach of the thumb. Without scripts the link opens the filters in the page. */
export function PhoneBar({ search, sort, onSearch, onFilters }: Props) {
  return (
    <div className="sticky top-(--bar) z-10 -mx-(--gutter) mb-2 flex gap-2 border-b border-rule bg-paper px-(--gutter) py-2 desk:hidden print:hidden">
      <a
        href="#filtri"
        role="button"
        className={cn(buttonLook({}))}
        onClick={(event) => {
          event.preventDefault();
          onFilters();
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          onFilters();
        }}
      >
        <SlidersHorizontal aria-hidden="true" />
        {FILTERS.open(activeFilters(search).length)}
      </a>
      <SortSelect {...{ search, sort, onSearch }} isLabelHidden className="min-w-0 flex-1" />
    </div>
  );
}
