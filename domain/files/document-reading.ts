/** What can be turned into words. A picture, or an old .doc, cannot. */
export const READABLE_TYPES = ['pdf', 'docx', 'txt'] as const;
export type ReadableType = (typeof READABLE_TYPES)[number];

/** Why a document gave no words. */
export const DOCUMENT_PROBLEMS = [
  /** Pictures of pages: a scan. */
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
  /** The document goes on after what was read. */
  isPartial: boolean;
  /** Words that no reader of the page can see (white, tiny, marked as hidden): kept apart from the text. */
  hiddenText: string;
};
export type DocumentReading = DocumentText | { ok: false; problem: DocumentProblem };
