import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { AppError } from '#domain/errors.ts';
import { fieldMessage } from '#messages/validation.ts';

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

async function formData(c: Context): Promise<FormData> {
  try {
    return await c.req.formData();
  } catch (cause) {
    throw new AppError('invalid_input', { cause });
  }
}

function jsonOf(value: unknown): unknown {
  try {
    return JSON.parse(typeof value === 'string' ? value : '');
  } catch {
    return undefined;
  }
}
