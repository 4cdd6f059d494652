import { addressOf, PATHS } from '#domain/paths.ts';
import type { CatalogueSearch } from '#domain/admin/catalogue-search.ts';
import { CATALOGUE as WORDS } from '#messages/admin/catalogue.ts';
import { GRANT_STATUS_LABELS } from '#messages/grants/grants.ts';
import { formatCount, formatDay } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import type { Column } from '#web/ui/data/data-table.tsx';
import { Tag } from '#web/ui/data/tag.tsx';
import type { CatalogueLine } from './catalogue-api.ts';
import { SignalList } from './signal-list.tsx';

export const catalogueColumns = (search: CatalogueSearch): Column<CatalogueLine>[] => [
  {
    id: 'nome',
    header: WORDS.grant,
    cell: (line) => (
      <>
        <AppLink
          href={addressOf(PATHS.catalogueDesk, { ...search, apri: line.id })}
          aria-current={search.apri === line.id ? 'true' : undefined}
          className="font-semibold wrap-anywhere"
        >
          {line.name}
        </AppLink>
        <span className="block text-13 font-normal text-ink-2">{line.entity}</span>
        {line.editedFields.length > 0 && <Tag>{WORDS.own(line.editedFields.length)}</Tag>}
      </>
    ),
    phone: 'wide',
    sortable: true,
    className: 'align-top',
  },
  {
    id: 'segnali',
    header: WORDS.signalsColumn,
    cell: (line) =>
      line.isPublished ? (
        <SignalList line={line} />
      ) : (
        <span className="text-13">
          {line.mergedInto === null ? WORDS.withdrawn : `${WORDS.mergedInto} ${line.mergedInto}`}
        </span>
      ),
    phone: 'wide',
    className: 'min-w-48 align-top',
  },
  {
    id: 'stato',
    header: WORDS.status,
    cell: ({ status }) => GRANT_STATUS_LABELS[status],
    phone: 'start',
    className: 'align-top',
  },
  {
    id: 'salvati',
    header: WORDS.saved,
    cell: ({ savedBy }) => formatCount(savedBy),
    phone: 'hidden',
    align: 'end',
    sortable: true,
    className: 'align-top',
  },
  {
    id: 'letto',
    header: WORDS.read,
    cell: ({ checkedOn }) => formatDay(checkedOn),
    phone: 'end',
    sortable: true,
    className: 'align-top whitespace-nowrap',
  },
];
