import { readCustomGrant } from '#domain/applications/read-custom-grant.ts';
import type { UserContext } from '#server/context.ts';
import { tellPages } from '#server/features/consultancies/service.ts';
import { checkUploads, type Upload } from '#server/features/files/service.ts';
import { readDocument } from '#server/platform/documents/read-document.ts';

/** What a call of the person's own seems to say. Nothing is kept; what cannot be read is filled by hand. */
export async function readCustomPdf(ctx: UserContext, uploads: Upload[]) {
  const [file] = checkUploads('custom_grant', uploads, 'file');
  const reading = file
    ? await readDocument(file.bytes, 'pdf', { turnOf: ctx.user.id, onPage: tellPages(ctx) })
    : ({ ok: false, problem: 'no_text' } as const);
  if (!reading.ok) return { reading: null, problem: reading.problem, pages: null, readPages: null };
  const { text, pages, readPages, pageStarts } = reading;
  return { reading: readCustomGrant(text, pageStarts), problem: null, pages, readPages };
}
