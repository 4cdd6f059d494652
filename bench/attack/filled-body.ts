/** A schema of the published document, as far as a body or a parameter is made of it. */
export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  maxLength?: number;
  minLength?: number;
  minimum?: number;
  minItems?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: boolean | Schema;
  $ref?: string;
};
type Slot = { holder: Record<string, unknown> | unknown[]; key: string | number; max: number };

/** Where a text has a form of its own, one that has it: what follows reads the other texts. */
const FORMED = [
  'IT00743110157',
  '00743110157',
  '2026-12-31',
  '2026-12',
  '2026-12-31T10:00:00.000Z',
  '12:00',
  '#aa0000',
  '+390612345678',
  'https://www.example.it/',
  'Umbria',
  'prova-uno',
  'a',
  '1',
];
const FORMATS: Record<string, string> = {
  email: 'prova@example.it',
  uuid: '3f2b8f3e-5c1a-4d0b-9a57-2c8f6f0f8b11',
  date: '2026-12-31',
  'date-time': '2026-12-31T10:00:00.000Z',
  uri: 'https://www.example.it/',
  url: 'https://www.example.it/',
};
/** What has a form that the document does not tell, by its name; the first shape leaves nothing out. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/e?mail$/i, 'prova@example.it'],
  [/phone|mobile/i, '+390612345678'],
  [/^(?:ein|vat)/i, 'IT00743110157'],
  [/ur[il]$|link$|website$/i, 'https://www.example.it/'],
  [/(?:^i|I)d$/, '1'],
  [/password$/i, 'Tornio-e-forno-2026'],
  [/(?:day|date|deadline|from|until|[a-z]On)$/, '2026-12-31'],
];
const USUAL_CHARS = 4_000;

/**
 * Values that a schema takes, with every free text to be filled: `slots` are the places, the longest last. `pick` says
 * which of several shapes is taken; what is named in `without` is left out of all but the first.
 */
export function shapedBy(
  schema: Schema,
  definitions: Record<string, Schema>,
  pick = 0,
  without: ReadonlySet<string> = new Set(),
) {
  const slots: Slot[] = [];
  const resolve = (one: Schema): Schema => (one.$ref ? resolve(definitions[one.$ref.split('/').at(-1)!] ?? {}) : one);
  const put = (holder: Slot['holder'], key: string | number, given: Schema, way: string): void => {
    if (pick > 0 && without.has(way)) return;
    const wayTo = (name: string) => (way === '' ? name : `${way}.${name}`);
    const one = resolve(given);
    const set = (value: unknown) => void ((holder as Record<string | number, unknown>)[key] = value);
    const shapes = one.anyOf ?? one.oneOf;
    if (shapes) {
      const useful = shapes.filter((shape) => resolve(shape).type !== 'null');
      return put(holder, key, useful[pick % useful.length] ?? {}, way);
    }
    if (one.allOf) return put(holder, key, Object.assign({}, ...one.allOf.map(resolve)) as Schema, way);
    if (one.const !== undefined) return set(one.const);
    if (one.enum) return set(one.enum[pick % one.enum.length]);
    const type = Array.isArray(one.type) ? one.type.find((name) => name !== 'null') : one.type;
    if (type === 'string') {
      const { format = '', pattern } = one;
      const formed =
        FORMATS[format] ?? (pattern ? FORMED.find((text) => new RegExp(pattern, 'u').test(text)) : undefined);
      const named = pick === 0 ? undefined : NAMED.find(([name]) => name.test(String(key)))?.[1];
      set(formed ?? named ?? '');
      if (formed === undefined && named === undefined) slots.push({ holder, key, max: one.maxLength ?? USUAL_CHARS });
    } else if (type === 'number' || type === 'integer') set(Math.max(one.minimum ?? 1, 1));
    else if (type === 'boolean') set(true);
    else if (type === 'array') {
      const list: unknown[] = [];
      set(list);
      put(list, 0, one.items ?? {}, wayTo('0'));
    } else if (one.properties) {
      const record: Record<string, unknown> = {};
      set(record);
      for (const [name, property] of Object.entries(one.properties)) put(record, name, property, wayTo(name));
    } else {
      const record: Record<string, unknown> = {};
      set(record);
      if (typeof one.additionalProperties === 'object') put(record, 'nota', one.additionalProperties, wayTo('nota'));
    }
  };
  const root: { value?: unknown } = {};
  put(root, 'value', schema, '');
  return { root, slots: slots.toSorted((a, b) => a.max - b.max) };
}

/** Fills every place with the text, as long as each takes, all together no more than so many bytes. */
export function fillWith(slots: readonly Slot[], textOf: (chars: number) => string, bytes: number): void {
  let left = bytes;
  for (const [at, { holder, key, max }] of slots.entries()) {
    let text = textOf(Math.max(1, Math.min(max, Math.floor(left / (slots.length - at)))));
    while (Buffer.byteLength(JSON.stringify(text)) > Math.max(left, 3)) text = text.slice(0, text.length / 2);
    left -= Buffer.byteLength(JSON.stringify(text));
    (holder as Record<string | number, unknown>)[key] = text;
  }
}
