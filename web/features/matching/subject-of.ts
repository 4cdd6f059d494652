import type { CheckedSubject } from '#messages/matching/screens.ts';
import { formatDay } from '#web/lib/format.ts';
import type { OwnCheck } from './eligibility-api.ts';

/** For whom, for what and on which day the verdict holds. */
export const subjectOf = ({ company, project, on }: OwnCheck): CheckedSubject | undefined =>
  company ? { company: company.companyName, project: project?.name ?? null, on: formatDay(on) } : undefined;
