import { z } from 'zod';
import { DOCUMENT_KINDS } from './document-kinds.ts';

export const MAX_TITLE_CHARS = 200;
/** An empty box is no day. */
const day = z.preprocess((value) => (value === '' ? null : value), z.iso.date().nullable());

/** What the person says of a document; what it holds is in its file. */
export const documentFields = z.object({
  title: z.string().trim().min(1).max(MAX_TITLE_CHARS),
  kind: z.enum(DOCUMENT_KINDS),
  issuedOn: day,
  validUntil: day,
});
export type DocumentFields = z.infer<typeof documentFields>;

/** Whom a marked copy is for, in a few words: they are written over every page. */
export const MAX_COPY_FOR_CHARS = 60;
