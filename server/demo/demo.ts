import type { Services } from '#server/context.ts';
import { closeDemoAccounts as closeAccounts, insertDemoAccounts } from './accounts.ts';
import { insertDemoActivity } from './activity.ts';
import { insertDemoApplications } from './applications.ts';
import { insertDemoClients } from './clients/clients.ts';
import { insertDemoCompanies } from './companies.ts';
import { insertDemoConsultant } from './consultant.ts';
import { insertDemoAid } from './de-minimis.ts';
import { closeDemoDesk, insertDemoDesk } from './desk/desk.ts';
import { insertOwnRequests } from './marketplace/insert-own-requests.ts';
import { closeDemoMarketplace, insertDemoMarketplace } from './marketplace/marketplace.ts';
import { insertDemoSupport } from './support.ts';

export { DEMO_ACCOUNTS } from './accounts.ts';

/** What a start without demo data does: nobody of it can be entered or found. */
export async function closeDemoAccounts(services: Pick<Services, 'db' | 'storage' | 'log'>): Promise<void> {
  await closeAccounts(services);
  await closeDemoDesk(services);
  await closeDemoMarketplace(services);
}

/** Safe to run at every start: what is already there stays as its user left it. */
export async function loadDemoData(services: Services): Promise<void> {
  await insertDemoAccounts(services);
  await insertDemoCompanies(services);
  await insertDemoConsultant(services);
  await insertDemoMarketplace(services);
  await insertOwnRequests(services);
  await insertDemoAid(services);
  await insertDemoActivity(services);
  await insertDemoApplications(services);
  await insertDemoSupport(services);
  await insertDemoClients(services);
  await insertDemoDesk(services);
}
