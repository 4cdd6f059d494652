import { FileDown, Plus, Printer } from 'lucide-react';
import { useState } from 'react';
import { deMinimisPosition } from '#domain/tools/de-minimis/position.ts';
import { ruleAt } from '#domain/rules/rule-at.ts';
import { LEDGER_SCREEN, TOOL_PAGE } from '#messages/tools/screens.ts';
import { DE_MINIMIS_TOOL, ledgerDoubtText } from '#messages/tools/tools.ts';
import { ToolNotes } from '#web/features/tools/tool-notes.tsx';
import { ToolPage } from '#web/features/tools/tool-page.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { CeilingsTable } from './ceilings-table.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { EntriesTable } from './entries-table.tsx';
import { FirmsPanel } from './firms-panel.tsx';
import { LedgerFigures } from './ledger-figures.tsx';
import { PlannedAidPanel } from './planned-aid-panel.tsx';
import { RegisterImport } from './register-import.tsx';
import { RoomTimeline } from './room-timeline.tsx';
import { SavedGrantsRoom } from './saved-grants-room.tsx';
import type { LedgerView } from './api.ts';
import { useLedger } from './use-ledger.ts';

/** Room first, then when more comes, what one would ask, and the lines everything follows from. */
export function LedgerScreen({ view }: { view: LedgerView }) {
  const door = useLedger(view);
  const { ledger, day } = door.view;
  const [editing, setEditing] = useState<string | null>(null);
  const position = deMinimisPosition(ledger, day);
  return (
    <ToolPage
      title={DE_MINIMIS_TOOL.title}
      intro={DE_MINIMIS_TOOL.intro}
      actions={
        <>
          <Button variant="quiet" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {TOOL_PAGE.print}
          </Button>
          <Button variant="filo" onClick={() => setEditing('nuovo')}>
            <Plus aria-hidden="true" />
            {LEDGER_SCREEN.addEntry}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-6">
        <LedgerFigures ledger={ledger} position={position} />
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
          <RoomTimeline ledger={ledger} day={day} />
          <PlannedAidPanel ledger={ledger} day={day} />
        </div>
        <SavedGrantsRoom view={door.view} />
        <SectionPanel
          title={LEDGER_SCREEN.entries}
          description={LEDGER_SCREEN.entriesText}
          flush
          actions={
            ledger.entries.length > 0 && (
              <ButtonLink size="sm" href={door.csvHref} download className="print:hidden">
                <FileDown aria-hidden="true" />
                {LEDGER_SCREEN.exportCsv}
              </ButtonLink>
            )
          }
        >
          <EntriesTable door={door} position={position} onEdit={setEditing} />
        </SectionPanel>
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <FirmsPanel door={door} />
          <RegisterImport door={door} />
        </div>
        <CeilingsTable position={position} />
        <section aria-label={LEDGER_SCREEN.uncertain} className="text-14">
          <h2 className="text-18 font-bold tracking-[-0.012em]">{LEDGER_SCREEN.uncertain}</h2>
          <ul className="mt-2 divide-y divide-rule border-y border-rule">
            {[...new Set(position.uncertain.map(ledgerDoubtText))].map((doubt) => (
              <li key={doubt} className="py-2">
                {doubt}
              </li>
            ))}
          </ul>
          <p className="mt-2">
            <a href={LEDGER_SCREEN.registerHref} target="_blank" rel="noreferrer">
              {DE_MINIMIS_TOOL.registerLink}
            </a>
          </p>
        </section>
      </div>
      <ToolNotes
        day={day}
        source={DE_MINIMIS_TOOL.source}
        limits={DE_MINIMIS_TOOL.limits}
        rules={[
          ...position.ceilings.map(({ rule }) => rule),
          ruleAt('de_minimis.window', day),
          ruleAt('de_minimis.cumulation', day),
        ]}
      />
      {editing !== null && (
        <EntryDialog
          key={editing}
          door={door}
          entry={ledger.entries.find(({ id }) => id === editing) ?? null}
          onClose={() => setEditing(null)}
        />
      )}
    </ToolPage>
  );
}
