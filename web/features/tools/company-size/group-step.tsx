import { yearOf } from '#domain/rules/day.ts';
import { SIZE_SCREEN, TOOL_PAGE } from '#messages/tools/screens.ts';
import { nextRowId } from '#web/features/tools/row-id.ts';
import { RowCards } from '#web/features/tools/row-cards.tsx';
import { AnswerField, NumberField, optionsOf, SelectField, TextField } from '#web/features/tools/tool-fields.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { FiguresFields } from './figures-fields.tsx';
import type { StepProps } from './first-steps.tsx';
import { newGroupRow, SIZE_ROWS, SUBJECT, type GroupRow, type SizeDraft } from './size-draft.ts';

const RELATIONS = optionsOf(SIZE_SCREEN.relations);

/** Partner and linked firms, also of one another. */
export function GroupStep(props: StepProps) {
  const { draft, onChange } = props;
  const hasPeople = draft.group.some((row) => row.relation === 'same_people');
  const addRow = () => [...draft.group, newGroupRow(nextRowId('g', draft.group))];
  return (
    <div className="grid gap-6">
      <AnswerField
        label={SIZE_SCREEN.hasGroup}
        hint={SIZE_SCREEN.hasGroupHint}
        value={draft.hasGroup}
        onChange={(hasGroup) =>
          onChange({ hasGroup, ...(hasGroup === 'si' && draft.group.length === 0 ? { group: addRow() } : {}) })
        }
        className="max-w-xl"
      />
      {draft.hasGroup === 'si' && (
        <>
          {hasPeople && (
            <TextField
              label={SIZE_SCREEN.ateco}
              hint={SIZE_SCREEN.atecoHint}
              value={draft.ateco}
              onChange={(ateco) => onChange({ ateco })}
              inputMode="decimal"
              maxLength={12}
              className="max-w-xl [&_input]:max-w-44"
            />
          )}
          <RowCards
            rows={draft.group}
            rowLabel={SIZE_SCREEN.row}
            addLabel={SIZE_SCREEN.addFirm}
            max={SIZE_ROWS.firms}
            onAdd={() => onChange({ group: addRow() })}
            onRemove={(row) => onChange({ group: withoutRow(draft.group, row.id) })}
          >
            {(row) => (
              <FirmFields
                {...props}
                row={row}
                onRow={(change) =>
                  onChange({ group: draft.group.map((each) => (each.id === row.id ? { ...each, ...change } : each)) })
                }
              />
            )}
          </RowCards>
        </>
      )}
    </div>
  );
}

/** What hung on the firm that goes is tied to one's own. */
function withoutRow(group: GroupRow[], id: string): GroupRow[] {
  return group.filter((row) => row.id !== id).map((row) => (row.with === id ? { ...row, with: SUBJECT } : row));
}

function counterparts({ name, group }: SizeDraft, id: string) {
  const others = group.flatMap((row, index) =>
    row.id === id ? [] : [{ value: row.id, label: row.name.trim() || SIZE_SCREEN.row(index + 1) }],
  );
  return [{ value: SUBJECT, label: name.trim() || SIZE_SCREEN.unnamed }, ...others];
}

type FirmProps = StepProps & { row: GroupRow; onRow: (change: Partial<GroupRow>) => void };

function FirmFields({ draft, problems, day, row, onRow }: FirmProps) {
  const isPeople = row.relation === 'same_people';
  const isEstimate = draft.accounts === 'none';
  const year = isEstimate ? yearOf(day) : draft.latestYear;
  return (
    <>
      <div className="field-grid sm:grid-cols-2">
        <TextField
          label={SIZE_SCREEN.firmName}
          value={row.name}
          onChange={(name) => onRow({ name })}
          error={problems[`${row.id}.name`]}
          required
        />
        <SelectField
          label={SIZE_SCREEN.relation}
          value={row.relation}
          onChange={(relation) => onRow({ relation })}
          options={RELATIONS}
        />
        <SelectField
          label={SIZE_SCREEN.with}
          value={row.with}
          onChange={(other) => onRow({ with: other })}
          options={counterparts(draft, row.id)}
          error={problems[`${row.id}.with`]}
        />
        {isPeople ? (
          <>
            <TextField
              label={SIZE_SCREEN.firmAteco}
              value={row.ateco}
              onChange={(ateco) => onRow({ ateco })}
              inputMode="decimal"
              maxLength={12}
            />
            <AnswerField
              label={SIZE_SCREEN.isSameMarket}
              value={row.isSameMarket}
              onChange={(isSameMarket) => onRow({ isSameMarket })}
              className="sm:col-span-2"
            />
          </>
        ) : (
          <NumberField
            label={SIZE_SCREEN.share}
            hint={SIZE_SCREEN.shareHint}
            unit={TOOL_PAGE.percentUnit}
            value={row.share}
            onChange={(share) => onRow({ share })}
            error={problems[`${row.id}.share`]}
            required
          />
        )}
      </div>
      {!isPeople && (
        <Checkbox
          label={SIZE_SCREEN.hasControl}
          hint={SIZE_SCREEN.hasControlHint}
          checked={row.hasControl}
          onChange={(event) => onRow({ hasControl: event.target.checked })}
        />
      )}
      <FiguresFields
        legend={SIZE_SCREEN.firmFigures(year)}
        name={`${row.id}.latest`}
        figures={row.latest}
        onChange={(latest) => onRow({ latest })}
        problems={problems}
      />
      {draft.accounts === 'two' && (
        <Disclosure title={SIZE_SCREEN.firmBefore(year - 1)} className="border-b-0">
          <FiguresFields
            legend={SIZE_SCREEN.firmFigures(year - 1)}
            name={`${row.id}.before`}
            figures={row.before}
            onChange={(before) => onRow({ before })}
            problems={problems}
          />
        </Disclosure>
      )}
    </>
  );
}
