import { useState } from 'react';
import { isDay } from '#domain/rules/day.ts';
import { DE_MINIMIS_REGIMES, type AidEntry } from '#domain/tools/de-minimis/ledger.ts';
import { LEDGER_SCREEN, TOOL_PAGE, TOOL_PROBLEMS } from '#messages/tools/screens.ts';
import { DE_MINIMIS_REGIME_LABELS } from '#messages/tools/tools.ts';
import { DateField, MoneyField, SelectField, TextField } from '#web/features/tools/tool-fields.tsx';
import { FormDialog } from '#web/ui/windows/form-dialog.tsx';
import { useLedgerForm } from './use-ledger-form.ts';
import type { LedgerDoor } from './use-ledger.ts';

type Draft = Omit<AidEntry, 'id' | 'amountGge' | 'title' | 'cor' | 'car'> & {
  amountGge: number | null;
  title: string;
  cor: string;
  car: string;
};

const REGIMES = DE_MINIMIS_REGIMES.map((value) => ({ value, label: DE_MINIMIS_REGIME_LABELS[value] }));

function draftOf(entry: AidEntry | null): Draft {
  return {
    grantedOn: entry?.grantedOn ?? '',
    amountGge: entry?.amountGge ?? null,
    regime: entry?.regime ?? 'de_minimis',
    body: entry?.body ?? '',
    title: entry?.title ?? '',
    cor: entry?.cor ?? '',
    car: entry?.car ?? '',
    undertakingId: entry?.undertakingId ?? 'self',
  };
}

/** One aid, new or to be put right. */
export function EntryDialog({
  door,
  entry,
  onClose,
}: {
  door: LedgerDoor;
  entry: AidEntry | null;
  onClose: () => void;
}) {
  const [draft, setDraft] = useState(() => draftOf(entry));
  const { problems, isSaving, save } = useLedgerForm(onClose);
  const change = (part: Partial<Draft>) => setDraft((old) => ({ ...old, ...part }));

  function send() {
    const { amountGge, ...rest } = draft;
    const found: Record<string, string> = {};
    if (!isDay(draft.grantedOn)) found.grantedOn = TOOL_PROBLEMS.date;
    if (amountGge === null || amountGge <= 0) found.amountGge = TOOL_PROBLEMS.amount;
    const input = { ...rest, amountGge: amountGge ?? 0 };
    return entry
      ? save(found, () => door.changeEntry(entry.id, input), LEDGER_SCREEN.changed)
      : save(found, () => door.addEntry(input), LEDGER_SCREEN.added);
  }
  return (
    <FormDialog
      title={entry ? LEDGER_SCREEN.editEntry : LEDGER_SCREEN.addEntry}
      size="md"
      words={{ ...LEDGER_SCREEN, send: LEDGER_SCREEN.save, sending: LEDGER_SCREEN.saving }}
      isSending={isSaving}
      onSend={send}
      onClose={onClose}
      className="field-grid sm:grid-cols-2"
    >
      <DateField
        label={LEDGER_SCREEN.grantedOn}
        value={draft.grantedOn}
        onChange={(grantedOn) => change({ grantedOn })}
        error={problems.grantedOn}
        required
      />
      <MoneyField
        label={LEDGER_SCREEN.amount}
        hint={LEDGER_SCREEN.amountHint}
        value={draft.amountGge}
        onChange={(amountGge) => change({ amountGge })}
        error={problems.amountGge}
        required
      />
      <TextField
        label={LEDGER_SCREEN.title}
        mark={TOOL_PAGE.optional}
        value={draft.title}
        onChange={(title) => change({ title })}
        error={problems.title}
      />
      <TextField
        label={LEDGER_SCREEN.body}
        mark={TOOL_PAGE.optional}
        value={draft.body}
        onChange={(body) => change({ body })}
        error={problems.body}
      />
      <SelectField
        label={LEDGER_SCREEN.regime}
        value={draft.regime}
        onChange={(regime) => change({ regime })}
        options={REGIMES}
        error={problems.regime}
      />
      <SelectField
        label={LEDGER_SCREEN.undertaking}
        value={draft.undertakingId}
        onChange={(undertakingId) => change({ undertakingId })}
        options={door.view.ledger.undertakings.map(({ id, name }) => ({ value: id, label: name }))}
        error={problems.undertakingId}
      />
      <TextField
        label={LEDGER_SCREEN.cor}
        mark={TOOL_PAGE.optional}
        hint={LEDGER_SCREEN.corHint}
        value={draft.cor}
        onChange={(cor) => change({ cor })}
        error={problems.cor}
        maxLength={40}
      />
      <TextField
        label={LEDGER_SCREEN.car}
        mark={TOOL_PAGE.optional}
        value={draft.car}
        onChange={(car) => change({ car })}
        error={problems.car}
        maxLength={40}
      />
    </FormDialog>
  );
}
