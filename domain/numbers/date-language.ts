/** How a person reads days (SET-11); "iso" writes them in figures, year first, and leaves the words Italian. */
export const DATE_LANGUAGES = ['it', 'en', 'de', 'iso'] as const;
export type DateLanguage = (typeof DATE_LANGUAGES)[number];

export type DateReader = { language: DateLanguage };

const ITALIAN: DateReader = { language: 'it' };
const tab: DateReader = { ...ITALIAN };
let readerNow: () => DateReader = () => tab;

export const dateLanguage = (): DateLanguage => readerNow().language;

/** A browser tab has one reader for its whole life; a page on the server has its own (`readersFrom`). */
export function writeDatesFor(language: DateLanguage): void {
  readerNow().language = language;
}

/** On the server many pages are drawn at once: whoever draws them says for whom. Outside a page days are Italian. */
export function readersFrom(source: () => DateReader | undefined): void {
  readerNow = () => source() ?? { ...ITALIAN };
}

/** One text for one person, such as a mail: the writing must not wait for anything. */
export function inDateLanguage<Text>(language: DateLanguage, write: () => Text): Text {
  const before = readerNow;
  readerNow = () => ({ language });
  try {
    return write();
  } finally {
    readerNow = before;
  }
}
