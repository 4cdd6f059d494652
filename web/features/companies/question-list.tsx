import { companyQuestionPath } from '#domain/paths.ts';
import { COMPANIES } from '#messages/companies/companies.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { isToldInDescription, type NextQuestion } from './next-questions.ts';

type Props = { companyId: string; questions: readonly NextQuestion[] };

/** The missing answers that decide most grants, counted on the catalogue; each leads to its box. */
export function QuestionList({ companyId, questions }: Props) {
  return (
    <div>
      <p id={`domande-${companyId}`} className="pb-1 text-13 text-ink-2">
        {COMPANIES.questions}
      </p>
      <ul aria-labelledby={`domande-${companyId}`} className="border-t border-rule">
        {questions.map(({ field, question, gain }) => (
          <li key={field} className="border-b border-rule">
            <AppLink href={companyQuestionPath(companyId, field)} className="group block py-2 no-underline">
              <span className="block text-14 font-medium text-ink group-hover:underline">{question}</span>
              <span className="block text-13 text-ink-2">
                {gain}
                {isToldInDescription(field) && `. ${COMPANIES.inDescription}`}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
