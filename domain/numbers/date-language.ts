/** How a person reads days (SET-11); "iso" writes them in figures, year first, and leaves the words Italian. */
export const DATE_LANGUAGES = ['it', 'en', 'de', 'iso'] as const;
export type DateLanguage = (typeof DATE_LANGUAGES)[number];

/** Who keeps days writes for later: they stay days, until `shownDays` writes them for whoever reads. */
export type DateReader = { language: DateLanguage; isKeeping?: true };

const ITALIAN: DateReader = { language: 'it' };
const tab: DateReader = { ...ITALIAN };
let readerNow: () => DateReader = () => tab;

export const dateLanguage = (): DateLanguage => readerNow().language;
export const isKeepingDays = (): boolean => readerNow().isKeeping === true;

/** A browser tab has one reader for its whole life; a page on the server has its own (`readersFrom`). */
export function writeDatesFor(language: DateLanguage): void {
  readerNow().language = language;
}

/** On the server many pages are drawn at once: whoever draws them says for whom. Outside a page days are Italian. */
export function readersFrom(source: () => DateReader | undefined): void {
  readerNow = () => source() ?? { ...ITALIAN };
}

/** One text for one person, such as a mail: the writing must not wait for anything. */
export const inDateLanguage = <Text>(language: DateLanguage, write: () => Text): Text => writeFor({ language }, write);

/** A text that is stored for somebody: its days are written when it is shown, as they are liked then. */
export const keepDays = <Text>(write: () => Text): Text => writeFor({ ...ITALIAN, isKeeping: true }, write);

function writeFor<Text>(reader: DateReader, write: () => Text): Text {
  const before = readerNow;
  readerNow = () => reader;
  try {
    return write();
  } finally {
    readerNow = before;
  }
}
