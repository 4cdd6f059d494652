import { readOne, type RawSearch } from './address.ts';

/** How far back the figures look, in days; with a letter, or an address would quote them as text. */
export const PERIODS = ['7g', '30g', '90g', '365g'] as const;
export type Period = (typeof PERIODS)[number];
export const DEFAULT_PERIOD: Period = '30g';
export const daysIn = (period: Period): number => Number.parseInt(period, 10);

/** What is counted over time. */
export const MEASURES = ['iscrizioni', 'attivi', 'ricerche', 'salvati', 'candidature', 'richieste'] as const;
export type Measure = (typeof MEASURES)[number];

/** Of the companies that signed up in the period, how far each came. */
export const CONVERSION_STEPS = ['iscritti', 'azienda', 'salvato', 'candidatura', 'inviata'] as const;
export type ConversionStep = (typeof CONVERSION_STEPS)[number];

/** A point of the chart is a day, or a week where the period is long. */
export const bucketDaysOf = (days: number): number => (days > 30 ? 7 : 1);

export type SummarySearch = { giorni?: Period; misura?: Measure };
export function readSummarySearch(raw: RawSearch): SummarySearch {
  const giorni = readOne(PERIODS, raw.giorni);
  const misura = readOne(MEASURES, raw.misura);
  return { ...(giorni ? { giorni } : {}), ...(misura ? { misura } : {}) };
}
