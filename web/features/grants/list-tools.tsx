import { Printer } from 'lucide-react';
import { useState } from 'react';
import { GRANTS_LIST } from '#messages/grants/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import type { GrantPage } from './grants-api.ts';
import type { GrantsSearch } from './grants-search.ts';
import { Exports } from './list-parts.ts';

/** Take the list away: all pages of exactly this search, or this page on paper. */
export function ListTools({ search, page }: { search: GrantsSearch; page: GrantPage }) {
  const [first] = useState(page);
  if (page.total === 0) return null;
  return (
    <div role="group" aria-label={GRANTS_LIST.exportTitle} className="flex flex-wrap items-center gap-1 print:hidden">
      <Exports key={page === first ? 'first' : 'later'} search={search} total={page.total} />
      <Button variant="quiet" size="sm" onClick={() => window.print()} className="noscript:hidden">
        <Printer aria-hidden="true" />
        {GRANTS_LIST.print}
      </Button>
    </div>
  );
}
