import { TERM_VIEWS, type TermOrder, type WordsSearch } from '#domain/admin/words-search.ts';
import { addressOf, PATHS } from '#domain/paths.ts';
import { SEARCH_TERMS as WORDS, TERM_VIEW_LABELS } from '#messages/admin/search-words.ts';
import { CATALOGUE } from '#messages/admin/catalogue.ts';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { ordersOf } from '#web/features/admin/table/orders.ts';
import { ListHead } from '#web/features/admin/table/list-head.tsx';
import { FilterChoice } from '#web/features/admin/table/table-filters.tsx';
import { formatCount, formatDay } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import type { Column } from '#web/ui/data/data-table.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { WordTabs } from './word-tabs.tsx';
import type { Term, TermPage } from './words-api.ts';

type Props = { terms: TermPage; search: WordsSearch; onSearch: (changes: Partial<WordsSearch>) => void };

const ORDERS = ordersOf<TermOrder>({
  words: { ascending: 'parole', descending: 'parole_desc' },
  searches: { ascending: 'ricerche_asc', descending: 'ricerche' },
  last: { ascending: 'ultima_asc', descending: 'ultima' },
});
const figure = (id: 'searches' | 'empty' | 'clicks', phone: Column<Term>['phone']): Column<Term> => ({
  id,
  header: WORDS[id],
  cell: (term) => formatCount(term[id]),
  align: 'end',
  phone,
  sortable: id === 'searches',
});
const COLUMNS: Column<Term>[] = [
  {
    id: 'words',
    header: WORDS.words,
    cell: ({ words }) => (
      <AppLink href={addressOf(PATHS.grants, { q: words })} aria-label={WORDS.tryIt(words)} className="wrap-anywhere">
        {words}
      </AppLink>
    ),
    phone: 'title',
    sortable: true,
  },
  figure('searches', 'value'),
  figure('empty', 'hidden'),
  figure('clicks', 'hidden'),
  {
    id: 'last',
    header: WORDS.last,
    cell: ({ lastDay }) => formatDay(lastDay),
    phone: 'start',
    sortable: true,
    className: 'whitespace-nowrap',
  },
  {
    id: 'explain',
    header: WORDS.explain,
    cell: ({ words }) => (
      <ButtonLink
        size="sm"
        href={addressOf(PATHS.synonymsDesk, { nuovo: words })}
        aria-label={WORDS.explainLabel(words)}
      >
        {WORDS.explain}
      </ButtonLink>
    ),
    phone: 'wide',
  },
];

/** What people look for and do not find, without knowing who they are. */
export function TermsScreen({ terms, search, onSearch }: Props) {
  const { pagina: _, ...kept } = search;
  const none = WORDS.none[search.vista ?? 'senza_risultati'];
  return (
    <>
      <ListHead
        words={WORDS}
        description={WORDS.lead}
        back={{ href: PATHS.catalogueDesk, label: CATALOGUE.title }}
        search={search}
        onSearch={onSearch}
        csv="/api/admin/search-terms/export.csv"
        tabs={<WordTabs current="terms" />}
      >
        <FilterChoice
          label={WORDS.view}
          any={TERM_VIEW_LABELS.senza_risultati}
          value={search.vista}
          options={TERM_VIEWS.slice(1).map((value) => ({ value, label: TERM_VIEW_LABELS[value] }))}
          onChoice={(vista) => onSearch({ vista })}
        />
      </ListHead>
      <AdminTable
        caption={WORDS.caption}
        columns={COLUMNS}
        rows={terms.items}
        rowId={({ words }) => words}
        sort={ORDERS.sortOf(search.ordine ?? 'ricerche')}
        onSort={(sort) => onSearch({ ordine: ORDERS.orderOf(sort) })}
        paged={terms}
        hrefOf={(pagina) => addressOf(PATHS.searchTermsDesk, { ...kept, pagina })}
        empty={<EmptyState title={none.title} description={none.text} />}
      />
    </>
  );
}
