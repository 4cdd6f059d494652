import type { DraftPart } from '#domain/assistant/request-types.ts';

export const PART_TITLES: Record<DraftPart, string> = {
  company_description: 'Descrizione dell’azienda',
  project_summary: 'Sintesi del progetto',
  objectives: 'Obiettivi',
  methodology: 'Metodologia',
  innovation: 'Aspetti innovativi',
  market_analysis: 'Analisi di mercato',
  team_presentation: 'Presentazione del gruppo di lavoro',
  budget_justification: 'Giustificazione del budget',
  project_title: 'Titolo del progetto',
  expected_results: 'Risultati attesi',
  timeline: 'Cronoprogramma',
};

/** What a figure of an outside text becomes when no source has it. */
export const FIGURE_GAP = 'dato da verificare';
