import { AID_REGIMES } from '#domain/vocabulary.ts';
import { AID_REGIME_LABELS } from '#messages/grants/grants.ts';
import { CUMULATION_SCREEN as WORDS, TOOL_PAGE, TOOL_PROBLEMS } from '#messages/tools/screens.ts';
import { RowCards } from '#web/features/tools/row-cards.tsx';
import { nextRowId } from '#web/features/tools/row-id.ts';
import {
  AnswerField,
  MoneyField,
  NumberField,
  optionsOf,
  SelectField,
  TextField,
} from '#web/features/tools/tool-fields.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { isIntensity, newAid, type AidDraft } from './cumulation-draft.ts';

const MAX_AIDS = 10;
const REGIMES = AID_REGIMES.map((value) => ({ value, label: AID_REGIME_LABELS[value] }));
const MEASURES = optionsOf(WORDS.measures);

/** The aids that fall on one cost line. */
export function AidRows({ aids, onChange }: { aids: AidDraft[]; onChange: (aids: AidDraft[]) => void }) {
  const changeAid = (id: string, change: Partial<AidDraft>) =>
    onChange(aids.map((aid) => (aid.id === id ? { ...aid, ...change } : aid)));
  return (
    <RowCards
      rows={aids}
      rowLabel={WORDS.aid}
      addLabel={WORDS.addAid}
      max={MAX_AIDS}
      onAdd={() => onChange([...aids, newAid(nextRowId('a', aids))])}
      onRemove={({ id }) => onChange(aids.filter((aid) => aid.id !== id))}
    >
      {(aid) => (
        <div className="field-grid sm:grid-cols-2">
          <TextField label={WORDS.name} value={aid.name} onChange={(name) => changeAid(aid.id, { name })} />
          <MoneyField label={WORDS.aidAmount} value={aid.amount} onChange={(amount) => changeAid(aid.id, { amount })} />
          <SelectField
            label={WORDS.regime}
            value={aid.regime}
            onChange={(regime) => changeAid(aid.id, { regime })}
            options={REGIMES}
            placeholder={TOOL_PAGE.unknown}
          />
          <NumberField
            label={WORDS.maxIntensity}
            hint={WORDS.maxIntensityHint}
            unit={TOOL_PAGE.percentUnit}
            value={aid.maxIntensity}
            onChange={(maxIntensity) => changeAid(aid.id, { maxIntensity })}
            error={isIntensity(aid.maxIntensity) ? undefined : TOOL_PROBLEMS.percent}
          />
          <AnswerField
            label={WORDS.forbids}
            value={aid.forbids}
            onChange={(forbids) => changeAid(aid.id, { forbids })}
          />
          <SelectField
            label={WORDS.measure}
            value={aid.measure}
            onChange={(measure) => changeAid(aid.id, { measure })}
            options={MEASURES}
            placeholder={WORDS.measureNone}
          />
          <Checkbox
            label={WORDS.isTaxCredit}
            checked={aid.isTaxCredit}
            onChange={(event) => changeAid(aid.id, { isTaxCredit: event.target.checked })}
          />
        </div>
      )}
    </RowCards>
  );
}
