import type { VerdictFilter } from '#domain/grants/catalogue-search.ts';
import { numberText } from '#domain/numbers/write-number.ts';
import { lowered } from '#messages/articles.ts';

/** The words around the verdict: on cards and on the grant's page. */
export const MATCH_WORDS = { strong: 'ottima', good: 'buona', fair: 'discreta', weak: 'bassa' } as const;
export const matchLabel = (score: number) => `Compatibilità ${String(score)}%`;

/** Which verdicts the list shows. */
export const MINE = {
  only: 'Solo quelli che posso chiedere',
  others: (count: number) => (count === 1 ? '1 nascosto' : `${numberText(count)} nascosti`),
  filter: 'Filtra per esito',
} as const;
export const VERDICT_FILTER_LABELS: Record<VerdictFilter, string> = {
  posso: 'Che posso chiedere',
  ammissibile: 'Ammissibili',
  da_verificare: 'Da verificare',
  non_ammissibile: 'Non ammissibili',
  tutti: 'Tutti gli esiti',
};

/** What a grant would bring to the active project. */
export const OWN_MONEY = {
  label: 'Sul tuo progetto',
  how: 'Come si calcola',
  close: 'Chiudi il conto',
  unknown: 'Cifra non calcolabile',
  source: (label: string, value: string, source: string) => `${label}: ${value}, ${source}`,
  note: 'Stima sui dati della scheda: fa fede il bando ufficiale.',
} as const;

export const ELIGIBILITY = {
  caption: 'Requisiti del bando, uno per uno',
  counted: (met: number, total: number) =>
    `${String(met)} ${met === 1 ? 'requisito soddisfatto' : 'requisiti soddisfatti'} su ${String(total)}`,
  note: (day: string) => `Informazione, non consulenza. Scheda verificata ${/^\d/.test(day) ? 'il' : 'a'} ${day}.`,
  forCompany: (name: string) => `Verifica fatta per ${name}.`,
  labels: {
    requirement: 'Requisito',
    asks: 'Il bando chiede',
    has: 'Tu hai',
    outcome: 'Esito',
    change: 'Che cosa cambierebbe l’esito',
    changeShort: 'Per cambiarlo',
    settleShort: 'Per saperlo',
    nothing: 'Niente da fare',
    source: 'Fonte',
    closeSource: 'Chiudi',
  },
  grantSays: 'Il bando, secondo',
  newTab: '(si apre in un’altra scheda)',
  open: 'Le risposte che mancano',
  openText: (decided: number) =>
    decided === 1
      ? 'Rispondi qui: l’esito si aggiorna subito.'
      : `Rispondi qui a ${String(decided)} domande: l’esito si aggiorna subito.`,
  skip: 'Salta',
  found: (source: string) => `Il tuo dato viene ${source}.`,
  today: (status: string) => `Oggi: ${lowered(status)}`,
  statusSource: (reason: string) => `${reason} Lo calcoliamo ogni giorno dalle date del bando.`,
  addData: 'Completa i dati dell’azienda',
  addCompany: 'Aggiungi la tua azienda',
  noCompany: 'Aggiungi la tua azienda: in due minuti sai se puoi chiedere questo bando.',
  quick: {
    lead: 'Tre dati bastano per un primo esito. Non serve un account: le risposte restano nel tuo browser.',
    project: 'Che cosa vuoi fare?',
    projectExample: 'forno nuovo, 40.000 €, a marzo, a Taranto',
    optional: 'facoltativo',
    keep: 'Vuoi tenere queste risposte?',
    signUp: 'Registrati e tienile',
    assumed:
      'L’esito suppone un’impresa fuori da un gruppo, con un fatturato nei limiti della sua dimensione: con un account lo precisi una volta sola.',
    money: (figure: string) => `Sul tuo progetto: ${figure}`,
    sentence: ['La mia impresa lavora nel settore', 'ha sede in', 'e conta', 'addetti.'],
    sector: 'Settore',
    region: 'Regione',
    employees: 'Addetti',
    choose: 'scegli',
    check: 'Verifica requisiti',
    failed: 'Verifica non riuscita',
    again: 'Cambia i dati',
  },
} as const;
