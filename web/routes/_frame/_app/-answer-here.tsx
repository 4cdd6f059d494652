import type { ReactNode } from 'react';
import { useRouteContext } from '@tanstack/react-router';
import { companyQuestionPath } from '#domain/paths.ts';
import { QUESTION } from '#messages/companies/companies.ts';
import { boxesOf } from '#web/features/companies/questions/question-fields.tsx';
import { QuestionForm } from '#web/features/companies/questions/question-form.tsx';
import { useActiveCompany } from '#web/features/companies/use-companies.ts';
import { isProjectField, ProjectQuestion } from '#web/features/projects/project-question.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';

type Props = { field: string; onDone?: () => void; /** Beside the button that saves. */ actions?: ReactNode };

/** An open datum answered where it is asked: of the project in the project, of the company in the company. */
export function AnswerHere({ field, onDone, actions }: Props) {
  const { user } = useRouteContext({ from: '/_frame' });
  const company = useActiveCompany(user);
  const later = onDone ? (
    <Button variant="quiet" size="sm" onClick={onDone}>
      {QUESTION.later}
    </Button>
  ) : (
    actions
  );
  if (isProjectField(field)) return <ProjectQuestion field={field} onAnswered={onDone} actions={later} />;
  if (!company || company.isShared) return null; // its data are the client's to give
  if (boxesOf(field)) return <QuestionForm company={company} field={field} onAnswered={onDone} actions={later} />;
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink size="sm" href={companyQuestionPath(company.id, field)}>
        {QUESTION.inForm}
      </ButtonLink>
      {later}
    </div>
  );
}
