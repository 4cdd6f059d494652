import type { ReactNode } from 'react';
import { useRouteContext } from '@tanstack/react-router';
import { chatPath, companyQuestionPath } from '#domain/paths.ts';
import { QUESTION } from '#messages/companies/companies.ts';
import { QUESTION_LABELS } from '#messages/matching/eligibility.ts';
import { ASK_CLIENT } from '#messages/sharing/ask-client.ts';
import type { Company } from '#web/features/companies/api.ts';
import { boxesOf } from '#web/features/companies/questions/question-fields.tsx';
import { QuestionForm } from '#web/features/companies/questions/question-form.tsx';
import { useActiveCompany } from '#web/features/companies/use-companies.ts';
import { isProjectField, ProjectQuestion } from '#web/features/projects/project-question.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';

type Props = { field: string; onDone?: () => void; /** Beside the button that saves. */ actions?: ReactNode };

/** An open datum answered where it is asked: of the project in the project, of the company in the company. */
export function AnswerHere(props: Props) {
  const { user } = useRouteContext({ from: '/_frame' });
  return <AnswerOf {...props} company={useActiveCompany(user)} />;
}

/** The client's own data are asked of the client. */
export function AnswerOf({ field, onDone, actions, company }: Props & { company: Company | null }) {
  const later = onDone ? (
    <Button variant="quiet" size="sm" onClick={onDone}>
      {QUESTION.later}
    </Button>
  ) : (
    actions
  );
  if (isProjectField(field)) return <ProjectQuestion field={field} onAnswered={onDone} actions={later} />;
  if (!company) return null;
  if (company.isShared) {
    const question = ASK_CLIENT.question(QUESTION_LABELS[field as keyof typeof QUESTION_LABELS]);
    return (
      <div className="flex flex-wrap gap-2">
        {company.consultancyId && (
          <ButtonLink size="sm" href={chatPath(company.consultancyId, question)}>
            {ASK_CLIENT.ask}
          </ButtonLink>
        )}
        {later}
      </div>
    );
  }
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
