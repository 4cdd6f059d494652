import type { ReviewOrder, ReviewSearch, ReviewState } from '#domain/consultants/review-search.ts';
import { addressOf } from '#domain/paths.ts';
import { REVIEW_DESK as WORDS, REVIEW_EXPORT, REVIEW_ORDER_LABELS } from '#messages/consultants/review.ts';
import { ExportLink, FilterChoice, TableFilters } from '#web/features/admin/table/table-filters.tsx';

type Option<Value> = { value: Value; label: string };
type Props = {
  search: ReviewSearch;
  onSearch: (changes: Partial<ReviewSearch>) => void;
  states: Option<ReviewState>[];
  orders: Option<ReviewOrder>[];
};

export const ReviewFilters = ({ search, onSearch, states, orders }: Props) => (
  <TableFilters
    label={WORDS.filters}
    words={{ label: WORDS.search, clearLabel: WORDS.clear, value: search.q, onWords: (q) => onSearch({ q }) }}
  >
    <FilterChoice
      label={WORDS.state}
      any={WORDS.waiting}
      value={search.stato}
      options={states}
      onChoice={(stato) => onSearch({ stato })}
    />
    <FilterChoice
      label={WORDS.order}
      any={REVIEW_ORDER_LABELS.attesa}
      value={search.ordine}
      options={orders}
      onChoice={(ordine) => onSearch({ ordine })}
    />
  </TableFilters>
);

export const ReviewExport = ({ search: { q, stato, ordine } }: { search: ReviewSearch }) => (
  <ExportLink
    href={addressOf('/api/admin/consultants/export.csv', { q, stato, ordine })}
    what={REVIEW_EXPORT.fileName}
  />
);
