import type { CostKind } from '#domain/projects/cost-kinds.ts';
import type { ProjectProblem } from '#domain/projects/project-problems.ts';

export const PROJECT_PROBLEMS: Record<ProjectProblem, string> = {
  nothing_told: 'Scrivi che cosa vuoi fare o comprare',
  ends_before_start: 'La fine viene prima dell’inizio',
  province_unknown: 'Provincia non riconosciuta',
  province_other_region: 'La provincia è di un’altra regione',
  costs_over_spend: 'Le voci di spesa superano la spesa totale',
};

/** The kinds of cost as one chooses them; each name is read back as its own kind. */
export const COST_KIND_LABELS: Record<CostKind, string> = {
  macchinari: 'Macchinari e attrezzature',
  impianti: 'Impianti',
  energia: 'Efficienza energetica e rinnovabili',
  veicoli: 'Veicoli',
  hardware: 'Hardware',
  software: 'Software e licenze',
  opere: 'Opere murarie',
  immobili: 'Immobili e terreni',
  arredi: 'Arredi',
  ricerca: 'Ricerca e sviluppo sperimentale',
  personale: 'Personale',
  formazione: 'Formazione',
  consulenze: 'Consulenze',
  marchi_brevetti: 'Marchi e brevetti',
  certificazioni: 'Certificazioni',
  fiere: 'Fiere',
  promozione: 'Promozione e pubblicità',
  gestione: 'Spese di gestione',
};
