import type { ProjectProblem } from '#domain/projects/project-problems.ts';

export const PROJECT_PROBLEMS: Record<ProjectProblem, string> = {
  nothing_told: 'Scrivi che cosa vuoi fare o comprare',
  ends_before_start: 'La fine viene prima dell’inizio',
  province_unknown: 'Provincia non riconosciuta',
  province_other_region: 'La provincia è di un’altra regione',
  costs_over_spend: 'Le voci di spesa superano la spesa totale',
};
export const TOO_MANY_PROJECTS = 'Hai raggiunto il numero massimo di progetti per questa azienda: eliminane uno';
