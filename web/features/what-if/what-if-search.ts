import { HYPOTHESES, type HypothesisKind } from '#domain/matching/hypotheses.ts';
import { LEGAL_FORMS, REGIONS, type LegalForm, type Region } from '#domain/vocabulary.ts';

/** The address of a trial. */
export type WhatIfSearch = {
  ipotesi?: HypothesisKind;
  regione?: Region;
  forma?: LegalForm;
  giorno?: string;
  persone?: number;
  spesa?: number;
};

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((each) => each === value);
const numberIn = (value: unknown): number | undefined => {
  const number = typeof value === 'number' || typeof value === 'string' ? Math.round(Number(value)) : NaN;
  return number >= 1 && number <= MOST ? number : undefined;
};
const MOST = 1e9;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOST_PEOPLE = 10_000;

/** What cannot be read is left out: the page then tries what is worth trying. */
export function readWhatIf(search: Record<string, unknown>): WhatIfSearch {
  const people = numberIn(search.persone);
  const known = {
    ipotesi: oneOf(HYPOTHESES, search.ipotesi),
    regione: oneOf(REGIONS, search.regione),
    forma: oneOf(LEGAL_FORMS, search.forma),
    giorno: typeof search.giorno === 'string' && DAY.test(search.giorno) ? search.giorno : undefined,
    persone: people !== undefined && people <= MOST_PEOPLE ? people : undefined,
    spesa: numberIn(search.spesa),
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
}
