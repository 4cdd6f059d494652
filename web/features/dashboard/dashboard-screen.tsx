import type { ReactNode } from 'react';
import { Counters } from './counters.tsx';
import type { DashboardData } from './api.ts';
import type { RegionQuestion } from './ask-region.tsx';
import { nextStepOf } from './next-step.ts';
import { NextStep } from './next-step-line.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { WelcomeBanner } from './welcome-banner.tsx';

type Props = {
  firstName: string;
  data: DashboardData;
  unread: number;
  region: RegionQuestion;
  /** Other features, placed by the route. */
  project: ReactNode;
  hub: ReactNode;
  grants: ReactNode;
  notifications: ReactNode;
};

/** The business home (DAS-1): what to do, how it goes, Filo, the grants that fit, what happened. */
export function DashboardScreen({ firstName, data, unread, region, project, hub, grants, notifications }: Props) {
  const step = nextStepOf(data);
  return (
    <>
      <WelcomeBanner firstName={firstName} company={data.company} step={step}>
        <NextStep data={data} step={step} region={region} />
      </WelcomeBanner>
      {project && <div className="mb-6">{project}</div>}
      <Counters counters={data.counters} />
      <Shortcuts unread={unread} />
      <div className="mt-6 grid grid-cols-1 items-start gap-6 desk:grid-cols-[minmax(0,1fr)_312px]">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          {hub}
          {grants}
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          {notifications}
          <RecentActivity activities={data.activities} at={data.at} />
        </div>
      </div>
    </>
  );
}
