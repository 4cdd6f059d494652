import type { SynonymOrder, SynonymSearch } from '#domain/admin/words-search.ts';
import { BULK } from '#messages/admin/admin.ts';
import { addressOf, PATHS } from '#domain/paths.ts';
import { CATALOGUE } from '#messages/admin/catalogue.ts';
import { SYNONYMS as WORDS } from '#messages/admin/search-words.ts';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { BulkBar, choiceColumn } from '#web/ui/data/bulk-bar.tsx';
import { ordersOf } from '#web/features/admin/table/orders.ts';
import { ExportLink, TableFilters } from '#web/features/admin/table/table-filters.tsx';
import { useSelection } from '#web/ui/data/use-selection.ts';
import { formatDate } from '#web/lib/format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import type { Column } from '#web/ui/data/data-table.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { SynonymForm } from './synonym-form.tsx';
import { useSynonymWrites } from './use-synonym-writes.ts';
import { WordTabs } from './word-tabs.tsx';
import type { Synonym, SynonymPage } from './words-api.ts';

type Props = { synonyms: SynonymPage; search: SynonymSearch; onSearch: (changes: Partial<SynonymSearch>) => void };

const ORDERS = ordersOf<SynonymOrder>({
  said: { ascending: 'detto', descending: 'detto_desc' },
  updated: { ascending: 'vecchi', descending: 'recenti' },
});
const columnsOf = (search: SynonymSearch): Column<Synonym>[] => [
  { id: 'said', header: WORDS.said, cell: ({ said }) => said, phone: 'title', sortable: true },
  { id: 'means', header: WORDS.means, cell: ({ means }) => means.join(', '), phone: 'wide' },
  {
    id: 'updated',
    header: WORDS.updated,
    cell: ({ updatedAt }) => formatDate(updatedAt),
    phone: 'end',
    sortable: true,
    className: 'whitespace-nowrap',
  },
  {
    id: 'edit',
    header: WORDS.edit,
    cell: ({ id, said }) => (
      <span className="flex flex-wrap gap-2">
        <ButtonLink
          size="sm"
          href={addressOf(PATHS.synonymsDesk, { ...search, nuovo: undefined, apri: id })}
          aria-label={WORDS.editLabel(said)}
        >
          {WORDS.edit}
        </ButtonLink>
        <ButtonLink
          size="sm"
          variant="quiet"
          href={addressOf(PATHS.grants, { q: said })}
          aria-label={WORDS.tryLabel(said)}
        >
          {WORDS.tryIt}
        </ButtonLink>
      </span>
    ),
    phone: 'wide',
  },
];

/** The editors' own words for the search, over the lexicon; each is used from the moment it is saved. */
export function SynonymsScreen({ synonyms, search, onSearch }: Props) {
  const { pagina: _, nuovo = '', apri, ...kept } = search;
  const writes = useSynonymWrites();
  const selection = useSelection(synonyms.items.map(({ id }) => id));
  const open = synonyms.items.find(({ id }) => id === apri) ?? null;
  return (
    <>
      <PageHeader
        back={{ href: PATHS.catalogueDesk, label: CATALOGUE.title }}
        title={WORDS.title}
        description={WORDS.lead(synonyms.total)}
        actions={<ExportLink href={addressOf('/api/admin/synonyms/export.csv', kept)} what={WORDS.title} />}
      />
      <WordTabs current="synonyms" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-10">
        <SynonymForm
          key={open?.id ?? nuovo}
          known={open}
          said={nuovo}
          back={(open ?? nuovo) ? addressOf(PATHS.synonymsDesk, { ...kept }) : undefined}
          writes={writes}
          onDone={() => onSearch({ nuovo: undefined, apri: undefined })}
        />
        <TableFilters
          label={WORDS.filters}
          words={{ label: WORDS.search, clearLabel: WORDS.clear, value: search.q, onWords: (q) => onSearch({ q }) }}
        />
        <AdminTable
          caption={WORDS.caption}
          columns={[
            choiceColumn<Synonym>(
              selection,
              BULK,
              ({ id }) => id,
              ({ said }) => said,
            ),
            ...columnsOf(search),
          ]}
          rows={synonyms.items}
          rowId={({ id }) => id}
          sort={ORDERS.sortOf(search.ordine ?? 'detto')}
          onSort={(sort) => onSearch({ ordine: ORDERS.orderOf(sort) })}
          paged={synonyms}
          hrefOf={(pagina) => addressOf(PATHS.synonymsDesk, { ...kept, pagina })}
          empty={<EmptyState title={WORDS.none} description={WORDS.noneText} />}
          above={
            synonyms.items.length > 0 && (
              <BulkBar selection={selection} words={BULK}>
                <Button
                  size="sm"
                  loading={writes.remove.isPending}
                  onClick={() => writes.remove.mutate([...selection.ids], { onSuccess: selection.clear })}
                >
                  {WORDS.remove}
                </Button>
              </BulkBar>
            )
          }
        />
      </div>
    </>
  );
}
