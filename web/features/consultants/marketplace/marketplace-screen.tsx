import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { ConsultantCard, DirectoryPage } from '#domain/consultants/consultant-card.ts';
import {
  changedSearch,
  chosenFilters,
  CONSULTANT_SORTS,
  DIRECTORY_PAGE,
  type DirectorySearch,
} from '#domain/consultants/directory-search.ts';
import { FILTER_NAMES, NOBODY } from '#messages/consultants/directory-filters.ts';
import { DIRECTORY_WORDS } from '#messages/consultants/directory.ts';
import { MARKETPLACE_WORDS as WORDS } from '#messages/consultants/marketplace.ts';
import { SHELL } from '#messages/shell/shell.ts';
import { RankingNote } from '#web/features/consultants/directory/ranking-note.tsx';
import { cn } from '#web/lib/cn.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { SearchInput } from '#web/ui/fields/search-input.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/windows/sheet.tsx';
import { MarketplaceChips } from './chips.tsx';
import { ConsultantRow } from './consultant-row.tsx';
import type { Foot } from './fit-foot.tsx';
import { MarketplaceFilters } from './marketplace-filters.tsx';
import { MarketplaceStats } from './marketplace-stats.tsx';

const SORTS = CONSULTANT_SORTS.map((value) => ({ value, label: WORDS.sorts[value] }));

type Props = {
  company: string | null;
  /** The grant that the banner is about, for the profiles too. */
  grantId?: string | undefined;
  search: DirectorySearch;
  page: DirectoryPage;
  isUpdating: boolean;
  onSearch: (search: DirectorySearch) => void;
  banner?: ReactNode;
  actions?: ReactNode;
  footOf?: (card: ConsultantCard) => { foot?: Foot; contact?: ReactNode };
};

/** The marketplace of who is signed in (CON-10). */
export function MarketplaceScreen({ company, grantId, search, page, isUpdating, onSearch, ...parts }: Props) {
  const { banner, actions, footOf } = parts;
  const [isSheetOpen, setSheetOpen] = useState(false);
  const filters = <MarketplaceFilters {...{ search, page, onSearch }} />;
  const count = chosenFilters(search).filter((name) => name !== 'q').length;
  return (
    <>
      <PageHeader
        display="screen"
        title={WORDS.title(company)}
        description={WORDS.lead}
        actions={
          <>
            {actions}
            <SearchBox {...{ search, onSearch }} />
          </>
        }
      />
      <MarketplaceStats stats={page.stats} />
      {banner}
      <div className="items-start gap-8 desk:grid desk:grid-cols-[220px_minmax(0,1fr)]">
        <aside aria-label={WORDS.filters} className="max-desk:hidden">
          {filters}
        </aside>
        <section aria-label={DIRECTORY_WORDS.list} aria-busy={isUpdating} className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3">
            <p role="status" className="text-16 font-bold">
              {WORDS.count(page.total)}
            </p>
            <div className="desk:hidden">
              <Sheet
                side="bottom"
                title={WORDS.filters}
                closeLabel={SHELL.close}
                open={isSheetOpen}
                onOpenChange={setSheetOpen}
                footer={
                  <>
                    <Button variant="quiet" onClick={() => onSearch(search.sort ? { sort: search.sort } : {})}>
                      {WORDS.reset}
                    </Button>
                    <Button variant="ink" className="flex-1" onClick={() => setSheetOpen(false)}>
                      {WORDS.seeResults(page.total)}
                    </Button>
                  </>
                }
                trigger={
                  <Button>
                    <SlidersHorizontal aria-hidden="true" />
                    {DIRECTORY_WORDS.filters(count)}
                  </Button>
                }
              >
                <div className="pt-4">{filters}</div>
              </Sheet>
            </div>
            <Field label={WORDS.sort} inline className="ml-auto text-14">
              <Select
                size="sm"
                options={SORTS}
                value={search.sort ?? 'rilevanza'}
                onChange={(event) => onSearch(changedSearch(search, { sort: event.target.value }))}
              />
            </Field>
          </div>
          <MarketplaceChips {...{ search, onSearch }} />
          {page.total === 0 ? (
            <Nothing page={page} isFiltered={chosenFilters(search).length > 0} onClear={() => onSearch({})} />
          ) : (
            <ul className={cn('grid gap-3', isUpdating && 'opacity-60')}>
              {page.items.map((card) => (
                <li key={card.id}>
                  <ConsultantRow card={card} grantId={grantId} {...footOf?.(card)} />
                </li>
              ))}
            </ul>
          )}
          <div className="mt-4 flex flex-wrap items-center gap-4 text-14">
            {page.total > 0 && (
              <p className="text-ink-2 tabular-nums">{DIRECTORY_WORDS.range(page.items.length, page.total)}</p>
            )}
            {page.items.length < page.total && (
              <Button size="sm" onClick={() => onSearch({ ...search, limit: page.items.length + DIRECTORY_PAGE.size })}>
                {DIRECTORY_WORDS.more} {Math.min(DIRECTORY_PAGE.size, page.total - page.items.length)}
              </Button>
            )}
            <RankingNote className="ml-auto" />
          </div>
        </section>
      </div>
    </>
  );
}

/** Beside the title: a name or a subject, sent with Enter. */
function SearchBox({ search, onSearch }: Pick<Props, 'search' | 'onSearch'>) {
  const [typed, setTyped] = useState(search.q ?? '');
  // The words leave the box when their chip is taken away.
  const [asked, setAsked] = useState(search.q);
  if (asked !== search.q) {
    setAsked(search.q);
    setTyped(search.q ?? '');
  }
  return (
    <form
      role="search"
      aria-label={DIRECTORY_WORDS.search}
      className="min-w-0 flex-[1_1_16rem] desk:w-72"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(changedSearch(search, { q: typed }));
      }}
    >
      <SearchInput
        aria-label={DIRECTORY_WORDS.search}
        placeholder={WORDS.searchHint}
        clearLabel={DIRECTORY_WORDS.clear}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          if (next === '') onSearch(changedSearch(search, { q: '' }));
        }}
      />
      <Button type="submit" className="sr-only">
        {DIRECTORY_WORDS.submit}
      </Button>
    </form>
  );
}

type NothingProps = { page: DirectoryPage; isFiltered: boolean; onClear: () => void };

function Nothing({ page: { waysOut }, isFiltered, onClear }: NothingProps) {
  const [best] = waysOut;
  if (!isFiltered) return <EmptyState title={NOBODY.empty} description={NOBODY.nobodyYet} />;
  return (
    <EmptyState
      title={WORDS.empty}
      description={best && NOBODY.wayOut(FILTER_NAMES[best.drop], best.total)}
      action={<Button onClick={onClear}>{NOBODY.removeAll}</Button>}
    />
  );
}
