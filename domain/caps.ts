/** How much one person may keep of each thing: whatever a person can fill has its line here. */
export const CAPS = {
  companies: 20,
  /** With those that were deleted: each leaves a row behind. */
  companiesEver: 200,
  /** Of a consultant, without an account of their own. */
  clients: 200,
  /** With those that were deleted. */
  clientsEver: 1_000,
  /** Per company. */
  projects: 30,
  /** With those that were deleted. */
  projectsEver: 300,
  savedGrants: 500,
  hiddenGrants: 2_000,
  savedSearches: 50,
  savedConsultants: 100,
  applications: 200,
  /** With those that were deleted. */
  applicationsEver: 1_000,
  applicationFiles: 400,
  /** Per application. */
  applicationGuests: 20,
  applicationComments: 500,
  /** Of all companies together, with those that wait for "Annulla". */
  companyDocuments: 500,
  /** With those that wait for "Annulla". */
  calendarEvents: 1_000,
  businessPlans: 40,
  /** With those that were deleted. */
  businessPlansEver: 300,
  /** Requests to consultants that wait for an answer. */
  openRequests: 20,
  /** For the review of a consultant's profile. */
  consultantDocuments: 20,
  /** Per consultancy. */
  consultancyTasks: 100,
  consultancyQuotes: 30,
  /** Per conversation. */
  chatMessages: 10_000,
  chatFiles: 1_000,
  /** Per company. */
  ledgerEntries: 2_048,
  ledgerFirms: 64,
  /** Per day, from midnight in Rome. */
  assistantRequests: 300,
  /** Support tickets that are not resolved. */
  openTickets: 20,
  /** Per ticket, both sides together. */
  ticketMessages: 300,
  supportFiles: 100,
  /** For programs, by person. */
  apiKeys: 5,
  /** Requests about one's data that were not answered yet. */
  openDataRequests: 20,
  /** Of the support desk: together. */
  cannedAnswers: 200,
  /** Of the editors: together. */
  synonyms: 500,
  /** Of visitors, still open: together, not per person. */
  supportRequests: 2_000,
  /** Errors reported of grants, still open: of everybody together. */
  openReports: 2_000,
  /** Beyond these the oldest go, without a word. */
  sessions: 50,
  pushSubscriptions: 20,
  events: 5_000,
  /** Per application. */
  applicationVersions: 50,
  applicationEvents: 500,
  /** From one e-mail address; beyond these one waits. */
  supportRequestsPerDay: 10,
} as const;

/** Those that are told when they are reached. */
export type Cap = Exclude<
  keyof typeof CAPS,
  'sessions' | 'pushSubscriptions' | 'events' | 'applicationVersions' | 'applicationEvents' | 'supportRequestsPerDay'
>;
