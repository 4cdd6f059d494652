import type { Audience } from './audience.ts';

/** The site, its help, and what a person reads of their own use. */
export const SITE: Record<string, Audience> = {
  'GET /api/health': 'anyone',
  'GET /api/openapi.json': 'anyone',
  'GET /api/site/landing': 'anyone',
  'GET /api/site/reference': 'anyone',
  'GET /api/site/demo': 'anyone',
  'GET /api/site/demo/dossier.pdf': 'anyone',
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
};
