import { useState, type FormEvent } from 'react';
import { taxCodeProblem } from '#domain/companies/tax-code.ts';
import type { Undertaking } from '#domain/tools/de-minimis/ledger.ts';
import { LEDGER_SCREEN, TOOL_PAGE, TOOL_PROBLEMS } from '#messages/tools-screens.ts';
import { TAX_CODE_PROBLEMS, UNDERTAKING_RELATION_LABELS } from '#messages/tools.ts';
import { problemsIn } from '#web/features/tools/field-problems.ts';
import { SelectField, TextField } from '#web/features/tools/tool-fields.tsx';
import { failureText } from '#web/lib/failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { notify } from '#web/ui/notify.ts';
import type { FirmInput, LedgerDoor } from './use-ledger.ts';

type Props = { door: LedgerDoor; firm: Undertaking | null; name: string; onClose: () => void };
type Relation = FirmInput['relation'];

const RELATIONS = (['linked', 'acquired', 'doubtful', 'outside'] as const).map((value) => ({
  value,
  label: UNDERTAKING_RELATION_LABELS[value],
}));

/** One firm of the single undertaking. */
export function FirmDialog({ door, firm, name: firstName, onClose }: Props) {
  const [name, setName] = useState(firstName);
  const [taxCode, setTaxCode] = useState(firm?.taxCode ?? '');
  const [relation, setRelation] = useState<Relation>((firm?.relation as Relation | undefined) ?? 'linked');
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [isSaving, setSaving] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    const found: Record<string, string> = {};
    const wrongCode = taxCode.trim() === '' ? null : taxCodeProblem(taxCode);
    if (name.trim() === '') found.name = TOOL_PROBLEMS.required;
    if (wrongCode) found.taxCode = TAX_CODE_PROBLEMS[wrongCode];
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setSaving(true);
    try {
      const input = { name, taxCode, relation };
      if (firm) await door.changeFirm(firm.id, input);
      else await door.addFirm(input);
      notify('success', firm ? LEDGER_SCREEN.firmChanged : LEDGER_SCREEN.firmAdded);
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
      title={firm ? LEDGER_SCREEN.editFirm : LEDGER_SCREEN.addFirm}
      closeLabel={LEDGER_SCREEN.close}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {LEDGER_SCREEN.cancel}
          </Button>
          <Button variant="ink" type="submit" form="impresa-unica" loading={isSaving}>
            {isSaving ? LEDGER_SCREEN.saving : LEDGER_SCREEN.saveFirm}
          </Button>
        </>
      }
    >
      <form id="impresa-unica" noValidate onSubmit={(event) => void save(event)} className="grid gap-4 pb-2">
        <TextField label={LEDGER_SCREEN.firmName} value={name} onChange={setName} error={problems.name} required />
        <TextField
          label={LEDGER_SCREEN.firmTaxCode}
          mark={TOOL_PAGE.optional}
          hint={LEDGER_SCREEN.firmTaxCodeHint}
          value={taxCode}
          onChange={setTaxCode}
          error={problems.taxCode}
          maxLength={20}
        />
        <SelectField label={LEDGER_SCREEN.relation} value={relation} onChange={setRelation} options={RELATIONS} />
      </form>
    </Dialog>
  );
}
