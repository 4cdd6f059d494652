import type { DocumentReading, ReadableType } from '#domain/files/document-reading.ts';
import { READABLE_TYPES } from '#domain/files/document-reading.ts';
import type { UserContext } from '#server/context.ts';
import { tellPages } from '#server/features/consultancies/service.ts';
import { readOwnFile, type Upload } from '#server/features/files/service.ts';
import { readDocument } from '#server/platform/documents/read-document.ts';
import { sniffType } from '#server/platform/files/sniff.ts';

/** A text, a private file of the person, or bytes that came with the request and are not kept. */
export type DocumentSource = { name?: string | undefined; text: string } | { fileId: string } | { upload: Upload };
type OpenedDocument = { name: string | null; reading: DocumentReading };

const opened = new WeakMap<DocumentSource, Promise<OpenedDocument>>();

/** Read once per request, however often it is asked for. Somebody else's file is not found. */
export function openDocument(ctx: UserContext, source: DocumentSource): Promise<OpenedDocument> {
  const known = opened.get(source);
  if (known) return known;
  const reading = open(ctx, source);
  opened.set(source, reading);
  return reading;
}

async function open(ctx: UserContext, source: DocumentSource): Promise<OpenedDocument> {
  if ('text' in source) {
    const { name, text } = source;
    const whole = { pages: null, readPages: null, isPartial: false, hiddenText: '' };
    return { name: name ?? null, reading: { ok: true, text, ...whole } };
  }
  if ('upload' in source) return { name: source.upload.name, reading: await read(ctx, source.upload.bytes) };
  const { file, bytes } = await readOwnFile(ctx, source.fileId);
  return { name: file.name, reading: await read(ctx, bytes) };
}

async function read(ctx: UserContext, bytes: Uint8Array): Promise<DocumentReading> {
  const type = READABLE_TYPES.find((each): each is ReadableType => each === sniffType(bytes));
  return type
    ? readDocument(bytes, type, { turnOf: ctx.user.id, onPage: tellPages(ctx) })
    : { ok: false, problem: 'unsupported' };
}
