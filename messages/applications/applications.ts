import type { ApplicationOutcome, ApplicationStatus } from '#domain/applications/application-status.ts';
import type { AidKind } from '#domain/projects/expected-aid.ts';
import type { TextId } from '#domain/applications/sections.ts';

export const STATUS_LABELS: Record<ApplicationStatus, string> = {
  bozza: 'Bozza',
  in_preparazione: 'In preparazione',
  completato: "Pronto per l'invio",
  inviato: 'Inviata',
};
export const UNKNOWN_STATUS = 'Sconosciuto';
export const statusLabel = (status: string): string =>
  (STATUS_LABELS as Record<string, string>)[status] ?? UNKNOWN_STATUS;

/** What is asked for, by what the money is. */
export const REQUESTED: Record<AidKind, string> = {
  contributo: 'Contributo richiesto',
  prestito: 'Finanziamento richiesto',
  misto: 'Aiuto richiesto',
  garanzia: 'Garanzia richiesta',
  imposta: 'Credito d’imposta previsto',
};

export const OUTCOME_LABELS: Record<ApplicationOutcome, string> = {
  ammessa: 'Ammessa',
  finanziata: 'Finanziata',
  respinta: 'Respinta',
  ritirata: 'Ritirata',
};

export const SECTION_TITLES: Record<TextId, string> = {
  project_title: 'Titolo del progetto',
  project_objectives: 'Obiettivi del progetto',
  innovation_aspects: 'Aspetti innovativi',
  expected_results: 'Risultati attesi',
  budget_breakdown: 'Piano dei costi',
  timeline: 'Cronoprogramma',
  company_description: "Descrizione dell'azienda",
  project_summary: 'Sintesi del progetto',
};

export const NEED_COMPANY = 'Configura prima la tua azienda: la candidatura è a nome suo.';
export const DRAFT_NOT_SHARED =
  'L’azienda ha già una bozza per questo bando, che non è condivisa con te: chiedi al cliente di condividerla.';
export const TOO_MANY_ATTACHMENTS = 'Questa candidatura ha già il numero massimo di allegati: togline uno.';
export const BACKWARD_PHASE = 'La fine viene prima dell’inizio.';
export const SAME_LINE_TWICE = 'Questa voce c’è già: dalle un altro nome.';
export const missingSection = (id: TextId): string => `Manca: ${SECTION_TITLES[id]}`;
