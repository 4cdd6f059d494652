import type { OpenAPIHono } from '@hono/zod-openapi';
import type { MergePath, MergeSchemaPath } from 'hono/types';
import { adminRoutes } from './features/admin/routes.ts';
import { userDeskRoutes } from './features/accounts/desk/routes.ts';
import { privacyDeskRoutes } from './features/privacy/desk-routes.ts';
import { catalogueDeskRoutes } from './features/grants/desk/routes.ts';
import { searchWordRoutes } from './features/grants/words/routes.ts';
import { systemRoutes } from './features/admin/system/routes.ts';
import { assistantDeskRoutes } from './features/assistant/desk/routes.ts';
import { auditRoutes } from './features/admin/audit/routes.ts';
import { alertRoutes } from './features/alerts/routes.ts';
import { activityRoutes } from './features/activity/routes.ts';
import { analyticsRoutes } from './features/analytics/routes.ts';
import { applicationRoutes } from './features/applications/routes.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { assistantRoutes } from './features/assistant/routes.ts';
import { businessPlanRoutes } from './features/business-plans/routes.ts';
import { blogRoutes } from './features/blog/routes.ts';
import { chatReportRoutes } from './features/chat/report-routes.ts';
import { chatRoutes } from './features/chat/routes.ts';
import { portfolioRoutes } from './features/clients/portfolio-routes.ts';
import { deskRoutes } from './features/clients/desk-routes.ts';
import { whoCanRoutes } from './features/clients/who-can-routes.ts';
import { clientRoutes } from './features/clients/routes.ts';
import { takeoverRoutes } from './features/clients/takeover-routes.ts';
import { sharingRoutes } from './features/clients/sharing-routes.ts';
import { apiKeyRoutes } from './features/api-keys/routes.ts';
import { calendarRoutes } from './features/calendar/routes.ts';
import { collaborationRoutes } from './features/collaboration/routes.ts';
import { companyRoutes } from './features/companies/routes.ts';
import { consultancyRoutes } from './features/consultancies/routes.ts';
import { trackRecordRoutes } from './features/consultancies/track-record-routes.ts';
import { directoryRoutes } from './features/directory/routes.ts';
import { consultantReviewRoutes } from './features/consultants/review-routes.ts';
import { consultantProfileRoutes } from './features/consultants/routes.ts';
import { dashboardRoutes } from './features/dashboard/routes.ts';
import { documentRoutes } from './features/documents/routes.ts';
import { fileRoutes } from './features/files/routes.ts';
import { grantAdminRoutes } from './features/grants/admin-routes.ts';
import { grantRoutes } from './features/grants/routes.ts';
import { importRoutes } from './features/imports/routes.ts';
import { pushRoutes } from './features/push/routes.ts';
import { projectRoutes } from './features/projects/routes.ts';
import { matchingRoutes } from './features/matching/routes.ts';
import { connectionRoutes } from './features/accounts/connections/routes.ts';
import { emailChangeRoutes } from './features/accounts/email-change/routes.ts';
import { twoFactorRoutes } from './features/accounts/two-factor/routes.ts';
import { closingRoutes } from './features/accounts/closing/routes.ts';
import { privacyRoutes } from './features/privacy/routes.ts';
import { deviceRoutes } from './features/accounts/devices/routes.ts';
import { settingsRoutes } from './features/settings/routes.ts';
import { preferenceRoutes } from './features/notifications/preference-routes.ts';
import { contradictionRoutes } from './features/matching/contradiction-routes.ts';
import { whatIfRoutes } from './features/matching/what-if-routes.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { outboxRoutes } from './features/mails/routes.ts';
import { profileRoutes } from './features/profile/routes.ts';
import { siteRoutes } from './features/site/routes.ts';
import { resourceRoutes } from './features/resources/routes.ts';
import { savedGrantRoutes } from './features/saved-grants/routes.ts';
import { savedConsultantRoutes } from './features/saved-consultants/routes.ts';
import { supportDeskRoutes } from './features/support/desk-routes.ts';
import { supportRoutes } from './features/support/routes.ts';
import { toolRoutes } from './features/tools/routes.ts';

/** Where each feature's operations lie, under /api. Of two that fit a path, the first answers. */
export const MOUNTS = [
  ['/', accountRoutes],
  ['/companies', companyRoutes],
  ['/grants', grantRoutes],
  ['/', savedGrantRoutes],
  ['/admin', adminRoutes],
  ['/admin', auditRoutes],
  ['/admin', systemRoutes],
  ['/admin', assistantDeskRoutes],
  ['/admin', userDeskRoutes],
  ['/admin', privacyDeskRoutes],
  ['/admin', catalogueDeskRoutes],
  ['/admin', searchWordRoutes],
  ['/admin', grantAdminRoutes],
  ['/admin', importRoutes],
  ['/profile', profileRoutes],
  ['/consultant-profile', consultantProfileRoutes],
  ['/consultants', trackRecordRoutes],
  ['/consultants', directoryRoutes],
  ['/saved-consultants', savedConsultantRoutes],
  ['/consultancies', sharingRoutes],
  ['/consultancies', consultancyRoutes],
  ['/', takeoverRoutes],
  ['/clients', portfolioRoutes],
  ['/clients', whoCanRoutes],
  ['/clients', deskRoutes],
  ['/clients', clientRoutes],
  ['/chats', chatRoutes],
  ['/admin', chatReportRoutes],
  ['/admin', consultantReviewRoutes],
  ['/admin/support', supportDeskRoutes],
  ['/projects', projectRoutes],
  ['/', collaborationRoutes],
  ['/applications', applicationRoutes],
  ['/business-plans', businessPlanRoutes],
  ['/', matchingRoutes],
  ['/', whatIfRoutes],
  ['/', contradictionRoutes],
  ['/ai-assistant', assistantRoutes],
  ['/context', activityRoutes],
  ['/calendar', calendarRoutes],
  ['/alerts', alertRoutes],
  ['/notifications', notificationRoutes],
  ['/settings', settingsRoutes],
  ['/settings', deviceRoutes],
  ['/push', pushRoutes],
  ['/settings', closingRoutes],
  ['/settings', twoFactorRoutes],
  ['/settings', emailChangeRoutes],
  ['/settings', connectionRoutes],
  ['/settings', privacyRoutes],
  ['/settings', preferenceRoutes],
  ['/settings', apiKeyRoutes],
  ['/dashboard', dashboardRoutes],
  ['/site', siteRoutes],
  ['/articles', blogRoutes],
  ['/support', supportRoutes],
  ['/analytics', analyticsRoutes],
  ['/resources', resourceRoutes],
  ['/tools', toolRoutes],
  ['/documents', documentRoutes],
  ['/files', fileRoutes],
  ['/dev', outboxRoutes],
] as const;

export type SchemaUnder<Path extends string, Routes> =
  Routes extends OpenAPIHono<infer _Env, infer Schema, infer _Base>
    ? MergeSchemaPath<Schema, MergePath<'/api', Path>>
    : never;
type SchemaOf<Mount> = Mount extends readonly [infer Path extends string, infer Routes]
  ? SchemaUnder<Path, Routes>
  : never;
type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** What every mounted operation takes and answers, read from the list: a chain of calls would be typed anew at each. */
export type MountedSchema = AllOf<SchemaOf<(typeof MOUNTS)[number]>>;
