import { useRouter } from '@tanstack/react-router';
import type { FormEvent, ReactNode } from 'react';
import { SITE_PATHS } from '#domain/site-paths.ts';
import { GRANTS_LIST, SEARCH_BOX } from '#messages/grants/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { FiltersPanel } from './filters-panel.tsx';
import type { MarkOf } from './grant-summary-card.tsx';
import { countOpened, type GrantPage } from './grants-api.ts';
import { changed, grantsHref, type GrantsSearch } from './grants-search.ts';
import { useEarlyChoices } from './use-early-choices.ts';
import { ListTools } from './list-tools.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { FilterChips, SortSelect } from './results-bar.tsx';
import { ListedGrant } from './listed-grant.tsx';
import { Results } from './results.tsx';
import { SearchBox } from './search-box.tsx';
import { searchWords } from './search-words.ts';

const FORM = 'cerca';

type Props = {
  /** What is asked for now: the filters answer at once, the list when it comes. */
  search: GrantsSearch;
  page: GrantPage;
  isUpdating: boolean;
  /** From this card of the page on they are for other things or other firms. */
  lessSuitedAt?: number;
  onSearch: (search: GrantsSearch) => void;
  markOf: MarkOf;
  /** Saving the search, placed by the route. */
  saveSearch?: ReactNode;
  /** For who has a company: which verdicts are shown, placed by the route. */
  mine?: ReactNode;
};

/** The whole catalogue. Every choice is an address, so it works, can be shared and gone back to without scripts. */
export function GrantsScreen({ search, page, isUpdating, lessSuitedAt, onSearch, markOf, saveSearch, mine }: Props) {
  useEarlyChoices(FORM, search, onSearch);
  const { api } = useRouter().options.context;

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = Object.fromEntries(new FormData(event.currentTarget));
    const { q, minAmount, deadlineBefore } = sent;
    onSearch(changed(search, { q, minAmount, deadlineBefore, ...(q === search.q ? {} : { sort: undefined }) }));
  }
  return (
    <div className="wrap max-desk:pb-6">
      <header className="grid gap-1 pt-5 pb-3 desk:pt-8 desk:pb-6 print:hidden">
        <h1 className="display text-[clamp(1.875rem,1.2rem+2.4vw,var(--t-40))]">{GRANTS_LIST.title}</h1>
        <p className="text-ink-2">{GRANTS_LIST.lead(page.catalogueSize)}</p>
        <form
          id={FORM}
          role="search"
          method="get"
          action={SITE_PATHS.grants}
          noValidate
          onSubmit={send}
          className="mt-3 flex max-w-[760px] gap-2 desk:mt-4"
        >
          <SearchBox query={search.q ?? ''} onSearch={(q) => onSearch(changed(search, { q, sort: undefined }))} />
          <Button type="submit" variant="ink" className="max-xs:sr-only">
            {SEARCH_BOX.submit}
          </Button>
        </form>
      </header>
      <div className="items-start gap-10 desk:grid desk:grid-cols-[248px_minmax(0,1fr)] print:block!">
        <FiltersPanel {...{ search, onSearch }} facets={page.facets} total={page.total} formId={FORM} />
        <section aria-label={GRANTS_LIST.results} className="min-w-0">
          <PhoneBar search={search} sort={page.sort} isMatched={page.othersCount !== null} onSearch={onSearch} />
          <PrintedHead search={search} page={page} />
          {mine}
          <div className="top-(--bar) z-10 bg-paper desk:sticky desk:border-b desk:border-transparent desk:py-2 print:hidden">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <p role="status" className="text-16 font-semibold tabular-nums">
                {GRANTS_LIST.count(page.total, page.catalogueSize)}
                <span className="sr-only">{isUpdating && GRANTS_LIST.updating}</span>
              </p>
              <SortSelect
                {...{ search, onSearch }}
                sort={page.sort}
                isMatched={page.othersCount !== null}
                formId={FORM}
                className="ml-auto hidden items-center gap-2 desk:flex"
              />
            </div>
            <FilterChips search={search} />
          </div>
          <Results
            {...{ search, page, markOf, isUpdating, lessSuitedAt }}
            Card={ListedGrant}
            hrefOf={grantsHref}
            onOpen={() => countOpened(api, search.q)}
          />
          <footer className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule pt-3 text-13 text-ink-2">
            <p className="min-w-0 flex-[1_1_16rem]">{GRANTS_LIST.note}</p>
            <div className="-mx-2 flex flex-wrap items-center gap-x-2">
              {saveSearch}
              <ListTools search={search} page={page} />
            </div>
          </footer>
        </section>
      </div>
    </div>
  );
}

/** What the paper says of itself, since the filters stay on the screen. */
function PrintedHead({ search, page }: Pick<Props, 'search' | 'page'>) {
  return (
    <div className="hidden pb-2 print:block">
      <p className="display text-22">{GRANTS_LIST.title}</p>
      <p className="text-13">
        {[GRANTS_LIST.count(page.total, page.catalogueSize), ...searchWords(search), GRANTS_LIST.printedFrom].join(
          ' · ',
        )}
      </p>
    </div>
  );
}
