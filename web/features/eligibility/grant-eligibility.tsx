import { useEffect, useRef } from 'react';
import { PATHS } from '#domain/paths.ts';
import { ELIGIBILITY } from '#messages/eligibility-screens.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { CheckedTable } from './checked-table.tsx';
import type { OwnCheck } from './eligibility-api.ts';
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
        <CheckedTable
          checked={own.result}
          checkedOn={checkedOn}
          companyName={own.company?.companyName}
          action={
            own.result.verdict === 'da_verificare' && (
              <ButtonLink href={PATHS.companies}>{ELIGIBILITY.addData}</ButtonLink>
            )
          }
        />
      )}
    </div>
  );
}
