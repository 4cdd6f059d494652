import { integerText } from '#domain/numbers/write-number.ts';

/** Fixed words of the directory (CON-8). */
export const DIRECTORY_WORDS = {
  title: 'Consulenti Verificati',
  previewTitle: 'Tutti i consulenti',
  lead: 'Persone in carne e ossa, controllate una per una. Ogni preventivo è scritto, con un tetto e le tasse già calcolate.',
  search: 'Cerca un consulente',
  searchHint: 'Nome, specializzazione o settore',
  clear: 'Cancella la ricerca',
  submit: 'Cerca',
  filters: (count: number) => (count > 0 ? `Filtri (${count})` : 'Filtri'),
  refresh: 'Aggiorna',
  found: (total: number) => `${integerText(total)} consulenti trovati`,
  order: 'per valutazione, poi per numero di recensioni',
  list: 'Elenco dei consulenti',
  loading: 'Caricamento consulenti...',
  failed: 'Errore nel caricamento dei consulenti',
  retry: 'Riprova',
  more: 'Mostra altri',
  range: (shown: number, total: number) => `1–${integerText(shown)} di ${integerText(total)}`,
  how: 'Come ordiniamo i consulenti',
  profile: 'Visualizza Profilo',
  profileOf: (name: string) => `Visualizza Profilo di ${name}`,
} as const;
