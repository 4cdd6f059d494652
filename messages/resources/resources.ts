import type { ResourceCategory, ResourceKind } from '#domain/resources/resources.ts';

export const CATEGORY_NAMES: Record<ResourceCategory, string> = {
  ricerca: 'Ricerca bandi',
  ai: 'AI',
  consulenti: 'Consulenti',
  video: 'Video tutorial',
  glossario: 'Glossario',
};

export const KIND_NAMES: Record<ResourceKind, string> = { guida: 'Guida', video: 'Video', riferimento: 'Riferimento' };

export const RESOURCES = {
  title: 'Risorse',
  lead: 'Guide, parole e strumenti per arrivare alla domanda con meno dubbi.',
  back: 'Torna alla dashboard',
  search: 'Cerca nelle risorse',
  clear: 'Cancella la ricerca',
  category: 'Categoria',
  all: 'Tutte',
  list: 'Guide e tutorial',
  read: 'Leggi',
  watch: 'Guarda',
  minutes: (count: number) => (count === 1 ? '1 minuto' : `${count} minuti`),
  glossary: 'Glossario',
  glossaryCount: (count: number) => (count === 1 ? '1 termine' : `${count} termini`),
  faq: 'Domande frequenti',
  tools: 'Strumenti per la PMI',
  none: 'Nessuna risorsa con queste parole',
  noneText: 'Prova un termine più semplice, o scrivi all’assistenza.',
  support: 'Vai al supporto',
  backToAll: 'Torna alle risorse',
  backToGuides: 'Torna alle guide',
  backToRegulations: 'Torna alle norme',
  note: 'Informazione, non consulenza: fa fede il testo ufficiale collegato.',
  notFound: 'Risorsa non trovata',
  notFoundText: 'L’indirizzo non corrisponde a nessuna guida. Le trovi tutte tra le risorse.',
  pageTitle: (title: string) => `${title} · Bandolo`,
} as const;

export const RESOURCE_FAQ = [
  {
    id: 'quanto-tempo',
    question: 'Quanto tempo passa tra la domanda e i soldi?',
    answer:
      'Dipende dal bando, ma quasi sempre più di quanto si spera: prima la concessione, poi la spesa, poi la rendicontazione, infine il pagamento. Nella scheda trovi i tempi di istruttoria quando l’ente li dichiara; in «Vale la pena?» puoi contare la cassa che ti serve nel frattempo.',
  },
  {
    id: 'piu-bandi',
    question: 'Posso chiedere due contributi per la stessa spesa?',
    answer:
      'Solo se entrambi i bandi lo ammettono e la somma resta nei limiti: mai oltre il costo, e per gli aiuti in esenzione non oltre l’intensità più alta prevista (Reg. UE 651/2014, art. 8). In «Requisiti e firme» il controllo del cumulo fa il conto voce per voce.',
  },
  {
    id: 'invia-bandolo',
    question: 'Bandolo invia la domanda al posto mio?',
    answer:
      'No. Bandolo prepara testi, allegati e lista di controllo, e ti porta al portale ufficiale: l’invio, la firma e la responsabilità restano tue o di chi hai incaricato.',
  },
] as const;
