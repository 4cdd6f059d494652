import type { Services } from '#server/context.ts';
import { insertDemoAccounts } from './accounts.ts';
import { insertDemoActivity } from './activity.ts';
import { insertDemoCompanies } from './companies.ts';
import { insertDemoConsultant } from './consultant.ts';
import { insertDemoAid } from './de-minimis.ts';

export { closeDemoAccounts, DEMO_ACCOUNTS } from './accounts.ts';

/** Safe to run at every start: what is already there stays as its user left it. */
export async function loadDemoData(services: Services): Promise<void> {
  await insertDemoAccounts(services);
  await insertDemoCompanies(services);
  await insertDemoConsultant(services);
  await insertDemoAid(services);
  await insertDemoActivity(services);
}
