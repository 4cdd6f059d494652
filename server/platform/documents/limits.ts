/** A document of a company is a few pages; whatever needs more than this is a mistake or an attack. */
export const DOCUMENT_LIMITS = {
  /** After this the reader is killed, whatever it is doing: with the way there and back, ten seconds. */
  maxMs: 9_000,
  /** After this it stops by itself and tells what it has. */
  enoughMs: 6_000,
  /** Recognising letters takes seconds a page: so long for each, and for all of them. */
  scanPageMs: 40_000,
  maxScanMs: 150_000,
  enoughScanMs: 90_000,
  maxScanPages: 10,
  /** What a picture may measure: a sheet at 600 dpi. */
  maxPixels: 40_000_000,
  cpuSeconds: 160,
  maxPages: 100,
  maxChars: 400_000,
  hiddenChars: 2_000,
  /** What may come out of the archive of a DOCX. */
  maxXmlBytes: 40 * 1024 * 1024,
  maxXmlDepth: 200,
  /**
   * Address space beyond that of a bare Node, which the kernel holds to. Under 512 MB: what draws pages and what knows
   * letters each ask for 2 GB, or a quarter of that if there is so much, and the second would find nothing left.
   */
  roomBytes: 450 * 1024 * 1024,
  heapMegabytes: 256,
  /** Memory in use, where it is watched from inside instead. */
  residentBytes: 512 * 1024 * 1024,
  answerBytes: 4 * 1024 * 1024,
  /** A marked copy of an identity paper, page by page as pictures. */
  copyBytes: 24 * 1024 * 1024,
  maxMarkMs: 20_000,
  /** Readers at work at the same time, and how many may wait. */
  atOnce: 2,
  waiting: 20,
} as const;
export type DocumentLimits = { [Key in keyof typeof DOCUMENT_LIMITS]: number };
