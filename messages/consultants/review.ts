import type { CheckAnswer, ProfileCheck } from '#domain/consultants/profile-checks.ts';

export const REVIEW_MESSAGES = {
  openChecks: 'Approvi quando tutti i controlli sono a posto',
  reasonMissing: 'Scrivi il motivo: parte per mail e come notifica',
  approvedText: 'Da ora le imprese ti trovano tra i consulenti.',
} as const;

export const REVIEW_DESK = {
  title: 'Consulenti da verificare',
  count: (total: number) => (total === 0 ? 'Nessuno in coda' : total === 1 ? '1 in coda' : `${total} in coda`),
  queue: 'Coda, dal più vecchio',
  empty: 'Nessun profilo da verificare',
  emptyText: 'Quando un consulente si registra o rimanda il profilo, lo trovi qui.',
  waits: (days: number) => (days === 0 ? 'oggi' : days === 1 ? '1 giorno' : `${days} giorni`),
  asked: 'modifiche chieste',
  documents: 'Documenti',
  noDocuments: 'Nessun documento inviato',
  checks: (ok: number, all: number) => `${ok} controlli su ${all}`,
  checkLabels: {
    identita: 'Stesso nome sui documenti',
    partita_iva: 'Partita IVA attiva',
    albo: 'Iscrizione all’albo',
    polizza: 'Polizza professionale valida',
    nessuna_promessa: 'Profilo senza promesse',
    tariffa: 'Tariffa e regione coerenti',
  } satisfies Record<ProfileCheck, string>,
  answers: { ok: 'A posto', manca: 'Da sistemare', non_si_applica: 'Non si applica' } satisfies Record<
    CheckAnswer,
    string
  >,
  unanswered: 'Da guardare',
  promise: 'Nella presentazione c’è una promessa di esito.',
  reason: (firstName: string) => `Che cosa scrivi a ${firstName}`,
  reasonHint: 'Parte per mail e come notifica.',
  ask: 'Chiedi modifiche',
  approve: 'Approva',
  reject: 'Rifiuta',
  notYet: 'Approvi quando tutti i controlli sono a posto.',
  decided: {
    approvato: 'Profilo approvato',
    da_modificare: 'Modifiche chieste',
    rifiutato: 'Profilo rifiutato',
    sospeso: 'Profilo sospeso',
  },
  failed: 'Non siamo riusciti a registrare la decisione',
  adminOnly: 'Questa pagina è per chi amministra Bandolo.',
} as const;
