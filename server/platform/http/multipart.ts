import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { AppError } from '#domain/errors.ts';
import { fieldMessage } from '#messages/validation.ts';
import { isBoundedJson } from './json-shape.ts';

/** Declares a form with files; its fields are read by `readMultipart`. */
export const formOf = (description: string) => ({
  body: { required: true as const, description, content: { 'multipart/form-data': { schema: z.any() } } },
});

/** The `data` field parsed by its schema, and the files of one field with their bytes. */
export async function readMultipart<Schema extends z.ZodType>(c: Context, schema: Schema, fileField: string) {
  const form = await formData(c);
  const parsed = schema.safeParse(jsonOf(form.get('data')));
  if (!parsed.success) {
    const fields = parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), message: fieldMessage(issue) }));
    throw new AppError('invalid_input', { fields });
  }
  const sent = form.getAll(fileField).filter((entry): entry is File => entry instanceof File && entry.name !== '');
  const uploads = await Promise.all(
    sent.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  );
  return { data: parsed.data, uploads };
}

/** A form of ours has a handful of parts; a million empty ones would keep the parser busy for seconds. */
const MAX_PARTS = 100;
const MAX_DATA_CHARS = 64 * 1024;

async function formData(c: Context): Promise<FormData> {
  const contentType = c.req.header('content-type') ?? '';
  const body = Buffer.from(await c.req.arrayBuffer());
  if (partsIn(body, contentType) > MAX_PARTS) throw new AppError('invalid_input');
  try {
    return await new Response(body, { headers: { 'content-type': contentType } }).formData();
  } catch (cause) {
    throw new AppError('invalid_input', { cause });
  }
}

function partsIn(body: Buffer, contentType: string): number {
  const boundary = /boundary="?([^";]+)/i.exec(contentType)?.[1];
  if (boundary === undefined) return 0;
  const mark = Buffer.from(`--${boundary}`);
  let parts = 0;
  for (let at = body.indexOf(mark); at >= 0 && parts <= MAX_PARTS; at = body.indexOf(mark, at + mark.length))
    parts += 1;
  return parts;
}

function jsonOf(value: unknown): unknown {
  if (typeof value !== 'string' || value.length > MAX_DATA_CHARS || !isBoundedJson(value)) return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
