import { z } from 'zod';

/** Texts that a consultant uses again and again; `{{campo}}` is filled from the client's data. */
export const TEMPLATE_IDS = ['mandato', 'documenti', 'dichiarazione', 'esito'] as const;
export type TemplateId = (typeof TEMPLATE_IDS)[number];

/** What a template may say of a client and of who writes. */
const TEMPLATE_FIELDS = ['azienda', 'sede', 'partitaIva', 'pec', 'addetti', 'cliente', 'consulente', 'data'] as const;
export type TemplateField = (typeof TEMPLATE_FIELDS)[number];

/** Null: not known. */
export const templateData = z.record(z.enum(TEMPLATE_FIELDS), z.string().nullable());
export type TemplateData = Record<TemplateField, string | null>;

/** A piece of a filled text: words, what is known of the client, or what is still missing. */
export type TemplatePart = { kind: 'testo' | 'dato'; text: string } | { kind: 'manca'; field: TemplateField };

const FIELD = /\{\{(\w+)\}\}/g;

/** Filled with what is known; what is not stays to be completed, by name. */
export function fillTemplate(text: string, data: TemplateData): TemplatePart[] {
  const parts: TemplatePart[] = [];
  let from = 0;
  for (const found of text.matchAll(FIELD)) {
    const field = TEMPLATE_FIELDS.find((each) => each === found[1]);
    if (!field) throw new Error(`a template asks for ${String(found[1])}`);
    const value = data[field];
    const before = text.slice(from, found.index);
    // "Intestati ad Albergo": the same vowel twice.
    const said = /^a/i.test(value ?? '') ? before.replace(/(?<=\s)a $/, 'ad ') : before;
    if (said !== '') parts.push({ kind: 'testo', text: said });
    parts.push(value ? { kind: 'dato', text: value } : { kind: 'manca', field });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ kind: 'testo', text: text.slice(from) });
  return parts;
}

/** Each once, in the order of the text. */
export const missingIn = (parts: readonly TemplatePart[]): TemplateField[] => [
  ...new Set(parts.flatMap((part) => (part.kind === 'manca' ? [part.field] : []))),
];
