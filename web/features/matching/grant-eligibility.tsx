import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { companyQuestionPath, PATHS } from '#domain/paths.ts';
import { ELIGIBILITY } from '#messages/matching/screens.ts';
import { formatDay } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import type { CheckedGrant } from './check-source.tsx';
import type { OwnCheck } from './eligibility-api.ts';
import { LaterTable } from './later-table.ts';
import { QuickCheck } from './quick-check.tsx';

type Props = {
  grantId: string;
  grant: CheckedGrant;
  /** Null for visitors and consultants: they describe a company instead. */
  own: OwnCheck | null;
  /** `?verifica`: the page was opened for the table. */
  isAsked: boolean;
  /** For who has a company: the money on the project and the open questions, answered in place; the route puts it here. */
  project?: ReactNode;
};

export function GrantEligibility({ grantId, grant, own, isAsked, project }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const question = own && questionOf(own);
  useEffect(() => {
    if (isAsked) place.current?.scrollIntoView({ block: 'start' });
  }, [isAsked]);
  return (
    <div ref={place} className="grid scroll-mt-24 gap-4">
      {!own && <QuickCheck grantId={grantId} grant={grant} />}
      {own && !own.result && (
        <EmptyState
          title={ELIGIBILITY.noCompany}
          action={<ButtonLink href={PATHS.newCompany}>{ELIGIBILITY.addCompany}</ButtonLink>}
        />
      )}
      {own?.result && (
        <>
          {project}
          <Suspense>
            <LaterTable
              checked={own.result}
              grant={grant}
              subject={subjectOf(own)}
              action={question && <ButtonLink href={question}>{ELIGIBILITY.addData}</ButtonLink>}
            />
          </Suspense>
        </>
      )}
    </div>
  );
}

/** For whom, for what and on which day the verdict holds. */
export const subjectOf = ({ company, project, on }: OwnCheck) =>
  company ? { company: company.companyName, project: project?.name ?? null, on: formatDay(on) } : undefined;

const OF_PROJECT: readonly string[] = ['spend', 'project_place', 'ordered'];

/** The box of the company whose datum would settle the verdict; what belongs to the project is asked in place. */
function questionOf({ company, result }: OwnCheck): string | null {
  if (!company || result?.verdict !== 'da_verificare') return null;
  const open = result.checks.find(
    ({ outcome, field }) => outcome === 'da_verificare' && field !== null && !OF_PROJECT.includes(field),
  );
  return open?.field ? companyQuestionPath(company.id, open.field) : null;
}
