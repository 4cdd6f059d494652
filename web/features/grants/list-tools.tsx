import { FileSpreadsheet, Printer, Table } from 'lucide-react';
import { GRANTS_LIST } from '#messages/grants/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { exportHref, type GrantsSearch } from './grants-search.ts';

const EXPORTS = [
  { format: 'csv', Icon: Table, label: GRANTS_LIST.exportCsv, longLabel: GRANTS_LIST.exportCsvLabel },
  { format: 'xlsx', Icon: FileSpreadsheet, label: GRANTS_LIST.exportXlsx, longLabel: GRANTS_LIST.exportXlsxLabel },
] as const;

/** Take the list away: all pages of exactly this search, or this page on paper. */
export function ListTools({ search, total }: { search: GrantsSearch; total: number }) {
  if (total === 0) return null;
  return (
    <div role="group" aria-label={GRANTS_LIST.exportTitle} className="flex flex-wrap items-center gap-1 print:hidden">
      {EXPORTS.map(({ format, Icon, label, longLabel }) => (
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
      ))}
      <Button variant="quiet" size="sm" onClick={() => window.print()} className="noscript:hidden">
        <Printer aria-hidden="true" />
        {GRANTS_LIST.print}
      </Button>
    </div>
  );
}
