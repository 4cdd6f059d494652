import { RotateCw, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { ConsultantCard, DirectoryPage } from '#domain/consultants/consultant-card.ts';
import {
  changedSearch,
  chosenFilters,
  DIRECTORY_PAGE,
  type DirectorySearch,
} from '#domain/consultants/directory-search.ts';
import { DIRECTORY_WORDS as WORDS } from '#messages/consultants/directory.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SearchInput } from '#web/ui/fields/search-input.tsx';
import { ConsultantTile } from './consultant-tile.tsx';
import { Nobody, ServedChecks } from './directory-parts.ts';
import { RankingNote } from './ranking-note.tsx';

/** With the first press on "Filtri". */
const FilterPanel = lazy(async () => ({ default: (await import('./filter-panel.tsx')).FilterPanel }));

type Props = {
  title: string;
  search: DirectorySearch;
  page: DirectoryPage;
  isUpdating: boolean;
  onSearch: (search: DirectorySearch) => void;
  onRefresh: () => void;
  countOf: (search: DirectorySearch) => Promise<number>;
  contactOf?: (card: ConsultantCard) => ReactNode;
};

/** The public directory (CON-8). */
export function DirectoryScreen({ title, search, page, isUpdating, onSearch, onRefresh, countOf, contactOf }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(search.q ?? '');
  const chosen = chosenFilters(search).filter((name) => name !== 'q');
  const clear = () => onSearch({});
  return (
    <div className="wrap pb-10">
      <header className="grid gap-3 pt-6 pb-6 desk:pt-8">
        <h1 className="display text-[clamp(1.875rem,1.2rem+2.4vw,var(--t-40))]">{title}</h1>
        <p className="max-w-[52ch] text-ink-2">{WORDS.lead}</p>
        <ServedChecks />
      </header>
      <form
        role="search"
        aria-label={WORDS.search}
        className="flex flex-wrap items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(changedSearch(search, { q: typed }));
        }}
      >
        <SearchInput
          name="q"
          aria-label={WORDS.search}
          placeholder={WORDS.searchHint}
          clearLabel={WORDS.clear}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            if (next === '') onSearch(changedSearch(search, { q: '' }));
          }}
          className="min-w-0 flex-[1_1_20rem] desk:max-w-140"
        />
        <Button type="submit" className="sr-only">
          {WORDS.submit}
        </Button>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal aria-hidden="true" />
          {WORDS.filters(chosen.length)}
        </Button>
        <Button variant="quiet" onClick={onRefresh} loading={isUpdating}>
          {!isUpdating && <RotateCw aria-hidden="true" />}
          {WORDS.refresh}
        </Button>
      </form>
      {isOpen && (
        <Suspense>
          <FilterPanel key={JSON.stringify(search)} {...{ search, countOf }} onApply={onSearch} onClear={clear} />
        </Suspense>
      )}
      <section aria-label={WORDS.list} aria-busy={isUpdating}>
        <p className="pt-8 pb-3 text-14 text-ink-2">
          <span role="status" className="pr-3 text-18 font-bold text-ink">
            {WORDS.found(page.total)}
          </span>
          {WORDS.order}
        </p>
        {page.total === 0 ? (
          <Nobody page={page} isFiltered={chosenFilters(search).length > 0} onClear={clear} />
        ) : (
          <ul className="grid gap-3 sm:grid-cols-2 desk:grid-cols-3">
            {page.items.map((card) => (
              <li key={card.id} className="grid">
                <ConsultantTile card={card} contact={contactOf?.(card)} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <div className="mt-4 flex flex-wrap items-center gap-4 text-14">
        {page.total > 0 && <p className="text-ink-2 tabular-nums">{WORDS.range(page.items.length, page.total)}</p>}
        {page.items.length < page.total && (
          <Button
            size="sm"
            loading={isUpdating}
            onClick={() => onSearch({ ...search, limit: page.items.length + DIRECTORY_PAGE.size })}
          >
            {WORDS.more} {Math.min(DIRECTORY_PAGE.size, page.total - page.items.length)}
          </Button>
        )}
        <RankingNote className="ml-auto" />
      </div>
    </div>
  );
}
