/** The product's constants, once (SHE-8). Legal thresholds are not here: they live in domain/rules/. */

export const ACCOUNT = {
  passwordMinLength: 6,
  yearsExperience: { min: 0, max: 50 },
  hourlyRate: { min: 0, step: 0.01 },
  documentTypes: ['pdf', 'doc', 'docx'],
  documentMaxBytes: 10 * 1024 * 1024,
} as const;

export const SESSION = {
  profileFetchDelayMs: 100,
  checkEveryMs: 30_000,
  refreshWhenLeftMs: 90_000,
} as const;

/** Relevance of items outside the catalogue (AST-5); text affinity, 0 to 9, takes the place of chance. */
export const RELEVANCE = {
  base: 70,
  sameSector: 15,
  sameRegion: 10,
  mentionsSme: 5,
  affinityMax: 9,
  cap: 95,
} as const;

/** Items outside the catalogue: text-parsed results and panel templates (AST-6). */
export const OUTSIDE_RELEVANCE = {
  text: { base: 75, spread: 19 },
  panel: { min: 80, max: 99 },
} as const;

export const MATCH_BADGE = { strong: 90, good: 80, fair: 70 } as const;

export const SEARCH = {
  hubAnalysisGrants: 5,
  suggestionLines: 5,
  panelDefaultMax: 6,
  dashboardMax: 4,
  textResultsMax: 6,
  textBlockMinChars: 100,
  queryPreviewChars: 200,
} as const;

/** Beyond `farDays` the date is said alone: days say less. */
export const DEADLINE = { warningDays: 30, urgentDays: 7, farDays: 365 } as const;

/** Open without a closing date and unread for this long: "da riverificare" (GRA-12). */
export const FRESHNESS_MONTHS = 6;

export const STRUCTURE = {
  wizardSteps: 5,
  assistedSections: 6,
  assistedRequired: 5,
  businessPlanPhases: 6,
  sectionCompleteAboveChars: 50,
  textAreaMinHeightPx: 200,
} as const;

/** Ceilings, never sleeps: the answer comes within these (AST-14). */
export const ANSWER_CEILING_MS = {
  analysis: 3_000,
  content: 2_500,
  improvement: 2_000,
  document: 4_000,
  chat: 1_500,
  suggestions: 2_000,
  businessPlanStep: 800,
} as const;

export const MARKETPLACE = {
  priceSlider: { min: 0, max: 200, step: 10 },
  minExperience: [0, 1, 3, 5, 10],
  minRating: [4.5, 4, 3.5, 3],
  locations: ['milano', 'roma', 'torino', 'napoli', 'firenze', 'all'],
  topics: [
    'Bandi Europei',
    'Horizon Europe',
    'PNRR',
    'Bandi Regionali',
    'Startup',
    'Innovazione',
    'Transizione Digitale',
    'Industria 4.0',
    'Energia',
    'Sanità',
    'Agricoltura',
    'Turismo',
  ],
  cardSpecializations: 3,
} as const;

export const DIRECTORY = {
  minExperience: 0,
  maxHourlyRate: 1000,
  minRating: 0,
  cardSpecializations: 3,
  cardSectors: 2,
} as const;

export const NOTIFICATION_DEFAULTS = {
  emailGrants: true,
  emailDeadlines: true,
  emailNews: false,
  pushNotifications: true,
} as const;

export const COPYRIGHT_YEAR = 2024;

/** Marketing figures of the demo; a production installation computes them (SIT-4). */
export const MARKETING = { grants: '1.200+', successRate: '85%', obtained: '€50M+', companies: '500+' } as const;

export const SUPPORT_HOURS = [
  { days: 'lun-ven', from: '9:00', to: '18:00' },
  { days: 'sab', from: '9:00', to: '13:00' },
  { days: 'dom', from: null, to: null },
] as const;
