import { Suspense, type ReactNode } from 'react';
import { chatPath, companyQuestionPath, PATHS } from '#domain/paths.ts';
import { ELIGIBILITY } from '#messages/matching/screens.ts';
import { ASK_CLIENT } from '#messages/sharing/ask-client.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import type { CheckedGrant } from './check-source.tsx';
import type { OwnCheck } from './eligibility-api.ts';
import { LaterTable } from './later-table.ts';
import { subjectOf } from './subject-of.ts';

type Props = { grant: CheckedGrant; own: OwnCheck; project?: ReactNode };

/** For who has an account: the verdict on their company, or the way to describe one. */
export function OwnEligibility({ grant, own, project }: Props) {
  const question = questionOf(own);
  if (!own.result)
    return (
      <EmptyState
        title={ELIGIBILITY.noCompany}
        action={<ButtonLink href={PATHS.newCompany}>{ELIGIBILITY.addCompany}</ButtonLink>}
      />
    );
  return (
    <>
      {project}
      <Suspense>
        <LaterTable
          checked={own.result}
          grant={grant}
          subject={subjectOf(own)}
          action={question && <ButtonLink href={question.href}>{question.label}</ButtonLink>}
        />
      </Suspense>
    </>
  );
}

const OF_PROJECT: readonly string[] = ['spend', 'project_place', 'ordered'];

/** The box of the company whose datum would settle the verdict, or the client who has it; what belongs to the project is asked in place. */
function questionOf({ company, result }: OwnCheck): { href: string; label: string } | null {
  if (!company || result?.verdict !== 'da_verificare') return null;
  const open = result.checks.find(
    ({ outcome, field }) => outcome === 'da_verificare' && field !== null && !OF_PROJECT.includes(field),
  );
  if (!open?.field) return null;
  if (company.consultancyId === null)
    return { href: companyQuestionPath(company.id, open.field), label: ELIGIBILITY.addData };
  const draft = ASK_CLIENT.question(open.wouldChange ?? open.reason);
  return { href: chatPath(company.consultancyId, draft), label: ASK_CLIENT.ask };
}
