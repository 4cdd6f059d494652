import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { AppError } from '#domain/errors.ts';
import type { HttpEnv, SessionUser } from './context.ts';

/**
 * Who may call what: every operation of the API, in one place. A company agent acts for companies of their own or, as an
 * approved consultant, for those of clients: which ones is said by the companies' store alone. An operation that is not listed is refused,
 * and a test holds this table against the published description. Ownership of single records is checked below,
 * in the stores, which take the owner beside the database: other people's things are "not found".
 */
type Audience = 'anyone' | 'user' | 'business_user' | 'company_agent' | 'consultant' | 'approved_consultant' | 'admin';

export const ACCESS: Record<string, Audience> = {
  'GET /api/health': 'anyone',
  'GET /api/openapi.json': 'anyone',

  'GET /api/site/landing': 'anyone',
  'GET /api/site/reference': 'anyone',
  'GET /api/site/demo': 'anyone',
  'GET /api/articles': 'anyone',
  'GET /api/articles/:slug': 'anyone',
  'GET /api/support/contacts': 'anyone',
  'POST /api/support/requests': 'anyone',
  'GET /api/analytics': 'user',
  'GET /api/analytics/export.csv': 'user',
  'GET /api/analytics/export.xlsx': 'user',
  'GET /api/resources': 'user',
  'GET /api/resources/consultants': 'consultant',
  'GET /api/resources/:slug': 'user',
  'GET /api/support/tickets': 'user',
  'POST /api/support/tickets': 'user',
  'GET /api/support/tickets/:id': 'user',
  'POST /api/support/tickets/:id/messages': 'user',
  'POST /api/support/tickets/:id/resolution': 'user',

  'GET /api/session': 'anyone',
  'POST /api/session': 'anyone',
  'POST /api/session/code': 'anyone',
  'POST /api/session/confirmation': 'anyone',
  'POST /api/session/refresh': 'user',
  'DELETE /api/session': 'anyone',
  'POST /api/registrations/business': 'anyone',
  'POST /api/registrations/consultant': 'anyone',
  'POST /api/registrations/completion/business': 'user',
  'POST /api/registrations/completion/consultant': 'user',
  'POST /api/password-resets': 'anyone',
  'POST /api/password-resets/use': 'anyone',
  'PUT /api/password': 'user',
  'GET /api/oauth/:provider/start': 'anyone',
  'GET /api/oauth/:provider/callback': 'anyone',
  'POST /api/confirmation-mails': 'anyone',

  'GET /api/companies': 'company_agent',
  'POST /api/companies': 'business_user',
  'PATCH /api/companies/:id': 'company_agent',
  'DELETE /api/companies/:id': 'company_agent',
  'POST /api/companies/:id/restore': 'company_agent',
  'PUT /api/companies/:id/primary': 'company_agent',
  'GET /api/companies/vies/:vatNumber': 'company_agent',
  'GET /api/profile': 'user',
  'PATCH /api/profile': 'user',
  'GET /api/consultant-profile': 'consultant',
  'PATCH /api/consultant-profile': 'consultant',

  'GET /api/consultants': 'anyone',
  'GET /api/consultants/count': 'anyone',
  'GET /api/consultants/recommendation': 'business_user',
  'GET /api/consultants/:id': 'anyone',
  'GET /api/consultants/:id/track-record': 'anyone',

  'GET /api/consultancies': 'user',
  'GET /api/consultancies/:id': 'user',
  'POST /api/consultancies': 'business_user',
  'POST /api/consultancies/:id/withdrawal': 'business_user',
  'POST /api/consultancies/:id/acceptance': 'approved_consultant',
  'POST /api/consultancies/:id/refusal': 'consultant',
  'POST /api/consultancies/:id/quotes': 'approved_consultant',
  'POST /api/consultancies/:id/quote-answer': 'business_user',
  'PATCH /api/consultancies/:id/plan': 'consultant',
  'POST /api/consultancies/:id/tasks': 'user',
  'PATCH /api/consultancies/:id/tasks/:taskId': 'user',
  'POST /api/consultancies/:id/completion': 'consultant',
  'POST /api/consultancies/:id/reviews': 'user',

  'GET /api/consultancies/:id/sharing': 'user',
  'PUT /api/consultancies/:id/sharing': 'business_user',
  'GET /api/clients': 'approved_consultant',
  'POST /api/clients': 'approved_consultant',
  'DELETE /api/clients/active': 'approved_consultant',
  'GET /api/clients/grants/:grantId': 'approved_consultant',
  'POST /api/clients/grants/:grantId/mails': 'approved_consultant',
  'GET /api/clients/dashboard': 'consultant',
  'GET /api/clients/documents': 'approved_consultant',
  'GET /api/clients/companies/:companyId/template-data': 'approved_consultant',
  'GET /api/clients/companies/:companyId/templates/:template': 'approved_consultant',
  'GET /api/clients/:id': 'consultant',

  'GET /api/chats': 'user',
  'GET /api/chats/stream': 'user',
  'GET /api/chats/:id': 'user',
  'GET /api/chats/:id/messages': 'user',
  'POST /api/chats/:id/messages': 'user',
  'POST /api/chats/:id/read': 'user',
  'POST /api/chats/:id/typing': 'user',
  'POST /api/chats/:id/reports': 'user',
  'GET /api/chats/:id/files/:fileId': 'user',
  'GET /api/admin/chat-reports': 'admin',
  'POST /api/admin/chat-reports/:id/closing': 'admin',

  'GET /api/files/:id': 'user',

  'GET /api/grants': 'anyone',
  'GET /api/grants/suggest': 'anyone',
  'GET /api/grants/export.csv': 'anyone',
  'GET /api/grants/export.xlsx': 'anyone',
  'GET /api/grants/:id': 'anyone',
  'GET /api/grants/:id/versions': 'anyone',
  'GET /api/grants/:id/similar': 'anyone',
  'GET /api/grants/:id/calendar.ics': 'anyone',
  'POST /api/grants/:id/reports': 'anyone',

  'GET /api/projects': 'company_agent',
  'POST /api/projects': 'company_agent',
  'POST /api/projects/reading': 'anyone',
  'PATCH /api/projects/:id': 'company_agent',
  'DELETE /api/projects/:id': 'company_agent',
  'POST /api/projects/:id/restore': 'company_agent',
  'PUT /api/projects/:id/active': 'company_agent',

  'POST /api/match': 'anyone',
  'GET /api/match': 'company_agent',
  'GET /api/match/cards': 'company_agent',
  'GET /api/what-if': 'company_agent',
  'GET /api/contradictions': 'company_agent',
  'POST /api/contradictions/settled': 'company_agent',
  'POST /api/grants/:id/eligibility': 'anyone',
  'GET /api/grants/:id/eligibility': 'company_agent',
  'GET /api/verdicts': 'company_agent',

  'GET /api/saved-grants': 'user',
  'POST /api/saved-grants': 'user',
  'DELETE /api/saved-grants/:grantId': 'user',
  'GET /api/hidden-grants': 'user',
  'POST /api/hidden-grants': 'user',
  'DELETE /api/hidden-grants/:grantId': 'user',
  'GET /api/saved-searches': 'user',
  'POST /api/saved-searches': 'user',
  'PATCH /api/saved-searches/:id': 'user',
  'DELETE /api/saved-searches/:id': 'user',

  'GET /api/applications': 'user',
  'POST /api/applications': 'user',
  'POST /api/applications/custom': 'user',
  'POST /api/applications/custom/reading': 'user',
  'GET /api/applications/checklists': 'user',
  'GET /api/applications/:id': 'user',
  'DELETE /api/applications/:id': 'user',
  'POST /api/applications/:id/restore': 'user',
  'POST /api/applications/:id/duplicate': 'user',
  'POST /api/applications/:id/reopening': 'user',
  'POST /api/applications/:id/versions': 'user',
  'GET /api/applications/:id/versions/:number': 'user',
  'POST /api/applications/:id/versions/:number/restoration': 'user',
  'PUT /api/applications/:id/archive': 'user',
  'PUT /api/applications/:id/texts/:section': 'user',
  'PATCH /api/applications/:id/plan': 'user',
  'PUT /api/applications/:id/budget': 'user',
  'POST /api/applications/:id/attachments': 'user',
  'POST /api/applications/:id/attachments/from-documents': 'user',
  'DELETE /api/applications/:id/attachments/:fileId': 'user',
  'GET /api/applications/:id/collaboration': 'user',
  'POST /api/applications/:id/guests': 'user',
  'PATCH /api/applications/:id/guests/:guestId': 'user',
  'DELETE /api/applications/:id/guests/:guestId': 'user',
  'POST /api/applications/:id/comments': 'user',
  'DELETE /api/applications/:id/comments/:commentId': 'user',
  'GET /api/shared-applications': 'user',
  'POST /api/shared-applications': 'user',
  'POST /api/applications/:id/submission': 'user',
  'PUT /api/applications/:id/protocol': 'user',
  'PUT /api/applications/:id/outcome': 'user',
  'GET /api/applications/:id/dossier.zip': 'user',

  'GET /api/business-plans': 'business_user',
  'POST /api/business-plans': 'business_user',
  'GET /api/business-plans/:id': 'business_user',
  'PATCH /api/business-plans/:id': 'business_user',
  'DELETE /api/business-plans/:id': 'business_user',
  'POST /api/business-plans/:id/restore': 'business_user',
  'POST /api/business-plans/:id/generation': 'business_user',
  'PUT /api/business-plans/:id/sections/:section': 'business_user',
  'PUT /api/business-plans/:id/sections/:section/acceptance': 'business_user',
  'GET /api/business-plans/:id/versions': 'business_user',
  'POST /api/business-plans/:id/versions': 'business_user',
  'GET /api/business-plans/:id/versions/:number': 'business_user',
  'POST /api/business-plans/:id/versions/:number/restore': 'business_user',
  'GET /api/business-plans/:id/document': 'business_user',
  'GET /api/business-plans/:id/piano.pdf': 'business_user',
  'GET /api/business-plans/:id/piano.docx': 'business_user',
  'GET /api/business-plans/:id/piano.xlsx': 'business_user',
  'POST /api/business-plans/:id/attachments': 'business_user',

  'GET /api/documents': 'user',
  'POST /api/documents': 'user',
  'PATCH /api/documents/:id': 'user',
  'DELETE /api/documents/:id': 'user',
  'POST /api/documents/:id/restore': 'user',
  'GET /api/documents/:id/preview': 'user',

  'GET /api/context': 'user',
  'POST /api/context/session': 'user',
  'POST /api/context/views': 'user',
  'DELETE /api/context': 'user',

  'GET /api/alerts': 'business_user',
  'PUT /api/alerts': 'business_user',
  'GET /api/calendar': 'user',
  'POST /api/calendar/events': 'user',
  'PUT /api/calendar/events/:id': 'user',
  'DELETE /api/calendar/events/:id': 'user',
  'POST /api/calendar/events/:id/restore': 'user',
  'GET /api/calendar/items/:id/event.ics': 'user',
  'POST /api/calendar/feed': 'user',
  'DELETE /api/calendar/feed': 'user',

  'GET /api/notifications': 'user',
  'GET /api/notifications/latest': 'user',
  'POST /api/notifications/read-all': 'user',
  'POST /api/notifications/unread': 'user',
  'PATCH /api/notifications/:id': 'user',

  'GET /api/settings': 'user',
  'PATCH /api/settings': 'user',
  'GET /api/settings/export.zip': 'user',
  'POST /api/settings/email': 'user',
  'POST /api/settings/email/confirmation': 'anyone',
  'DELETE /api/settings/providers/:provider': 'user',
  'POST /api/settings/two-factor': 'user',
  'PUT /api/settings/two-factor': 'user',
  'DELETE /api/settings/two-factor': 'user',
  'POST /api/settings/two-factor/recovery-codes': 'user',
  'GET /api/push': 'user',
  'POST /api/push/subscriptions': 'user',
  'DELETE /api/push/subscriptions': 'user',
  'POST /api/settings/deletion': 'user',
  'POST /api/settings/deletion/undo': 'anyone',
  'GET /api/settings/devices': 'user',
  'DELETE /api/settings/devices': 'user',
  'DELETE /api/settings/devices/:id': 'user',
  'GET /api/settings/notifications': 'user',
  'PUT /api/settings/notifications': 'user',

  'GET /api/dashboard': 'business_user',
  'POST /api/dashboard/ai-grants': 'business_user',

  'POST /api/ai-assistant': 'user',
  'POST /api/ai-assistant/stream': 'user',
  'POST /api/ai-assistant/document': 'user',
  'GET /api/ai-assistant/usage': 'user',
  'GET /api/ai-assistant/consent': 'user',
  'PUT /api/ai-assistant/consent': 'user',

  'POST /api/tools/company-size/declaration': 'anyone',
  'GET /api/tools/de-minimis': 'company_agent',
  'GET /api/tools/de-minimis/:companyId': 'company_agent',
  'POST /api/tools/de-minimis/:companyId/entries': 'company_agent',
  'PUT /api/tools/de-minimis/:companyId/entries/:id': 'company_agent',
  'DELETE /api/tools/de-minimis/:companyId/entries/:id': 'company_agent',
  'POST /api/tools/de-minimis/:companyId/entries/:id/restore': 'company_agent',
  'POST /api/tools/de-minimis/:companyId/undertakings': 'company_agent',
  'PUT /api/tools/de-minimis/:companyId/undertakings/:id': 'company_agent',
  'DELETE /api/tools/de-minimis/:companyId/undertakings/:id': 'company_agent',
  'POST /api/tools/de-minimis/:companyId/undertakings/:id/restore': 'company_agent',
  'POST /api/tools/de-minimis/:companyId/imports': 'company_agent',
  'GET /api/tools/de-minimis/:companyId/export.csv': 'company_agent',

  'GET /api/admin/summary': 'admin',
  'GET /api/admin/queues': 'admin',
  'GET /api/admin/system': 'admin',
  'PUT /api/admin/system/notice': 'admin',
  'PUT /api/admin/system/switches': 'admin',
  'POST /api/admin/system/retries': 'admin',
  'GET /api/admin/assistant': 'admin',
  'PUT /api/admin/assistant/quotas/:id': 'admin',
  'PUT /api/admin/assistant/prices': 'admin',
  'GET /api/admin/audit': 'admin',
  'GET /api/admin/users': 'admin',
  'GET /api/admin/users/export.csv': 'admin',
  'POST /api/admin/users/actions': 'admin',
  'GET /api/admin/users/:id': 'admin',
  'GET /api/admin/users/:id/export.zip': 'admin',
  'POST /api/admin/users/:id/data-requests': 'admin',
  'POST /api/admin/users/:id/erasure': 'admin',
  'GET /api/admin/data-requests': 'admin',
  'POST /api/admin/data-requests/:id/handling': 'admin',
  'GET /api/admin/catalogue': 'admin',
  'GET /api/admin/catalogue/export.csv': 'admin',
  'POST /api/admin/catalogue/publication': 'admin',
  'GET /api/admin/catalogue/:id': 'admin',
  'PUT /api/admin/catalogue/:id/merge': 'admin',
  'DELETE /api/admin/catalogue/:id/merge': 'admin',
  'GET /api/admin/audit/export.csv': 'admin',
  'GET /api/admin/consultants': 'admin',
  'POST /api/admin/consultants/:id/decision': 'admin',
  'GET /api/admin/consultants/:id/files/:fileId': 'admin',
  'GET /api/admin/support/tickets': 'admin',
  'GET /api/admin/support/tickets/:id': 'admin',
  'PATCH /api/admin/support/tickets/:id': 'admin',
  'POST /api/admin/support/tickets/:id/answers': 'admin',
  'POST /api/admin/support/tickets/:id/notes': 'admin',
  'GET /api/admin/support/tickets/:id/files/:fileId': 'admin',
  'GET /api/admin/support/answers': 'admin',
  'POST /api/admin/support/answers': 'admin',
  'PUT /api/admin/support/answers/:id': 'admin',
  'DELETE /api/admin/support/answers/:id': 'admin',
  'PATCH /api/admin/grants/:id': 'admin',
  'GET /api/admin/grant-reports': 'admin',
  'PATCH /api/admin/grant-reports/:id': 'admin',
  'POST /api/admin/imports': 'admin',
  'GET /api/admin/imports': 'admin',
  'GET /api/admin/imports/:id': 'admin',
  'GET /api/admin/imports/:id/rejected.csv': 'admin',

  'GET /api/dev/outbox': 'anyone',
};

export const isAllowed = (audience: Audience, user: SessionUser | null): boolean => {
  switch (audience) {
    case 'anyone':
      return true;
    case 'user':
      return user !== null;
    case 'business_user':
    case 'consultant':
      return user?.userType === audience;
    case 'company_agent':
      return user?.userType === 'business_user' || (user?.userType === 'consultant' && user.isApproved);
    case 'approved_consultant':
      return user?.userType === 'consultant' && user.isApproved;
    case 'admin':
      return user?.isAdmin === true;
  }
};

/** "POST /api/companies": what this request calls, as the tables of operations name it. */
export function operationOf(c: Context): string | undefined {
  const route = matchedRoutes(c).find(({ method, path }) => method !== 'ALL' && !path.endsWith('*'));
  return route && `${route.method} ${route.path}`;
}

/** Runs before every operation. */
export const requireAccess: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const operation = operationOf(c);
  if (operation) {
    const audience = ACCESS[operation];
    if (!audience) throw new Error(`${operation} is missing from server/access.ts`);
    if (!isAllowed(audience, c.var.user)) throw new AppError(c.var.user ? 'not_allowed' : 'not_signed_in');
  }
  await next();
};
