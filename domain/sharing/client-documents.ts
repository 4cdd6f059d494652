import { z } from 'zod';
import { DOCUMENT_KINDS } from '#domain/documents/document-kinds.ts';
import { DOCUMENT_STATES } from '#domain/documents/validity.ts';

const paper = z.object({
  /** An application that is shared, a document that is, or one that the consultant keeps for a client under mandate. */
  kind: z.enum(['candidatura', 'documento', 'archivio']),
  /** Of an application its id, of a paper its file's. */
  id: z.string(),
  name: z.string(),
  at: z.iso.datetime(),
  document: z
    .object({ kind: z.enum(DOCUMENT_KINDS), state: z.enum(DOCUMENT_STATES), expiresOn: z.iso.date().nullable() })
    .nullable(),
});
export type ClientPaper = z.infer<typeof paper>;

/** What a consultant may see of papers, by client: shared by the client, or kept for one without an account. */
export const clientDocuments = z.object({
  clients: z.array(
    z.object({
      /** Null for a client without an account. */
      consultancyId: z.string().nullable(),
      /** Null where the client does not share the company. */
      companyId: z.string().nullable(),
      name: z.string(),
      papers: z.array(paper),
    }),
  ),
});
export type ClientDocuments = z.infer<typeof clientDocuments>;
