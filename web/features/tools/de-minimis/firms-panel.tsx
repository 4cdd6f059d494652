import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Undertaking } from '#domain/tools/de-minimis/ledger.ts';
import { LEDGER_SCREEN } from '#messages/tools/screens.ts';
import { UNDERTAKING_RELATION_LABELS } from '#messages/tools/tools.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { FirmDialog } from './firm-dialog.tsx';
import type { LedgerDoor } from './use-ledger.ts';

/** `name` starts a new firm with a name that the profile already knows. */
type Editing = { firm: Undertaking | null; name: string };

export function FirmsPanel({ door }: { door: LedgerDoor }) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const { ledger, company } = door.view;
  const known = new Set(ledger.undertakings.map(({ name }) => name.toLowerCase()));
  const suggested = company.related.filter(({ name, kind }) => kind === 'collegata' && !known.has(name.toLowerCase()));
  return (
    <SectionPanel
      title={LEDGER_SCREEN.firms}
      description={LEDGER_SCREEN.firmsText}
      actions={
        <Button size="sm" className="print:hidden" onClick={() => setEditing({ firm: null, name: '' })}>
          <Plus aria-hidden="true" />
          {LEDGER_SCREEN.addFirm}
        </Button>
      }
    >
      <ul className="divide-y divide-rule text-14">
        {ledger.undertakings.map((firm) => (
          <li key={firm.id} className="flex items-center gap-2 py-2 first:pt-0 last:pb-0">
            <span className="min-w-0 flex-1">
              <span className="block font-semibold wrap-anywhere">{firm.name}</span>
              <span className="block text-13 text-ink-2">
                {UNDERTAKING_RELATION_LABELS[firm.relation]}
                {firm.taxCode && ` · ${firm.taxCode}`}
              </span>
            </span>
            {firm.relation !== 'self' && (
              <span className="flex print:hidden">
                <IconButton
                  label={`${LEDGER_SCREEN.edit}: ${firm.name}`}
                  onClick={() => setEditing({ firm, name: firm.name })}
                >
                  <Pencil aria-hidden="true" />
                </IconButton>
                <IconButton label={`${LEDGER_SCREEN.remove}: ${firm.name}`} onClick={() => door.removeFirm(firm)}>
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </span>
            )}
          </li>
        ))}
      </ul>
      {suggested.length > 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-2 text-14 text-ink-2 print:hidden">
          {LEDGER_SCREEN.fromProfile}
          {suggested.map(({ name }) => (
            <Button key={name} size="sm" onClick={() => setEditing({ firm: null, name })}>
              <Plus aria-hidden="true" />
              {LEDGER_SCREEN.addNamed(name)}
            </Button>
          ))}
        </p>
      )}
      {editing && (
        <FirmDialog
          key={editing.firm?.id ?? editing.name}
          door={door}
          firm={editing.firm}
          name={editing.name}
          onClose={() => setEditing(null)}
        />
      )}
    </SectionPanel>
  );
}
