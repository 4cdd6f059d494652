import type { MailTopic } from './mail-topics.ts';
import { applyPath, SITE_PATHS } from './site-paths.ts';

export * from './site-paths.ts';

/** Every address of the product, built in one place. Links are made from here, never typed by hand. */
export const PATHS = {
  ...SITE_PATHS,
  confirmEmail: '/auth/conferma',
  resetPassword: '/auth/reimposta',
  keepAccount: '/auth/riattiva',
  confirmNewEmail: '/auth/nuova-email',
  calendar: '/calendar',
  notifications: '/notifications',
  applications: '/applications',
  documents: '/documents',
  startApplication: '/search',
  profile: '/profile',
  companies: '/profile?scheda=aziende',
  businessPlans: '/profile?scheda=piano',
  newCompany: '/profile?azienda=nuova',
  directory: '/consulenti',
  consultants: '/consultants',
  myRequests: '/consultants/richieste',
  requestsManagement: '/consultant/requests-management',
  consultantChats: '/consultant/chat',
  admin: '/admin',
  clients: '/consultant/clients',
  newClient: '/consultant/clients?nuovo=si',
  consultations: '/consultant/consultations',
  consultantDocuments: '/consultant/documents',
  consultantCalendar: '/consultant/calendar',
  consultantTemplates: '/consultant/templates',
  consultantGuides: '/consultant/guides',
  consultantRegulations: '/consultant/regulations',
  consultantAnalytics: '/consultant/analytics',
  consultantSupport: '/consultant/support',
  consultantReview: '/admin/consulenti',
  supportDesk: '/admin/supporto',
  auditLog: '/admin/registro',
  systemDesk: '/admin/sistema',
  assistantDesk: '/admin/assistente',
  catalogueDesk: '/admin/catalogo',
  importsDesk: '/admin/catalogo/importazioni',
  searchTermsDesk: '/admin/catalogo/ricerche',
  synonymsDesk: '/admin/catalogo/sinonimi',
  users: '/admin/utenti',
  dataRequests: '/admin/utenti/richieste',
  grantPlaces: '/bandi/regioni',
  projects: '/progetti',
  whatIf: '/che-cosa-cambia',
  settings: '/settings',
  tools: '/strumenti',
  sizeTool: '/strumenti/dimensione-pmi',
  deMinimisTool: '/strumenti/de-minimis',
  requirementsTool: '/strumenti/requisiti',
  worthItTool: '/strumenti/conviene',
  filoTools: '/strumenti/filo',
  features: '/features',
  pricing: '/pricing',
  apiDocs: '/api-docs',
  about: '/about',
  blog: '/blog',
  careers: '/careers',
  analytics: '/analytics',
  resources: '/resources',
  publicSupport: '/public-support',
  accessibility: '/accessibilita',
  terms: '/termini',
  privacy: '/privacy-policy',
  outbox: '/dev/outbox',
} as const;

/** What a company wants to do, on a page of its own. */
export const projectPath = (id: string): string => `${PATHS.projects}/${encodeURIComponent(id)}`;
/** "Valle d'Aosta" as part of an address. */
export const slugOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

export const regionGrantsPath = (region: string): string => `/bandi/regione/${slugOf(region)}`;
export const sectorGrantsPath = (sector: string): string => `/bandi/settore/${sector}`;

export const articlePath = (slug: string): string => `${PATHS.blog}/${slug}`;

/** A query string: URLSearchParams belongs to browsers and to Node, and `domain` knows neither. */
const queryOf = (entries: [string, string | number][]): string =>
  entries.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');

