import { FileSpreadsheet, Printer, Table } from 'lucide-react';
import { GRANTS_LIST } from '#messages/grants-screens.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { exportHref, type GrantsSearch } from './grants-search.ts';

/** Take the list away: all pages of exactly this search, or this page on paper. */
export function ListTools({ search, total }: { search: GrantsSearch; total: number }) {
  if (total === 0) return null;
  return (
    <div role="group" aria-label={GRANTS_LIST.exportTitle} className="flex flex-wrap items-center gap-1 print:hidden">
      <ButtonLink
        href={exportHref(search, 'csv')}
        download
        variant="quiet"
        size="sm"
        aria-label={GRANTS_LIST.exportCsvLabel(total)}
      >
        <Table aria-hidden="true" />
        {GRANTS_LIST.exportCsv}
      </ButtonLink>
      <ButtonLink
        href={exportHref(search, 'xlsx')}
        download
        variant="quiet"
        size="sm"
        aria-label={GRANTS_LIST.exportXlsxLabel(total)}
      >
        <FileSpreadsheet aria-hidden="true" />
        {GRANTS_LIST.exportXlsx}
      </ButtonLink>
      <Button variant="quiet" size="sm" onClick={() => window.print()} className="noscript:hidden">
        <Printer aria-hidden="true" />
        {GRANTS_LIST.print}
      </Button>
    </div>
  );
}
