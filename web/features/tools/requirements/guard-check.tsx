import { addDays, isDay, type Day } from '#domain/rules/day.ts';
import {
  BINDING_STEPS,
  incentiveEffect,
  PREPARATORY_STEPS,
  type StepKind,
} from '#domain/tools/incentive-effect/incentive-effect.ts';
import { AID_REGIMES, type AidRegime } from '#domain/vocabulary.ts';
import { AID_REGIME_LABELS } from '#messages/grants/grants.ts';
import { GUARD_SCREEN as WORDS, TOOL_PAGE } from '#messages/tools/screens.ts';
import { GUARD_TOOL, guardReasonText, STEP_KIND_LABELS } from '#messages/tools/tools.ts';
import { truthOf, type Answer } from '#web/features/tools/answer.ts';
import { AnswerBand } from '#web/features/tools/answer-band.tsx';
import { CheckLayout } from '#web/features/tools/check-layout.tsx';
import { outcomeOf, OUTCOME_TONES, ResultRows } from '#web/features/tools/result-rows.tsx';
import { RowCards } from '#web/features/tools/row-cards.tsx';
import { nextRowId } from '#web/features/tools/row-id.ts';
import { AnswerField, DateField, SelectField } from '#web/features/tools/tool-fields.tsx';
import { ToolNotes } from '#web/features/tools/tool-notes.tsx';
import { useKeptState } from '#web/features/tools/use-kept-state.ts';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';

type Step = { id: string; kind: StepKind; on: string };
type Draft = {
  regime: AidRegime | '';
  isStartupFinance: Answer;
  applicationOn: string;
  expensesFrom: string;
  steps: Step[];
};

const FIRST: Draft = {
  regime: '',
  isStartupFinance: '',
  applicationOn: '',
  expensesFrom: '',
  steps: [{ id: 'i1', kind: 'order', on: '' }],
};
const MAX_STEPS = 20;
const REGIMES = AID_REGIMES.map((value) => ({ value, label: AID_REGIME_LABELS[value] }));
const KINDS = [...BINDING_STEPS, ...PREPARATORY_STEPS].map((value) => ({ value, label: STEP_KIND_LABELS[value] }));

/** "Non firmare ancora": every planned signature against the day of the application. */
export function GuardCheck({ day, owner }: { day: Day; owner: string | null }) {
  const { state: draft, update, isKept, reset } = useKeptState('firme', owner, FIRST);
  const date = (text: string) => (isDay(text) ? text : null);
  const result = incentiveEffect({
    day,
    regime: draft.regime || null,
    isStartupFinance: truthOf(draft.isStartupFinance),
    applicationOn: date(draft.applicationOn),
    expensesFrom: date(draft.expensesFrom),
    // A line that nobody has dated asks nothing yet.
    steps: draft.steps.filter(({ on }) => on !== '').map((step) => ({ ...step, on: date(step.on) })),
  });
  const isByApplication =
    draft.regime === '' ||
    draft.regime === 'gber' ||
    draft.regime === 'abers_agricolo' ||
    draft.regime === 'notificato';
  const isExcused = draft.regime === 'gber' && draft.isStartupFinance === 'si';
  const changeStep = (id: string, change: Partial<Step>) =>
    update({ steps: draft.steps.map((step) => (step.id === id ? { ...step, ...change } : step)) });
  return (
    <CheckLayout
      intro={GUARD_TOOL.intro}
      onReset={isKept ? () => (reset(), () => update(draft)) : undefined}
      summary={
        result.rows.length === 0 ? null : { tone: OUTCOME_TONES[result.outcome], title: WORDS.outcomes[result.outcome] }
      }
      form={
        <>
          <div className="grid gap-4">
            <SelectField
              label={WORDS.regime}
              hint={WORDS.regimeHint}
              value={draft.regime}
              onChange={(regime) => update({ regime })}
              options={REGIMES}
              placeholder={TOOL_PAGE.choose}
            />
            {draft.regime === 'gber' && (
              <AnswerField
                label={WORDS.isStartupFinance}
                hint={WORDS.isStartupFinanceHint}
                value={draft.isStartupFinance}
                onChange={(isStartupFinance) => update({ isStartupFinance })}
              />
            )}
            {isByApplication && (
              <DateField
                label={WORDS.applicationOn}
                hint={WORDS.applicationHint}
                value={draft.applicationOn}
                onChange={(applicationOn) => update({ applicationOn })}
              />
            )}
            {(!isByApplication || isExcused) && (
              <DateField
                label={WORDS.expensesFrom}
                hint={WORDS.expensesHint}
                value={draft.expensesFrom}
                onChange={(expensesFrom) => update({ expensesFrom })}
              />
            )}
          </div>
          <RowCards
            rows={draft.steps}
            rowLabel={WORDS.step}
            addLabel={WORDS.addStep}
            max={MAX_STEPS}
            onAdd={() =>
              update({ steps: [...draft.steps, { id: nextRowId('i', draft.steps), kind: 'order', on: '' }] })
            }
            onRemove={({ id }) => update({ steps: draft.steps.filter((step) => step.id !== id) })}
          >
            {(step) => (
              <div className="field-grid sm:grid-cols-2">
                <SelectField
                  label={WORDS.kind}
                  value={step.kind}
                  onChange={(kind) => changeStep(step.id, { kind })}
                  options={KINDS}
                />
                <DateField label={WORDS.on} value={step.on} onChange={(on) => changeStep(step.id, { on })} />
              </div>
            )}
          </RowCards>
        </>
      }
      result={
        result.rows.length === 0 ? (
          <InlineAlert tone="info">{WORDS.none}</InlineAlert>
        ) : (
          <>
            <AnswerBand tone={OUTCOME_TONES[result.outcome]} title={WORDS.outcomes[result.outcome]} live>
              {result.safeAfter && <p>{WORDS.safeAfter(addDays(result.safeAfter, 1))}</p>}
            </AnswerBand>
            <ResultRows
              label={TOOL_PAGE.result}
              rows={result.rows.map(({ step, outcome, reason }) => ({
                id: step.id,
                title: step.on ? WORDS.dated(STEP_KIND_LABELS[step.kind], step.on) : STEP_KIND_LABELS[step.kind],
                ...outcomeOf(outcome),
                reasons: [guardReasonText(reason)],
              }))}
            />
          </>
        )
      }
      notes={<ToolNotes day={day} source={GUARD_TOOL.source} limits={GUARD_TOOL.limits} rules={[result.rule]} />}
    />
  );
}
