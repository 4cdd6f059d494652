import { Suspense, useEffect, useRef } from 'react';
import { companyQuestionPath, PATHS } from '#domain/paths.ts';
import { ELIGIBILITY } from '#messages/matching/screens.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import type { OwnCheck } from './eligibility-api.ts';
import { LaterTable } from './later-table.ts';
import { QuickCheck } from './quick-check.tsx';

type Props = {
  grantId: string;
  checkedOn: string;
  /** Null for visitors and consultants: they describe a company instead. */
  own: OwnCheck | null;
  /** `?verifica`: the page was opened for the table. */
  isAsked: boolean;
};

export function GrantEligibility({ grantId, checkedOn, own, isAsked }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const question = own && questionOf(own);
  useEffect(() => {
    if (isAsked) place.current?.scrollIntoView({ block: 'start' });
  }, [isAsked]);
  return (
    <div ref={place} className="scroll-mt-24">
      {!own && <QuickCheck grantId={grantId} checkedOn={checkedOn} />}
      {own && !own.result && (
        <EmptyState
          title={ELIGIBILITY.noCompany}
          action={<ButtonLink href={PATHS.newCompany}>{ELIGIBILITY.addCompany}</ButtonLink>}
        />
      )}
      {own?.result && (
        <Suspense>
          <LaterTable
            checked={own.result}
            checkedOn={checkedOn}
            companyName={own.company?.companyName}
            action={question && <ButtonLink href={question}>{ELIGIBILITY.addData}</ButtonLink>}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The box of the company whose datum would settle the verdict; the spend belongs to the project, not to it. */
function questionOf({ company, result }: OwnCheck): string | null {
  if (!company || result?.verdict !== 'da_verificare') return null;
  const open = result.checks.find(
    ({ outcome, field }) => outcome === 'da_verificare' && field !== null && field !== 'spend',
  );
  return open?.field ? companyQuestionPath(company.id, open.field) : null;
}
