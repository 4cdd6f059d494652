import type { Services } from './context.ts';
import { forgetExpiredJob, linkMailJob, workAccounts } from './features/accounts/jobs.ts';
import { workBusinessPlans, writePlanJob } from './features/business-plans/jobs.ts';
import { trimHistoriesJob, workHistories } from './features/activity/jobs.ts';
import {
  alertNewMatchesJob,
  remindDeadlinesJob,
  remindDocumentsJob,
  remindOpeningsJob,
  tellChangesJob,
  workAlerts,
} from './features/alerts/jobs.ts';
import { watchConsultanciesJob, workConsultancies } from './features/consultancies/jobs.ts';
import { forgetDocumentsJob, workDocuments } from './features/documents/jobs.ts';
import { closeLostImportsJob, importJob, nightlyImportJobs, workImports } from './features/imports/jobs.ts';
import { checkLinksJob, workLinkChecks } from './features/grants/desk/link-checker.ts';
import { forgetTermsJob, workTerms } from './features/grants/words/terms.ts';
import { sendMailJob, workMails } from './features/mails/jobs.ts';
import { outboxMailer } from './features/mails/outbox-store.ts';
import { sendDigestsJob, sendNewsJob, workNotifications } from './features/notifications/jobs.ts';
import { pushNewsJob, sendPushJob, workPush } from './features/push/jobs.ts';
import { alertSavedSearchesJob, workSavedGrants } from './features/saved-grants/jobs.ts';
import { smtpMailer } from './platform/mail/smtp-mailer.ts';
import { eraseAccountsJob, workPrivacy } from './features/privacy/jobs.ts';
import type { JobDefinition } from './platform/queue/queue.ts';

/** Every job of the product; their queues are made at start. */
export const JOBS: JobDefinition<object>[] = [
  sendMailJob,
  linkMailJob,
  forgetExpiredJob,
  eraseAccountsJob,
  checkLinksJob,
  forgetTermsJob,
  trimHistoriesJob,
  alertSavedSearchesJob,
  alertNewMatchesJob,
  remindDeadlinesJob,
  remindDocumentsJob,
  remindOpeningsJob,
  tellChangesJob,
  sendDigestsJob,
  sendNewsJob,
  pushNewsJob,
  sendPushJob,
  watchConsultanciesJob,
  writePlanJob,
  forgetDocumentsJob,
  importJob,
  closeLostImportsJob,
  ...Object.values(nightlyImportJobs),
];

export async function startWorkers(services: Services): Promise<void> {
  const { queue, db, env } = services;
  await workMails(queue, env.smtpUrl ? smtpMailer(env.smtpUrl, env.mailFrom) : outboxMailer(db));
  await workAccounts(queue, services);
  await workPrivacy(services);
  await workLinkChecks(services);
  await workTerms(services);
  await workHistories(services);
  await workSavedGrants(services);
  await workAlerts(services);
  await workNotifications(services);
  await workPush(services);
  await workConsultancies(services);
  await workBusinessPlans(services);
  await workDocuments(services);
  await workImports(services);
}
