/** What can be turned into words; pictures by recognising their letters. An old .doc cannot. */
export const READABLE_TYPES = ['pdf', 'jpg', 'png', 'docx', 'xlsx', 'txt'] as const;
export type ReadableType = (typeof READABLE_TYPES)[number];

/** Why a document gave no words. */
export const DOCUMENT_PROBLEMS = [
  /** Nothing is written there, or it cannot be made out. */
  'no_text',
  'encrypted',
  'damaged',
  'too_heavy',
  'too_slow',
  'unsupported',
  /** Too many documents are being read right now. */
  'busy',
] as const;
export type DocumentProblem = (typeof DOCUMENT_PROBLEMS)[number];

export type DocumentText = {
  ok: true;
  text: string;
  /** How many pages were read, and how many there are; null where the format has none. */
  readPages: number | null;
  pages: number | null;
  /** Where each page that was read begins in the text. */
  pageStarts?: number[];
  /** How many of the pages were pictures, whose letters were recognised. */
  scannedPages?: number;
  /** The document goes on after what was read. */
  isPartial: boolean;
  /** Words that no reader of the page can see (white, tiny, marked as hidden): kept apart from the text. */
  hiddenText: string;
};
/** Told to the person while letters are recognised: at which page of how many. */
export type ReadingProgress = { kind: 'lettura'; page: number; pages: number };
export type DocumentReading = DocumentText | { ok: false; problem: DocumentProblem };
