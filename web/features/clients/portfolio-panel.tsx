import { Download, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { PORTFOLIO_EXPORT_PATH } from '#domain/file-paths.ts';
import { isToDo, type PortfolioTable as Table } from '#domain/sharing/who-can.ts';
import { PORTFOLIO_TABLE as WORDS } from '#messages/sharing/who-can.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Toggle } from '#web/ui/actions/toggle.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { PortfolioTable } from './portfolio-table.tsx';

/** Clients by open grants; only those with something to do, or all of them to take along (CON-20). */
export function PortfolioPanel({ table, className }: { table: Table; className?: string }) {
  const [isOnlyToDo, setOnlyToDo] = useState(false);
  const clients = isOnlyToDo ? table.clients.filter(({ cells }) => cells.some(isToDo)) : table.clients;
  const isEmpty = table.grants.length === 0 || table.clients.length === 0;
  return (
    <SectionPanel
      title={WORDS.title}
      flush
      className={className}
      actions={
        !isEmpty && (
          <span className="flex flex-wrap gap-2">
            <Toggle pressed={isOnlyToDo} onChange={setOnlyToDo}>
              <SlidersHorizontal aria-hidden="true" />
              {WORDS.toDo}
            </Toggle>
            <ButtonLink size="sm" variant="quiet" href={PORTFOLIO_EXPORT_PATH} download className="max-sm:hidden">
              <Download aria-hidden="true" />
              {WORDS.export}
            </ButtonLink>
          </span>
        )
      }
    >
      {isOnlyToDo && clients.length === 0 ? (
        <p className="p-4 text-14 text-ink-2">{WORDS.nothingToDo}</p>
      ) : (
        <PortfolioTable table={{ ...table, clients }} />
      )}
    </SectionPanel>
  );
}
