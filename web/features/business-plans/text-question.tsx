import { ANSWER_CAPS } from '#domain/business-plans/answers/answers.ts';
import type { PlanQuestion } from '#domain/business-plans/answers/questions.ts';
import { QUESTION_WORDS } from '#messages/business-plans/screens.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import type { PlanDraft } from './use-plan.ts';

/** One question in plain words, with an example. */
export function TextQuestion({ question, draft }: { question: PlanQuestion; draft: PlanDraft }) {
  const { label, hint, rows = 3 } = QUESTION_WORDS[question];
  return (
    <Field label={label} hint={hint}>
      <TextArea
        rows={rows}
        maxLength={ANSWER_CAPS.text}
        value={draft.answers.texts[question] ?? ''}
        onChange={({ target }) => draft.write({ texts: { [question]: target.value } })}
      />
    </Field>
  );
}
