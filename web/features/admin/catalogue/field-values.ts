import { readEuro, readNumber } from '#domain/numbers/read-number.ts';
import { numberText } from '#domain/numbers/write-number.ts';
import type { EditableField } from './one-field.ts';

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The field of the grant that a box belongs to: overrides are of whole fields. */
export const rootOf = (name: string): string => name.split('.')[0]!;

/** In these a missing place is what is not known; elsewhere it is null. */
const RULES = ['constraints', 'facts'];

/** "any": the bando says that everybody may, which is more than saying nothing. */
export const ANY = 'any';

/** What a grant says at a place; whole lists of regions stand for their territory. */
export function valueAt(grant: Fields, { name, within }: EditableField): unknown {
  const value = name.split('.').reduce<unknown>((at, part) => (isFields(at) ? at[part] : undefined), grant);
  return within && isFields(value) ? value[within] : value;
}

/** The whole field with another value at the place of a box; emptied places leave nothing behind. */
export function withValue(root: unknown, { name, within }: EditableField, value: unknown): unknown {
  const place = name.split('.').slice(1);
  if (place.length === 0) return value;
  return put(root, value === ANY || !within ? place : [...place, within], value);
}

function put(at: unknown, [part, ...rest]: string[], value: unknown): unknown {
  if (part === undefined) return value;
  const { [part]: before, ...others } = isFields(at) ? at : {};
  const after = put(before, rest, value);
  if (after === undefined || (rest.length > 0 && isFields(after) && Object.keys(after).length === 0)) return others;
  return { ...others, [part]: after };
}

/** A stored value as the text of its box. */
export function boxText(value: unknown, kind: EditableField['kind']): string {
  if (Array.isArray(value)) return value.join('\n');
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' && kind === 'number') return numberText(value);
  return String(value);
}

/** What a box says, as it is stored; an emptied one is "not known". What is no number is left for the server to refuse. */
export function storedValue({ kind, name, isRequired, hasAny }: EditableField, text: string): unknown {
  const isRule = RULES.includes(rootOf(name));
  if (kind === 'lines' || kind === 'many') {
    const lines = text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    if (hasAny && lines.includes(ANY)) return ANY;
    return isRule && lines.length === 0 ? undefined : lines;
  }
  const trimmed = text.trim();
  if (trimmed === '') return isRequired ? '' : isRule ? undefined : null;
  if (kind === 'yes') return trimmed === 'true';
  return kind === 'number' ? (readNumber(trimmed) ?? readEuro(trimmed) ?? trimmed) : trimmed;
}
