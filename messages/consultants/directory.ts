import type { DirectoryFilter } from '#domain/consultants/directory-search.ts';
import { integerText } from '#domain/numbers/write-number.ts';

/** Fixed words of the directory (CON-8). */
export const DIRECTORY_WORDS = {
  title: 'Consulenti Verificati',
  previewTitle: 'Tutti i consulenti',
  lead: 'Persone in carne e ossa, controllate una per una. Il preventivo è scritto, con un tetto, prima di ogni incarico.',
  checks: {
    label: 'Che cosa controlliamo',
    identity: { title: 'Identità e albo', text: 'partita IVA, iscrizione e polizza, riviste da una persona' },
    outcomes: { title: 'Esiti contati', text: 'ogni tacca è una domanda chiusa, concessa o no' },
    reviews: {
      title: 'Recensioni solo da incarichi chiusi',
      text: 'le due parti scrivono al buio, poi si pubblica insieme',
    },
  },
  search: 'Cerca un consulente',
  searchHint: 'Nome, specializzazione o settore',
  clear: 'Cancella la ricerca',
  submit: 'Cerca',
  filters: (count: number) => (count > 0 ? `Filtri (${count})` : 'Filtri'),
  refresh: 'Aggiorna',
  found: (total: number) => `${integerText(total)} consulenti trovati`,
  order: 'per valutazione, poi per numero di recensioni',
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
  list: 'Elenco dei consulenti',
  loading: 'Caricamento consulenti...',
  failed: 'Errore nel caricamento dei consulenti',
  retry: 'Riprova',
  empty: 'Nessun consulente trovato',
  emptyHint: 'Prova ad allargare la ricerca o a togliere qualche filtro.',
  wayOut: (filter: string, total: number) =>
    total === 1 ? `Senza ${filter} ne resterebbe 1.` : `Senza ${filter} ne resterebbero ${integerText(total)}.`,
  removeAll: 'Rimuovi tutti i filtri',
  more: 'Mostra altri',
  range: (shown: number, total: number) => `1–${integerText(shown)} di ${integerText(total)}`,
  how: 'Come ordiniamo i consulenti',
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

export const CARD_WORDS = {
  verified: 'Profilo verificato',
  ticks: (granted: number, closed: number) => `${granted} domande concesse su ${closed} concluse`,
  outcomes: (granted: number, closed: number) => `${granted} ${granted === 1 ? 'concessa' : 'concesse'} su ${closed}`,
  few: 'percentuale da 5 domande concluse in su',
  noneClosed: 'Nessuna domanda conclusa finora',
  rating: (rating: number) =>
    new Intl.NumberFormat('it-IT', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating),
  ratingSpoken: (rating: string, reviews: number) =>
    `Valutazione ${rating} su 5, ${reviews === 1 ? '1 recensione' : `${reviews} recensioni`}`,
  noReviews: 'Nessuna recensione ancora',
  years: (years: number) => (years === 1 ? '1 anno di esperienza' : `${years} anni di esperienza`),
  rate: 'Tariffa',
  perHour: (rate: string) => `${rate} l’ora`,
  perHourShort: (rate: string) => `${rate}/h`,
  project: (rate: string) => `a progetto da ${rate}`,
  responds: 'Risponde',
  fewRequests: 'meno di 3 richieste ricevute',
  experience: 'Esperienza',
  yearsShort: (years: number) => (years === 1 ? '1 anno' : `${years} anni`),
  moreTopics: (count: number) => `+${count} altro`,
  more: (count: number) => `+${count}`,
  profile: 'Visualizza Profilo',
  profileOf: (name: string) => `Visualizza Profilo di ${name}`,
} as const;

/** "1 incarico libero fino al 15 dicembre 2026". */
export function freeSlotsText(count: number, day: string): string {
  if (count === 0) return `Nessun incarico libero fino al ${day}`;
  return count === 1 ? `1 incarico libero fino al ${day}` : `${count} incarichi liberi fino al ${day}`;
}

/** "in 3 ore", "in 1 giorno": rounded up, as a promise would be. */
export function responseText(minutes: number): string {
  if (minutes < 60) return 'in meno di un’ora';
  const hours = Math.ceil(minutes / 60);
  if (hours < 24) return hours === 1 ? 'in 1 ora' : `in ${hours} ore`;
  const days = Math.ceil(hours / 24);
  return days === 1 ? 'in 1 giorno' : `in ${days} giorni`;
}
