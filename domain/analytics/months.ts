import { addMonths } from '#domain/grants/rome-time.ts';

/** The monthly table has six rows: a half of a year, or any other six months. */
export const MONTHS_SHOWN = 6;

/** `2026-06`: a month as it stands in the address. */
export const isMonth = (text: unknown): text is string =>
  typeof text === 'string' && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text);

/** The six months that begin with this one. */
export const sixMonthsFrom = (first: string): string[] =>
  Array.from({ length: MONTHS_SHOWN }, (_, index) => addMonths(`${first}-01`, index).slice(0, 7));

/** The last six months, this one included. */
export const lastSixMonths = (today: string): string =>
  addMonths(`${today.slice(0, 7)}-01`, 1 - MONTHS_SHOWN).slice(0, 7);

/** January to June and July to December of a year (ANA-2). */
export const halvesOf = (year: number): [string, string] => [`${String(year)}-01`, `${String(year)}-07`];