export type AddressSearch = Record<string, string | number | undefined>;
/** A page with its filters; what is not said is not in the address. */
export function addressOf(path: string, search: AddressSearch): string {
  const query = queryOf(
    Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return query ? `${path}?${query}` : path;
}

/** Notifications, or some of them. */
export function notificationsPath(search: { filter?: string; kind?: string; page?: number }): string {
  const entries = Object.entries(search).filter(([name, value]) => !(name === 'page' && value === 1));
  const query = queryOf(entries);
  return query ? `${PATHS.notifications}?${query}` : PATHS.notifications;
}

type WizardGrant = {
  id: string;
  name: string;
  entity: string | null;
  amount: string | null;
  deadline: string | null;
  description: string;
};

/** The wizard, with what the search already knows of the grant (SHE-10). */
export function applicationWizardPath({ id, name, entity, amount, deadline, description }: WizardGrant): string {
  const known = { grantId: id, title: name, entity, amount, deadline, description };
  const query = queryOf(Object.entries(known).map(([name, value]) => [name, value ?? '']));
  return `/application-wizard/${encodeURIComponent(id)}?${query}`;
}

/** The list of applications, or some of them. */
export function applicationsPath(search: { stato?: string; ordine?: string }): string {
  const query = queryOf(Object.entries(search));
  return query ? `${PATHS.applications}?${query}` : PATHS.applications;
}

/** The list with one application open: its outcome and what the award asks for. */
export const awardPath = (id: string): string => `${PATHS.applications}?apri=${encodeURIComponent(id)}`;

/** The assisted page at one of its sections. */
export const sectionPath = (id: string, section: string): string => `${applyPath(id)}?sezione=${section}`;

/** The wizard of an application, at one of its steps. */
export const wizardPath = (id: string, step?: string): string =>
  `/application-wizard/${encodeURIComponent(id)}${step ? `?passo=${step}` : ''}`;

/** The versions of an application, side by side. */
export const versionsPath = (id: string): string => `${PATHS.applications}/${encodeURIComponent(id)}/versioni`;

/** One application with who works on it: people, comments, activity. */
export const togetherPath = (id: string): string => `${PATHS.applications}/${encodeURIComponent(id)}/insieme`;

/** Where the link leads with which an owner takes over a company. */
export const takeoverPath = (token: string): string => `/aziende/invito/${encodeURIComponent(token)}`;

/** Where the link of an invitation leads. */
export const invitationPath = (token: string): string => `${PATHS.applications}/invito/${encodeURIComponent(token)}`;

/** One business plan, inside the profile; or its pages. */
export const businessPlanPath = (id: string, { isPreview = false } = {}): string =>
  `${PATHS.businessPlans}&piano=${encodeURIComponent(id)}${isPreview ? '&vista=anteprima' : ''}`;

/** The form of one company, inside the profile. */
export const companyPath = (id: string): string => `/profile?azienda=${encodeURIComponent(id)}`;

/** The same form, at the box where one question of the matcher is answered. */
export const companyQuestionPath = (id: string, question: string): string =>
  `${companyPath(id)}&domanda=${encodeURIComponent(question)}`;

/** The same form, filled from a document of the company for the person to choose. */
export const companyVisuraPath = (id: string, fileId: string): string =>
  `${companyPath(id)}&visura=${encodeURIComponent(fileId)}`;

/** One document of the active company, opened in the list. */
export const documentPath = (id: string): string => `${PATHS.documents}?apri=${encodeURIComponent(id)}`;

/** "Vale la pena?" with the figures of one grant. */
export const worthItPath = (grantId: string): string => `/strumenti/conviene?bando=${encodeURIComponent(grantId)}`;

/** One request or consultancy of the business side. */
export const requestPath = (id: string): string => `${PATHS.myRequests}?apri=${encodeURIComponent(id)}`;

/** The consultant's desk, at a tab. */
export const requestsTabPath = (tab: 'nuove' | 'attive' | 'storico', id?: string): string =>
  `${PATHS.requestsManagement}?scheda=${tab}${id ? `&apri=${encodeURIComponent(id)}` : ''}`;

/** The conversation of one request or consultancy; `draft` is ready to be sent there. */
export const chatPath = (id: string, draft?: string): string =>
  `/chat/${encodeURIComponent(id)}${draft ? `?testo=${encodeURIComponent(draft)}` : ''}`;

/** A client of the consultant, by the consultancy. */
export const clientPath = (id: string): string => `/client/${encodeURIComponent(id)}`;

/** What a client shares, on the same page. */
export const clientDocumentsPath = (id: string): string => `${clientPath(id)}#documenti`;

/** One ticket of the person who wrote it. */
export const ticketPath = (id: string): string => `${PATHS.support}/${encodeURIComponent(id)}`;

/** The inbox of the support desk, or some of it. */
export const supportDeskPath = (search: AddressSearch): string => addressOf(PATHS.supportDesk, search);

/** One account, as the administration sees it. */
export const adminUserPath = (id: string): string => `${PATHS.users}/${encodeURIComponent(id)}`;

/** A guide, the video or the reference. */
export const resourcePath = (slug: string): string => `${PATHS.resources}/${encodeURIComponent(slug)}`;

/** The calendar, at a day and in a view. */
export function calendarPath(search: { vista?: string; giorno?: string }, base: string = PATHS.calendar): string {
  const query = queryOf(Object.entries(search));
  return query ? `${base}?${query}` : base;
}

/** The templates, filled for one client. */
export const templatesPath = (companyId: string): string =>
  `${PATHS.consultantTemplates}?cliente=${encodeURIComponent(companyId)}`;

/** The private address that other calendars read. */
export const calendarFeedPath = (token: string): string => `${PATHS.calendar}/feed/${token}.ics`;

/** The way out of mails of one topic, without signing in. */
export const unsubscribePath = (token: string, topic: MailTopic): string =>
  `/disiscrizione/${encodeURIComponent(token)}?quali=${topic}`;
