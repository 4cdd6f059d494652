import type { DirectoryFilter } from '#domain/consultants/directory-search.ts';
import { integerText } from '#domain/numbers/write-number.ts';

/** The panel of filters of the directory. */
export const FILTER_WORDS = {
  specializations: 'Specializzazioni',
  sectors: 'Settori',
  region: 'Regione',
  allRegions: 'Tutte le regioni',
  minExperience: 'Esperienza minima',
  years: 'anni',
  maxHourlyRate: 'Tariffa massima',
  perHour: '€ l’ora',
  minRating: 'Valutazione minima',
  anyRating: 'Qualsiasi',
  reset: 'Azzera',
  apply: 'Applica',
  applyCount: (total: number) => (total === 1 ? 'Applica: 1 consulente' : `Applica: ${integerText(total)} consulenti`),
  pending: (count: number) =>
    count === 1
      ? '1 filtro cambiato, l’elenco è ancora quello di prima'
      : `${count} filtri cambiati, l’elenco è ancora quello di prima`,
} as const;

/** Nobody found: what to leave out. */
export const NOBODY = {
  empty: 'Nessun consulente trovato',
  emptyHint: 'Prova ad allargare la ricerca o a togliere qualche filtro.',
  nobodyYet: 'I consulenti compaiono qui uno alla volta, quando li abbiamo verificati.',
  wayOut: (filter: string, total: number) =>
    total === 1 ? `Senza ${filter} ne resterebbe 1.` : `Senza ${filter} ne resterebbero ${integerText(total)}.`,
  removeAll: 'Rimuovi tutti i filtri',
} as const;

export const FILTER_NAMES: Record<DirectoryFilter, string> = {
  q: 'le parole cercate',
  specializations: 'le specializzazioni scelte',
  sectors: 'i settori scelti',
  regions: 'la regione',
  topics: 'le specializzazioni scelte',
  minExperience: 'l’esperienza minima',
  minHourlyRate: 'la tariffa minima',
  maxHourlyRate: 'la tariffa massima',
  minRating: 'la valutazione minima',
  city: 'la città',
  verified: '«Solo verificati»',
};
