import type { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { AppError } from '#domain/errors.ts';
import { fieldMessage } from '#messages/validation.ts';
import { FormReader, LINE, type FormPart } from './form-parts.ts';
import { isBoundedJson } from './json-shape.ts';

/**
 * Declares a form with files. It is read here and not by the router, which would parse it whole and in one go: to the
 * router its schema is no schema, and only what calls it by types sees one.
 */
export const formOf = (description: string, schema: object = {}) => ({
  body: { required: true as const, description, content: { 'multipart/form-data': { schema: schema as z.ZodAny } } },
});

/** The `data` field parsed by its schema, and the files of one field with their bytes. */
export async function readMultipart<Schema extends z.ZodType>(c: Context, schema: Schema, fileField: string) {
  const { fields, uploads } = await readForm(c);
  const data = parsedBy(schema, jsonOf(fields.data));
  return { data, uploads: uploads.filter(({ field, name }) => field === fileField && name !== '') };
}

type Upload = { field: string; name: string; bytes: Uint8Array };

/** Every field as text, the first of each name, and every file with its bytes. */
export async function readForm(c: Context): Promise<{ fields: Record<string, string>; uploads: Upload[] }> {
  const contentType = c.req.header('content-type') ?? '';
  const { body, parts } = await arrived(c, /boundary="?([^";]+)/i.exec(contentType)?.[1]);
  const entries = [...(await entriesOf(lean(body, parts), contentType))];
  if (entries.length !== parts.length) throw new AppError('invalid_input');
  const fields: Record<string, string> = {};
  const uploads: Upload[] = [];
  for (const [at, [field, value]] of entries.entries()) {
    if (typeof value === 'string') fields[field] ??= value;
    else uploads.push({ field, name: value.name, bytes: contentOf(body, parts[at]!) });
  }
  return { fields, uploads };
}

export function parsedBy<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), message: fieldMessage(issue) }));
  throw new AppError('invalid_input', { fields });
}

/** A form of ours has a handful of parts; a million empty ones would keep the parser busy for seconds. */
const MAX_PARTS = 100;
const MAX_DATA_CHARS = 64 * 1024;

async function arrived(c: Context, boundary = ''): Promise<{ body: Buffer; parts: FormPart[] }> {
  if (boundary === '') throw new AppError('invalid_input');
  const form = new FormReader(boundary, Number(c.req.header('content-length') ?? 0), MAX_PARTS);
  const reader = c.req.raw.body?.getReader();
  for (;;) {
    const piece = await reader?.read();
    if (!piece || piece.done) return { body: form.body, parts: form.parts() };
    if (!form.add(piece.value)) throw new AppError('invalid_input');
  }
}

/** Longer files are not shown to the parser, which would copy them several times in one go. */
const SHOWN_BYTES = 16 * 1024;

/** The form as it came, without what its long files hold. */
function lean(body: Buffer, parts: readonly FormPart[]): Buffer<ArrayBuffer> {
  const kept: Buffer[] = [];
  let done = 0;
  for (const { head, from, to } of parts) {
    if (to - from <= SHOWN_BYTES || !/filename/i.test(body.toString('latin1', head, from))) continue;
    kept.push(body.subarray(done, from));
    done = to;
  }
  return Buffer.concat([...kept, body.subarray(done)]).subarray(LINE.length);
}

async function entriesOf(body: Buffer<ArrayBuffer>, contentType: string) {
  try {
    return (await new Response(body, { headers: { 'content-type': contentType } }).formData()).entries();
  } catch (cause) {
    throw new AppError('invalid_input', { cause });
  }
}

/** A file that is most of its form stays where it arrived; of the others only their own bytes are kept. */
function contentOf(body: Buffer, { from, to }: FormPart): Uint8Array {
  const content = new Uint8Array(body.buffer, body.byteOffset + from, to - from);
  return content.length > body.length / 2 ? content : content.slice();
}

function jsonOf(value: unknown): unknown {
  if (typeof value !== 'string' || value.length > MAX_DATA_CHARS || !isBoundedJson(value)) return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
