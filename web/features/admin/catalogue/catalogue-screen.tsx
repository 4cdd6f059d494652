import {
  CATALOGUE_VIEWS,
  GRANT_SIGNALS,
  type CatalogueOrder,
  type CatalogueSearch,
} from '#domain/admin/catalogue-search.ts';
import { BULK } from '#messages/admin/admin.ts';
import { addressOf, PATHS } from '#domain/paths.ts';
import { CATALOGUE as WORDS, SIGNAL_LABELS, VIEW_LABELS } from '#messages/admin/catalogue.ts';
import { WORD_TABS } from '#messages/admin/search-words.ts';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { ordersOf } from '#web/features/admin/table/orders.ts';
import { BulkBar, choiceColumn } from '#web/ui/data/bulk-bar.tsx';
import { ListHead } from '#web/features/admin/table/list-head.tsx';
import { FilterChoice } from '#web/features/admin/table/table-filters.tsx';
import { useSelection } from '#web/ui/data/use-selection.ts';
import { cn } from '#web/lib/cn.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { TabLinks } from '#web/ui/layout/tabs.tsx';
import type { CatalogueLine, CataloguePage } from './catalogue-api.ts';
import { catalogueColumns } from './catalogue-columns.tsx';
import type { DrawPreview } from './grant-editor.tsx';
import { GrantEditorPanel } from './grant-editor-panel.tsx';
import { PublicationBar } from './publication-bar.tsx';

type Props = {
  catalogue: CataloguePage;
  search: CatalogueSearch;
  onSearch: (changes: Partial<CatalogueSearch>) => void;
  /** The page of a grant, placed by the route. */
  drawPreview: DrawPreview;
};

const ORDERS = ordersOf<CatalogueOrder>({
  nome: { ascending: 'nome', descending: 'nome_desc' },
  letto: { ascending: 'letto', descending: 'letto_desc' },
  salvati: { ascending: 'salvati_asc', descending: 'salvati' },
});

/** The list on the left, the editor of one grant on the right; on a phone one of the two. */
export function CatalogueScreen({ catalogue, search, onSearch, drawPreview }: Props) {
  const { pagina: _page, apri, ...kept } = search;
  const selection = useSelection(catalogue.items.map(({ id }) => id));
  return (
    <>
      {apri && <h1 className="sr-only desk:hidden">{WORDS.title}</h1>}
      <div className={cn(apri && 'max-desk:hidden')}>
        <ListHead
          words={WORDS}
          description={WORDS.lead(catalogue.size, catalogue.total)}
          search={kept}
          onSearch={onSearch}
          csv="/api/admin/catalogue/export.csv"
          actions={
            <>
              <ButtonLink href={PATHS.searchTermsDesk} size="sm">
                {WORD_TABS.label}
              </ButtonLink>
              <ButtonLink href={PATHS.importsDesk} size="sm">
                {WORDS.imports}
              </ButtonLink>
            </>
          }
          tabs={
            <div className="pb-4">
              <TabLinks
                label={WORDS.signals}
                links={[
                  {
                    href: addressOf(PATHS.catalogueDesk, { ...kept, segnale: undefined }),
                    label: WORDS.allSignals,
                    current: search.segnale === undefined,
                  },
                  ...GRANT_SIGNALS.map((segnale) => ({
                    href: addressOf(PATHS.catalogueDesk, { ...kept, segnale }),
                    label: SIGNAL_LABELS[segnale],
                    count: catalogue.counts[segnale] ?? 0,
                    current: search.segnale === segnale,
                  })),
                ]}
              />
            </div>
          }
        >
          <FilterChoice
            label={WORDS.view}
            any={VIEW_LABELS.tutti}
            value={search.vista}
            options={CATALOGUE_VIEWS.filter((value) => value !== 'tutti').map((value) => ({
              value,
              label: VIEW_LABELS[value],
            }))}
            onChoice={(vista) => onSearch({ vista })}
          />
        </ListHead>
      </div>
      <div
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-4 pb-10',
          apri && 'desk:grid-cols-[minmax(0,1fr)_25rem]',
        )}
      >
        <div className={cn(apri && 'max-desk:hidden')}>
          <AdminTable
            caption={WORDS.caption}
            columns={[
              choiceColumn<CatalogueLine>(
                selection,
                BULK,
                ({ id }) => id,
                ({ name }) => name,
              ),
              ...catalogueColumns(search).filter(({ id }) => !apri || id === 'nome' || id === 'segnali'),
            ]}
            rows={catalogue.items}
            rowId={({ id }) => id}
            sort={ORDERS.sortOf(search.ordine ?? 'gravi')}
            onSort={(sort) => onSearch({ ordine: ORDERS.orderOf(sort) })}
            paged={catalogue}
            hrefOf={(pagina) => addressOf(PATHS.catalogueDesk, { ...kept, pagina })}
            empty={<EmptyState title={WORDS.empty} description={WORDS.emptyText} />}
            above={
              catalogue.items.length > 0 && (
                <BulkBar selection={selection} words={BULK}>
                  <PublicationBar
                    ids={selection.ids}
                    can={search.vista === 'ritirati' ? ['publish'] : ['unpublish']}
                    onDone={selection.clear}
                  />
                </BulkBar>
              )
            }
          />
        </div>
        {apri && (
          <GrantEditorPanel
            key={apri}
            id={apri}
            drawPreview={drawPreview}
            back={addressOf(PATHS.catalogueDesk, { ...search, apri: undefined })}
          />
        )}
      </div>
    </>
  );
}
