import { PATHS } from '#domain/paths.ts';

/** The desk's own navigation: a section is listed here when its screen exists. Order is the order on screen. */
export const ADMIN_SECTIONS = [
  { section: 'summary', href: PATHS.admin },
  { section: 'consultants', href: PATHS.consultantReview },
  { section: 'catalogue', href: PATHS.catalogueDesk },
  { section: 'users', href: PATHS.users },
  { section: 'support', href: PATHS.supportDesk },
  { section: 'assistant', href: PATHS.assistantDesk },
  { section: 'system', href: PATHS.systemDesk },
  { section: 'audit', href: PATHS.auditLog },
] as const;
export type AdminSection = (typeof ADMIN_SECTIONS)[number]['section'];

/** What waits for an administrator. */
export const ADMIN_QUEUES = [
  'consultants',
  'tickets',
  'grantReports',
  'chatReports',
  'erasures',
  'failedJobs',
] as const;
export type AdminQueue = (typeof ADMIN_QUEUES)[number];

/** Whose number stands beside a section. */
export const QUEUES_OF: Partial<Record<AdminSection, readonly AdminQueue[]>> = {
  consultants: ['consultants', 'chatReports'],
  catalogue: ['grantReports'],
  users: ['erasures'],
  support: ['tickets'],
  system: ['failedJobs'],
};
