import { DEADLINE } from '#domain/constants.ts';
import type { DashboardData } from './api.ts';

export type NextStep = 'company' | 'region' | 'deadline' | 'save' | 'usual';

type State = Pick<DashboardData, 'company' | 'nextDeadline' | 'savedCount'>;

/** What to begin with today: what is missing first, then what runs out. */
export function nextStepOf({ company, nextDeadline, savedCount }: State): NextStep {
  if (!company) return 'company';
  if (company.region === null) return 'region';
  if (nextDeadline?.daysLeft != null && nextDeadline.daysLeft <= DEADLINE.warningDays) return 'deadline';
  return savedCount === 0 ? 'save' : 'usual';
}
