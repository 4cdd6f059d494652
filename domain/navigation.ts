import { PATHS } from './paths.ts';

/**
 * The one registry of the links in header, footer and sidebar. A link is listed here when its screen exists:
 * none is ever dead. Order is the order on screen.
 */
export const SITE_LINKS = {
  bandi: PATHS.grants,
  signIn: PATHS.auth,
  signUp: PATHS.auth,
  home: PATHS.home,
  dashboard: PATHS.dashboard,
  search: PATHS.advancedSearch,
  applications: PATHS.applications,
  documents: PATHS.documents,
  consultants: PATHS.consultants,
  calendar: PATHS.calendar,
  clients: PATHS.clients,
  requestsManagement: PATHS.requestsManagement,
  consultantChats: PATHS.consultantChats,
  consultations: PATHS.consultations,
  consultantDocuments: PATHS.consultantDocuments,
  consultantCalendar: PATHS.consultantCalendar,
  consultantTemplates: PATHS.consultantTemplates,
  consultantGuides: PATHS.consultantGuides,
  consultantRegulations: PATHS.consultantRegulations,
  consultantAnalytics: PATHS.consultantAnalytics,
  consultantSupport: PATHS.consultantSupport,
  notifications: PATHS.notifications,
  profile: PATHS.profile,
  settings: PATHS.settings,
  analytics: PATHS.analytics,
  resources: PATHS.resources,
  support: PATHS.support,
  tools: PATHS.tools,
  sizeTool: PATHS.sizeTool,
  deMinimisTool: PATHS.deMinimisTool,
  requirementsTool: PATHS.requirementsTool,
  worthItTool: PATHS.worthItTool,
  grantPlaces: PATHS.grantPlaces,
  demo: PATHS.demo,
  features: PATHS.features,
  pricing: PATHS.pricing,
  apiDocs: PATHS.apiDocs,
  about: PATHS.about,
  blog: PATHS.blog,
  careers: PATHS.careers,
  publicSupport: PATHS.publicSupport,
  accessibility: PATHS.accessibility,
  terms: PATHS.terms,
  privacy: PATHS.privacy,
} as const satisfies Record<string, string | null>;

export type SiteLink = keyof typeof SITE_LINKS;
export type NavItem = { link: SiteLink; href: string };

const listed = (links: readonly SiteLink[]): NavItem[] =>
  links.flatMap((link) => {
    const href: string | null = SITE_LINKS[link];
    return href === null ? [] : [{ link, href }];
  });

/** The same items for every signed-in user (SHE-1). */
export const SIDEBAR = {
  main: listed(['home', 'dashboard', 'search', 'applications', 'consultants', 'calendar', 'notifications']),
  account: listed(['profile', 'settings', 'analytics', 'resources', 'support']),
  /** Below the two sections (SHE-1). */
  tools: listed(['documents', 'tools', 'sizeTool', 'deMinimisTool', 'requirementsTool', 'worthItTool']),
};
/** The screens of an approved consultant, in a row under the bar of each of them (CON-18). */
export const DESK = listed([
  'clients',
  'requestsManagement',
  'consultantChats',
  'consultations',
  'consultantDocuments',
  'consultantCalendar',
  'consultantTemplates',
  'consultantGuides',
  'consultantRegulations',
  'consultantAnalytics',
  'consultantSupport',
]);
/** Every page of the footer, by what one looks for (SIT-6). */
export const FOOTER = {
  product: listed(['features', 'demo', 'pricing', 'bandi', 'grantPlaces', 'tools', 'apiDocs']),
  company: listed(['about', 'blog', 'careers']),
  help: listed(['publicSupport', 'accessibility']),
  legal: listed(['privacy', 'terms']),
};
/** For who is signed in, whose own links are a press away. */
export const SHORT_FOOTER = listed(['publicSupport', 'privacy', 'terms']);
