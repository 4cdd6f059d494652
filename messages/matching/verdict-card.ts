import type { VerdictFilter } from '#domain/grants/catalogue-search.ts';
import { numberText } from '#domain/numbers/write-number.ts';

/** The words around the verdict on cards. */
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
