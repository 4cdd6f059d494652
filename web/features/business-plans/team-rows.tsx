import { ANSWER_CAPS } from '#domain/business-plans/answers/answers.ts';
import { PLAN_SCREEN, TEAM as WORDS } from '#messages/business-plans/screens.ts';
import { RowList } from '#web/ui/data/row-list.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { MonthBox } from './month-box.tsx';
import type { PlanDraft } from './use-plan.ts';

type Row = { id: string };
const idFor = (rows: readonly Row[]): string => {
  let at = rows.length + 1;
  while (rows.some(({ id }) => id === `n${String(at)}`)) at += 1;
  return `n${String(at)}`;
};

/** Who leads, what may go wrong, when things happen. */
export function TeamRows({ draft, today }: { draft: PlanDraft; today: string }) {
  const { people, risks, steps, finance } = draft.answers;
  const changed = <Each extends Row>(rows: readonly Each[], index: number, part: Partial<Each>) =>
    rows.map((row, at) => (at === index ? { ...row, ...part } : row));
  const common = { look: 'line', removeLabel: PLAN_SCREEN.removeRow, max: ANSWER_CAPS.rows } as const;
  return (
    <>
      <section className="grid gap-3">
        <h3 className="text-16 font-semibold">{WORDS.people.title}</h3>
        <RowList
          {...common}
          rows={people}
          rowLabel={(at) => people[at - 1]?.name || WORDS.people.row(at)}
          addLabel={WORDS.people.add}
          onAdd={() => draft.write({ people: [...people, { id: idFor(people), name: '', role: '', experience: '' }] })}
          onRemove={(_, index) => draft.write({ people: people.filter((__, at) => at !== index) })}
        >
          {(person, index) => (
            <div className="field-grid sm:grid-cols-2">
              <Field label={WORDS.people.name}>
                <TextInput
                  value={person.name}
                  maxLength={200}
                  onChange={({ target }) => draft.write({ people: changed(people, index, { name: target.value }) })}
                />
              </Field>
              <Field label={WORDS.people.role}>
                <TextInput
                  value={person.role}
                  maxLength={200}
                  onChange={({ target }) => draft.write({ people: changed(people, index, { role: target.value }) })}
                />
              </Field>
              <Field label={WORDS.people.experience} className="sm:col-span-2">
                <TextArea
                  rows={2}
                  value={person.experience}
                  maxLength={600}
                  onChange={({ target }) =>
                    draft.write({ people: changed(people, index, { experience: target.value }) })
                  }
                />
              </Field>
            </div>
          )}
        </RowList>
      </section>
      <section className="grid gap-3">
        <h3 className="text-16 font-semibold">{WORDS.risks.title}</h3>
        <RowList
          {...common}
          rows={risks}
          rowLabel={WORDS.risks.row}
          addLabel={WORDS.risks.add}
          onAdd={() => draft.write({ risks: [...risks, { id: idFor(risks), what: '', remedy: '' }] })}
          onRemove={(_, index) => draft.write({ risks: risks.filter((__, at) => at !== index) })}
        >
          {(risk, index) => (
            <div className="field-grid">
              <Field label={WORDS.risks.what}>
                <TextInput
                  value={risk.what}
                  maxLength={400}
                  onChange={({ target }) => draft.write({ risks: changed(risks, index, { what: target.value }) })}
                />
              </Field>
              <Field label={WORDS.risks.remedy}>
                <TextArea
                  rows={2}
                  value={risk.remedy}
                  maxLength={600}
                  onChange={({ target }) => draft.write({ risks: changed(risks, index, { remedy: target.value }) })}
                />
              </Field>
            </div>
          )}
        </RowList>
      </section>
      <section className="grid gap-3">
        <h3 className="text-16 font-semibold">{WORDS.steps.title}</h3>
        <RowList
          {...common}
          rows={steps}
          rowLabel={(at) => steps[at - 1]?.name || WORDS.steps.row(at)}
          addLabel={WORDS.steps.add}
          onAdd={() => draft.write({ steps: [...steps, { id: idFor(steps), name: '', from: null, to: null }] })}
          onRemove={(_, index) => draft.write({ steps: steps.filter((__, at) => at !== index) })}
        >
          {(step, index) => (
            <div className="field-grid sm:grid-cols-3">
              <Field label={WORDS.steps.name}>
                <TextInput
                  value={step.name}
                  maxLength={200}
                  onChange={({ target }) => draft.write({ steps: changed(steps, index, { name: target.value }) })}
                />
              </Field>
              <MonthBox
                label={WORDS.steps.from}
                from={finance.start ?? today.slice(0, 7)}
                value={step.from}
                onChange={(from) => draft.write({ steps: changed(steps, index, { from }) })}
              />
              <MonthBox
                label={WORDS.steps.to}
                from={finance.start ?? today.slice(0, 7)}
                value={step.to}
                onChange={(to) => draft.write({ steps: changed(steps, index, { to }) })}
              />
            </div>
          )}
        </RowList>
      </section>
    </>
  );
}
