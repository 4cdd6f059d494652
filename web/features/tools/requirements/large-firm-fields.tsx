import { EXCLUSIONS_SCREEN as WORDS, TOOL_PROBLEMS } from '#messages/tools/screens.ts';
import { NumberField } from '#web/features/tools/tool-fields.tsx';
import { isFigure, type ExclusionDraft } from './exclusion-draft.ts';

type Years = ExclusionDraft['years'];

const FIELDS = ['debt', 'netWorth', 'ebitda', 'interest'] as const;

/** Debt and margin of the last two accounts: only large firms are asked. */
export function LargeFirmFields({ years, onChange }: { years: Years; onChange: (years: Years) => void }) {
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="pb-3 text-16 font-semibold">{WORDS.large}</legend>
      {years.map((year, index) => (
        <fieldset key={WORDS.year(index + 1)} className="min-w-0">
          <legend className="pb-2 text-14 font-medium">{WORDS.year(index + 1)}</legend>
          <div className="field-grid sm:grid-cols-2">
            {FIELDS.map((name) => (
              <NumberField
                key={name}
                label={WORDS[name]}
                unit={WORDS.euroUnit}
                value={year[name]}
                onChange={(value) =>
                  onChange(years.map((each, place) => (place === index ? { ...each, [name]: value } : each)) as Years)
                }
                error={isFigure(year[name]) ? undefined : TOOL_PROBLEMS.number}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </fieldset>
  );
}
