/** "Piano per il bando …", or for the project, or after another plan. */
export function newPlanTitle(grant: string | null, project: string | null, from: string | null): string {
  if (grant) return `Piano per ${grant}`;
  if (from) return `${from} (copia)`;
  return project ? `Piano per ${project.charAt(0).toLocaleLowerCase('it')}${project.slice(1)}` : 'Piano d’impresa';
}

export const SECTION_FAILED = 'Questa parte non è riuscita: riprova tra poco. Le altre sono salve.';
