import { FileSpreadsheet, Table } from 'lucide-react';
import { EXPORT } from '#messages/grants/export.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { exportHref, type GrantsSearch } from './grants-search.ts';

const FORMATS = [
  { format: 'csv', Icon: Table, label: EXPORT.csv, longLabel: EXPORT.csvLabel },
  { format: 'xlsx', Icon: FileSpreadsheet, label: EXPORT.xlsx, longLabel: EXPORT.xlsxLabel },
] as const;

/** All pages of exactly this search, as a file. */
export function ListExports({ search, total }: { search: GrantsSearch; total: number }) {
  return FORMATS.map(({ format, Icon, label, longLabel }) => (
    <ButtonLink
      key={format}
      href={exportHref(search, format)}
      download
      variant="quiet"
      size="sm"
      aria-label={longLabel(total)}
    >
      <Icon aria-hidden="true" />
      {label}
    </ButtonLink>
  ));
}
