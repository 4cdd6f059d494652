import type { CheckAnswer, Lack, ProfileCheck } from '#domain/consultants/profile-checks.ts';
import type { Decision } from '#domain/consultants/profile-review.ts';
import type { ReviewOrder } from '#domain/consultants/review-search.ts';
import type { ConsultantStatus } from '#domain/vocabulary.ts';
import { onDay } from '#messages/articles.ts';

export const STATUS_LABELS: Record<ConsultantStatus, string> = {
  in_attesa: 'Da verificare',
  da_modificare: 'Modifiche chieste',
  approvato: 'Approvato',
  rifiutato: 'Rifiutato',
  sospeso: 'Sospeso',
};
export const DECISION_LABELS: Record<Decision, string> = {
  approvato: 'Approvato',
  da_modificare: 'Chieste modifiche',
  rifiutato: 'Rifiutato',
  sospeso: 'Sospeso',
};
export const REVIEW_ORDER_LABELS: Record<ReviewOrder, string> = {
  attesa: 'Attesa più lunga',
  recenti: 'I più recenti',
  nome: 'Per cognome',
};
export const REVIEW_EXPORT = {
  fileName: 'consulenti',
  columns: ['Nome', 'Email', 'Stato', 'Regione', 'Inviato il', 'Deciso il', 'Motivo'],
} as const;

const CHECK_LABELS: Record<ProfileCheck, string> = {
  identita: 'Stesso nome sui documenti',
  partita_iva: 'Partita IVA attiva',
  albo: 'Iscrizione all’albo',
  polizza: 'Polizza professionale valida',
  nessuna_promessa: 'Profilo senza promesse',
  tariffa: 'Tariffa e regione coerenti',
};

export const REVIEW_MESSAGES = {
  openChecks: 'Approvi quando tutti i controlli sono a posto',
  reasonMissing: 'Scrivi il motivo: parte per mail e come notifica',
  notListed: 'Si sospende solo un profilo approvato',
  unfounded: (checks: readonly ProfileCheck[]) =>
    `Non possono essere a posto, perché manca il dato: ${checks.map((check) => CHECK_LABELS[check]).join(', ')}`,
  approvedText: {
    profile: 'Da ora le imprese ti trovano tra i consulenti.',
    changes: 'Da ora le imprese leggono la nuova versione.',
  },
} as const;

const ASKED: Record<ProfileCheck, string> = {
  identita: 'documenti con lo stesso nome del profilo',
  partita_iva: 'una partita IVA attiva',
  albo: 'ordine e numero della tua iscrizione all’albo',
  polizza: 'una polizza professionale ancora valida',
  nessuna_promessa: 'una presentazione senza promesse di esito: nessuno può garantire un contributo',
  tariffa: 'una tariffa e una regione coerenti con il resto del profilo',
};
/** What is asked of a consultant, from the checks that are not in order; nothing to ask is no message. */
export function askingText(firstName: string, missing: readonly ProfileCheck[]): string {
  if (missing.length === 0) return '';
  const [first] = missing;
  if (missing.length === 1 && first) return `Ciao ${firstName}, per pubblicare il profilo serve ${ASKED[first]}.`;
  const lines = missing.map(
    (check, at) => `${String(at + 1)}. ${ASKED[check]}${at === missing.length - 1 ? '.' : ';'}`,
  );
  return [`Ciao ${firstName}, per pubblicare il profilo servono:`, ...lines].join('\n');
}

export const REVIEW_DESK = {
  title: 'Consulenti da verificare',
  titleAll: 'Consulenti',
  count: (total: number) => (total === 0 ? 'Nessuno in coda' : total === 1 ? '1 in coda' : `${total} in coda`),
  countAll: (total: number) => (total === 1 ? '1 profilo' : `${total} profili`),
  queue: 'Profili',
  filters: 'Filtri dei consulenti',
  search: 'Nome, email o codice',
  clear: 'Cancella la ricerca',
  state: 'Stato',
  waiting: 'In coda',
  everybody: 'Tutti',
  order: 'Ordine',
  noneFound: 'Nessun profilo con questi filtri',
  noneFoundText: 'Cambia lo stato o cancella la ricerca.',
  previewOf: (name: string) => `Anteprima di ${name}`,
  noPreview: 'Questo tipo di file non ha un’anteprima: scaricalo.',
  noViewer: 'Questo browser non mostra i PDF nella pagina: scaricalo.',
  download: 'Scarica',
  sentOn: (day: string, size: string) => `caricato ${onDay(day)} · ${size}`,
  history: 'Storia delle decisioni',
  noHistory: 'Nessuna decisione finora.',
  decidedBy: (name: string) => `da ${name}`,
  by: 'da un account cancellato',
  publicProfile: 'Vedi il profilo come lo vede un’impresa',
  account: 'Apri l’account',
  suspend: 'Sospendi',
  lift: 'Togli la sospensione',
  suspended: (day: string) => `Sospeso ${onDay(day)}: le imprese non lo trovano.`,
  listed: (day: string) => `Approvato ${onDay(day)}: le imprese lo trovano.`,
  empty: 'Nessun profilo da verificare',
  emptyText: 'Quando un consulente si registra o rimanda il profilo, lo trovi qui.',
  waits: (days: number) => (days === 0 ? 'oggi' : days === 1 ? '1 giorno' : `${days} giorni`),
  asked: 'modifiche chieste',
  documents: 'Documenti',
  photo: (name: string) => `Foto di ${name}`,
  noDocuments: 'Nessun documento inviato',
  checks: (ok: number, all: number) => `${ok} controlli su ${all}`,
  checkLabels: CHECK_LABELS,
  lacks: {
    documenti: 'Non può essere a posto: non ci sono documenti da confrontare.',
    partita_iva: 'Non può essere a posto: la partita IVA non è indicata.',
    albo: 'Non può essere a posto: l’albo non è indicato. Se non serve, scegli «Non si applica».',
    polizza: 'Non può essere a posto: la scadenza della polizza non è indicata.',
    polizza_scaduta: 'Non può essere a posto: la polizza è scaduta.',
  } satisfies Record<Lack, string>,
  answers: { ok: 'A posto', manca: 'Da sistemare', non_si_applica: 'Non si applica' } satisfies Record<
    CheckAnswer,
    string
  >,
  unanswered: 'Da guardare',
  promise: 'Nelle parole del profilo c’è una promessa di esito.',
  reason: (firstName: string) => `Che cosa scrivi a ${firstName}`,
  reasonHint: 'Parte per mail e come notifica.',
  reasonFirst: 'Scrivi prima il motivo: parte per mail e come notifica.',
  reasonWritten: 'Scritto dai controlli da sistemare. Parte per mail e come notifica.',
  ask: 'Chiedi modifiche',
  approve: 'Approva',
  approveChanges: 'Approva le modifiche',
  changes: 'Che cosa cambia',
  changesSent: (on: string) => `Modifiche inviate ${on}: fino alla decisione le imprese leggono la versione approvata.`,
  changesBack: 'Modifiche rimandate al consulente: le imprese leggono la versione approvata.',
  changesWait: 'modifiche da verificare',
  was: 'Prima',
  now: 'Ora',
  reject: 'Rifiuta',
  notYet: 'Approvi quando tutti i controlli sono a posto.',
  decided: {
    approvato: 'Profilo approvato',
    da_modificare: 'Modifiche chieste',
    rifiutato: 'Profilo rifiutato',
    sospeso: 'Profilo sospeso: le imprese non lo trovano più',
  },
  failed: 'Non siamo riusciti a registrare la decisione',
  adminOnly: 'Questa pagina è per chi amministra Bandolo.',
} as const;
