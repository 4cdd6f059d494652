/** What an address says, read by hand: it runs with the first load of every page. What is wrong is left out. */
export type RawSearch = Record<string, unknown>;

const MAX_WORDS = 100;
const MAX_PAGE = 10_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const readOne = <Value extends string>(list: readonly Value[], raw: unknown): Value | undefined =>
  list.find((each) => each === raw);

export function readWords(raw: unknown): string | undefined {
  const words = typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim().slice(0, MAX_WORDS) : '';
  return words === '' ? undefined : words;
}

/** The first page has no number in the address. */
export function readPage(raw: unknown): number | undefined {
  const page = Number(raw);
  return Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : undefined;
}

export const readDay = (raw: unknown): string | undefined =>
  typeof raw === 'string' && DAY.test(raw) && !Number.isNaN(Date.parse(raw)) ? raw : undefined;

/** Without what is not said. */
export const onlyKnown = <Search extends object>(search: { [Key in keyof Search]: Search[Key] | undefined }): Search =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as Search;
