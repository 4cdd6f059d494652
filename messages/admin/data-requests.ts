import type { RequestState } from '#domain/admin/request-search.ts';

export const DATA_REQUEST_PROBLEMS = { future: 'La data non può essere nel futuro.' } as const;

export const DATA_REQUEST_EXPORT = {
  fileName: 'richieste-dati',
  columns: ['Chi', 'Che cosa chiede', 'Ricevuta', 'Termine', 'Evasa'],
} as const;

export const REQUEST_STATE_LABELS: Record<RequestState, string> = {
  aperte: 'Da evadere',
  scadute: 'Scadute',
  evase: 'Evase',
  automatiche: 'Cancellazione automatica',
};

export const REQUEST_TABLE = {
  filters: 'Filtri delle richieste',
  search: 'Nome o email',
  clear: 'Cancella la ricerca',
  any: 'Tutte',
  handle: 'Segna evase',
  reopen: 'Riapri',
  handled: (count: number) => (count === 1 ? 'Richiesta evasa' : `${count} richieste evase`),
  reopened: (count: number) => (count === 1 ? 'Richiesta riaperta' : `${count} richieste riaperte`),
} as const;
