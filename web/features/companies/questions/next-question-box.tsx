import { useState } from 'react';
import { companyQuestionPath } from '#domain/paths.ts';
import { COMPANIES, QUESTION } from '#messages/companies/companies.ts';
import { UPDATED } from '#messages/matching/updated.ts';
import type { Company } from '#web/features/companies/api.ts';
import { isToldInDescription, type NextQuestion } from '#web/features/companies/next-questions.ts';
import { undoLastAnswer, useLastAnswer } from '#web/lib/last-answer.ts';
import { UpdatedLine } from '#web/ui/feedback/updated-line.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { boxesOf } from './question-fields.tsx';
import { QuestionForm } from './question-form.tsx';

type Props = { company: Company; questions: readonly NextQuestion[] };

/** "Completa l'azienda": the missing answer that decides most grants, one at a time, answered in place. */
export function NextQuestionBox({ company, questions }: Props) {
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const [answered, setAnswered] = useState(0);
  const last = useLastAnswer();
  const open = questions.filter(({ field }) => !skipped.includes(field));
  const [question] = open;
  if (!question) return null;
  const { field, gain } = question;
  const skip = (
    <Button variant="quiet" size="sm" onClick={() => setSkipped((old) => [...old, field])}>
      {QUESTION.skip}
    </Button>
  );
  const id = `domanda-${company.id}`;
  return (
    <section aria-labelledby={id} className="grid gap-3 border-t border-rule pt-3">
      <p className="text-13 text-ink-2">{COMPANIES.questions}</p>
      <div>
        <h4 id={id} className="text-16 font-semibold">
          {question.question}
        </h4>
        <p className="text-13 text-ink-2">
          {gain}
          {isToldInDescription(field) && `. ${COMPANIES.inDescription}`}
        </p>
      </div>
      {boxesOf(field) ? (
        <QuestionForm
          key={field}
          company={company}
          field={field}
          onAnswered={() => setAnswered((count) => count + 1)}
          actions={skip}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <ButtonLink size="sm" href={companyQuestionPath(company.id, field)}>
            {QUESTION.inForm}
          </ButtonLink>
          {skip}
        </div>
      )}
      <UpdatedLine text={last && UPDATED.verdicts(last.changed)} undoLabel={UPDATED.undo} onUndo={undoLastAnswer} />
      <p role="status" className="sr-only">
        {answered > 0 && QUESTION.saved}
      </p>
    </section>
  );
}
