import { useState } from 'react';
import { taxCodeProblem } from '#domain/companies/tax-code.ts';
import type { Undertaking } from '#domain/tools/de-minimis/ledger.ts';
import { LEDGER_SCREEN, TOOL_PAGE, TOOL_PROBLEMS } from '#messages/tools/screens.ts';
import { TAX_CODE_PROBLEMS, UNDERTAKING_RELATION_LABELS } from '#messages/tools/tools.ts';
import { SelectField, TextField } from '#web/features/tools/tool-fields.tsx';
import { FormDialog } from '#web/ui/windows/form-dialog.tsx';
import { useLedgerForm } from './use-ledger-form.ts';
import type { FirmInput } from './api.ts';
import type { LedgerDoor } from './use-ledger.ts';

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
  const { problems, isSaving, save } = useLedgerForm(onClose);

  function send() {
    const found: Record<string, string> = {};
    const wrongCode = taxCode.trim() === '' ? null : taxCodeProblem(taxCode);
    if (name.trim() === '') found.name = TOOL_PROBLEMS.required;
    if (wrongCode) found.taxCode = TAX_CODE_PROBLEMS[wrongCode];
    const input = { name, taxCode, relation };
    return firm
      ? save(found, () => door.changeFirm(firm.id, input), LEDGER_SCREEN.firmChanged)
      : save(found, () => door.addFirm(input), LEDGER_SCREEN.firmAdded);
  }
  return (
    <FormDialog
      title={firm ? LEDGER_SCREEN.editFirm : LEDGER_SCREEN.addFirm}
      words={{ ...LEDGER_SCREEN, send: LEDGER_SCREEN.saveFirm, sending: LEDGER_SCREEN.saving }}
      isSending={isSaving}
      onSend={send}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
