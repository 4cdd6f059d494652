import { useState, type FormEvent } from 'react';
import { isDay } from '#domain/rules/day.ts';
import { DE_MINIMIS_REGIMES, type AidEntry } from '#domain/tools/de-minimis/ledger.ts';
import { LEDGER_SCREEN, TOOL_PAGE, TOOL_PROBLEMS } from '#messages/tools-screens.ts';
import { DE_MINIMIS_REGIME_LABELS } from '#messages/tools.ts';
import { DateField, MoneyField, SelectField, TextField } from '#web/features/tools/tool-fields.tsx';
import { problemsIn } from '#web/features/tools/field-problems.ts';
import { failureText } from '#web/lib/failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { notify } from '#web/ui/notify.ts';
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
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [isSaving, setSaving] = useState(false);
  const change = (part: Partial<Draft>) => setDraft((old) => ({ ...old, ...part }));

  async function save(event: FormEvent) {
    event.preventDefault();
    const { amountGge, ...rest } = draft;
    const found: Record<string, string> = {};
    if (!isDay(draft.grantedOn)) found.grantedOn = TOOL_PROBLEMS.date;
    if (amountGge === null || amountGge <= 0) found.amountGge = TOOL_PROBLEMS.amount;
    setProblems(found);
    if (Object.keys(found).length > 0 || amountGge === null) return;
    setSaving(true);
    try {
      if (entry) await door.changeEntry(entry.id, { ...rest, amountGge });
      else await door.addEntry({ ...rest, amountGge });
      notify('success', entry ? LEDGER_SCREEN.changed : LEDGER_SCREEN.added);
      onClose();
    } catch (error) {
      setProblems(problemsIn(error));
      notify('danger', LEDGER_SCREEN.failed, { description: failureText(error) });
      setSaving(false);
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={entry ? LEDGER_SCREEN.editEntry : LEDGER_SCREEN.addEntry}
      closeLabel={LEDGER_SCREEN.close}
      size="md"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {LEDGER_SCREEN.cancel}
          </Button>
          <Button variant="ink" type="submit" form="aiuto" loading={isSaving}>
            {isSaving ? LEDGER_SCREEN.saving : LEDGER_SCREEN.save}
          </Button>
        </>
      }
    >
      <form id="aiuto" noValidate onSubmit={(event) => void save(event)} className="field-grid pb-2 sm:grid-cols-2">
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
      </form>
    </Dialog>
  );
}
