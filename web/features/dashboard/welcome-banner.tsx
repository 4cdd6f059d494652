import type { ReactNode } from 'react';
import { SECTOR_LABELS } from '#messages/sectors.ts';
import { DASHBOARD } from '#messages/dashboard/dashboard.ts';
import type { DashboardCompany } from './api.ts';
import type { NextStep } from './next-step.ts';

type Props = { firstName: string; company: DashboardCompany | null; step: NextStep; children?: ReactNode };

/** First name and company name; beside them, what to do next (DAS-3). */
export function WelcomeBanner({ firstName, company, step, children }: Props) {
  const about = company && [SECTOR_LABELS[company.sector], company.city ?? company.region].filter(Boolean).join(', ');
  return (
    <header className="grid items-center gap-x-10 gap-y-5 pb-6 desk:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
      <div>
        <h1 className="display text-28 leading-tight">{DASHBOARD.greeting(firstName, DASHBOARD.today[step])}</h1>
        <p className="mt-1 text-14 text-ink-2">
          {company ? (
            <>
              <b className="font-medium text-ink">{company.companyName}</b> · {about}
            </>
          ) : (
            DASHBOARD.noCompany
          )}
        </p>
      </div>
      {children}
    </header>
  );
}
