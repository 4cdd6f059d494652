/** The nine types of request (AST-1). */
export const ASSISTANT_TYPES = [
  'intelligent_grant_search',
  'unified_analysis',
  'smart_suggestions',
  'semantic_search',
  'form_completion',
  'document_analysis',
  'generate_content',
  'improve_text',
  'chat_support',
] as const;
export type AssistantType = (typeof ASSISTANT_TYPES)[number];

/** Those whose text grows while one reads. */
export const STREAMED_TYPES = ['chat_support', 'generate_content', 'form_completion', 'improve_text'] as const;

/** Who wrote an answer: the embedded assistant, the provider, or nobody but the three samples (AST-8). */
export const ANSWERED_BY = ['filo', 'provider', 'esempi'] as const;
export type AnsweredBy = (typeof ANSWERED_BY)[number];

export const TERRITORIAL_LEVELS = ['tutti', 'regionale', 'nazionale', 'europeo'] as const;
export type TerritorialLevel = (typeof TERRITORIAL_LEVELS)[number];

/** Stored codes (SHE-9). */
export const CONTENT_TYPES = [
  'company_description',
  'project_summary',
  'objectives',
  'methodology',
  'innovation',
  'market_analysis',
  'team_presentation',
  'budget_justification',
] as const;
type ContentType = (typeof CONTENT_TYPES)[number];

/** Parts of an application that are no content type of their own (APP-1). */
export const FORM_ONLY_PARTS = ['project_title', 'expected_results', 'timeline'] as const;
export type DraftPart = ContentType | (typeof FORM_ONLY_PARTS)[number];

/** The fields of the assisted form and of the wizard, by the part that fills them. */
export const FIELD_PARTS: Readonly<Record<string, DraftPart>> = {
  project_title: 'project_title',
  project_objectives: 'objectives',
  innovation_aspects: 'innovation',
  expected_results: 'expected_results',
  budget_breakdown: 'budget_justification',
  timeline: 'timeline',
  projectName: 'project_title',
  projectSummary: 'project_summary',
  projectGoals: 'objectives',
  budgetJustification: 'budget_justification',
  description: 'company_description',
};

export const DOCUMENT_TYPES = ['bilancio', 'visura', 'certificazione', 'documento_identita', 'altro'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

export const IMPROVEMENT_GOALS = ['clarity', 'persuasiveness', 'compliance'] as const;
export type ImprovementGoal = (typeof IMPROVEMENT_GOALS)[number];

export const CHAT_INTENTS = ['ricerca', 'compilazione', 'consulenti', 'scadenze', 'altro'] as const;
export type ChatIntent = (typeof CHAT_INTENTS)[number];

export const PRIORITIES = ['alta', 'media', 'bassa'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Where a sentence took a fact from: the profile, the grant, a document, what was written, the project, a sum of these. */
export const FACT_ORIGINS = ['azienda', 'bando', 'documento', 'domanda', 'progetto', 'calcolo'] as const;
export type FactOrigin = (typeof FACT_ORIGINS)[number];
