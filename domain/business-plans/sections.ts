/** The twelve parts of a plan, in the order of the document (BPL-6). */
export const PLAN_SECTIONS = [
  'executiveSummary',
  'marketAnalysis',
  'targetMarket',
  'competitiveAdvantage',
  'businessModel',
  'marketingStrategy',
  'operationalPlan',
  'managementTeam',
  'financialProjections',
  'fundingRequest',
  'riskAnalysis',
  'timeline',
] as const;
export type PlanSection = (typeof PLAN_SECTIONS)[number];

/** The six phases: the questions, the figures, and the writing. */
export const PLAN_PHASES = ['azienda', 'mercato', 'modello', 'squadra', 'numeri', 'generazione'] as const;
export type PlanPhase = (typeof PLAN_PHASES)[number];

/** How a part stands: never asked for, waiting its turn, being written, there, or not managed. */
export const SECTION_STATES = ['vuota', 'in_attesa', 'in_corso', 'pronta', 'fallita'] as const;
export type SectionState = (typeof SECTION_STATES)[number];

/** Who wrote the words that stand there. */
export const SECTION_WRITERS = ['filo', 'provider', 'persona'] as const;
export type SectionWriter = (typeof SECTION_WRITERS)[number];

/** One step of the generation (BPL-5): the embedded assistant needs less. */
export const STEP_CEILING_MS = 800;
