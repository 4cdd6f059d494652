import { yearOf, type Day } from '#domain/rules/day.ts';
import { SIZE_SCREEN, TOOL_PAGE } from '#messages/tools/screens.ts';
import { SelectField, TextField } from '#web/features/tools/tool-fields.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { RadioCards } from '#web/ui/fields/radio-cards.tsx';
import { FiguresFields } from './figures-fields.tsx';
import { ACCOUNTS, type SizeDraft } from './size-draft.ts';
import type { Problems } from './size-problems.ts';

export type StepProps = {
  draft: SizeDraft;
  onChange: (change: Partial<SizeDraft>) => void;
  problems: Problems;
  day: Day;
};

export function CompanyStep({ draft, onChange }: StepProps) {
  return (
    <div className="grid gap-6">
      <TextField
        label={SIZE_SCREEN.name}
        mark={TOOL_PAGE.optional}
        hint={SIZE_SCREEN.nameHint}
        value={draft.name}
        onChange={(name) => onChange({ name })}
        autoComplete="organization"
        className="max-w-xl"
      />
      <RadioCards
        label={SIZE_SCREEN.accounts}
        columns={3}
        options={ACCOUNTS.map((value) => ({ value, ...SIZE_SCREEN.accountsOptions[value] }))}
        value={draft.accounts}
        onChange={(accounts) => onChange({ accounts })}
      />
      <Checkbox
        label={SIZE_SCREEN.structuralChange}
        hint={SIZE_SCREEN.structuralChangeHint}
        checked={draft.hasStructuralChange}
        onChange={(event) => onChange({ hasStructuralChange: event.target.checked })}
      />
    </div>
  );
}

export function FiguresStep({ draft, onChange, problems, day }: StepProps) {
  const thisYear = yearOf(day);
  const isEstimate = draft.accounts === 'none';
  const years = [thisYear - 1, thisYear - 2].map(String);
  return (
    <div className="grid gap-6">
      {!isEstimate && (
        <SelectField
          label={SIZE_SCREEN.latestYear}
          value={String(draft.latestYear)}
          onChange={(year) => onChange({ latestYear: Number(year) })}
          options={years.map((value) => ({ value, label: value }))}
          className="max-w-44"
        />
      )}
      <FiguresFields
        legend={isEstimate ? SIZE_SCREEN.estimateTitle(thisYear) : SIZE_SCREEN.yearTitle(draft.latestYear)}
        name="latest"
        figures={draft.latest}
        onChange={(latest) => onChange({ latest })}
        problems={problems}
        hasHints
      />
      {draft.accounts === 'two' && (
        <FiguresFields
          legend={SIZE_SCREEN.beforeTitle(draft.latestYear - 1)}
          name="before"
          figures={draft.before}
          onChange={(before) => onChange({ before })}
          problems={problems}
        />
      )}
    </div>
  );
}
