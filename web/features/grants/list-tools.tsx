import { FileSpreadsheet, Printer, Table } from 'lucide-react';
import { GRANTS_LIST } from '#messages/grants-screens.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { Button } from '#web/ui/button.tsx';
import { exportHref, type GrantsSearch } from './grants-search.ts';

/** Take the list away: all pages of exactly this search, or this page on paper. */
export function ListTools({ search, total }: { search: GrantsSearch; total: number }) {
  if (total === 0) return null;
  const look = buttonLook({ variant: 'quiet', size: 'sm' });
  return (
    <div role="group" aria-label={GRANTS_LIST.exportTitle} className="flex flex-wrap items-center gap-1 print:hidden">
      <a href={exportHref(search, 'csv')} download className={look} aria-label={GRANTS_LIST.exportCsvLabel(total)}>
        <Table aria-hidden="true" />
        {GRANTS_LIST.exportCsv}
      </a>
      <a href={exportHref(search, 'xlsx')} download className={look} aria-label={GRANTS_LIST.exportXlsxLabel(total)}>
        <FileSpreadsheet aria-hidden="true" />
        {GRANTS_LIST.exportXlsx}
      </a>
      <Button variant="quiet" size="sm" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        {GRANTS_LIST.print}
      </Button>
    </div>
  );
}
