import { ASSISTANT_TYPES } from '#domain/assistant/request-types.ts';
import { ACCESS } from '#server/access.ts';
import { fillWith, shapedBy, type Schema } from './filled-body.ts';
import { signIn, type Started } from './product.ts';
import { LARGEST } from './texts.ts';

/** A request as large as anybody can send without being noticed. */
const BYTES = 8_000;
const SHAPES = 2;

type Parameter = { name: string; in: string; schema?: Schema };
type Described = { parameters?: Parameter[]; requestBody?: { content?: Record<string, { schema?: Schema }> } };
type Document = {
  paths: Record<string, Record<string, Described>>;
  components?: { schemas?: Record<string, Schema> };
};
export type Request = { method: string; path: string; body?: string };
export type Operation = { name: string; cookie: string; requests: (pump: string) => Request[] };

/** Every operation of the published document that takes a text, with the requests made of one. */
export async function operationsOf(product: Started): Promise<Operation[]> {
  const document = (await (await fetch(`${product.url}/api/openapi.json`)).json()) as Document;
  const definitions = document.components?.schemas ?? {};
  const [business, consultant, admin] = await Promise.all(
    ['azienda', 'consulente', 'admin'].map((who) => signIn(product.url, `${who}@bandolo.example`)),
  );
  const cookieOf = (name: string) => {
    const audience = ACCESS[name] ?? 'anyone';
    if (audience === 'anyone') return '';
    if (audience === 'admin') return admin!;
    return audience === 'consultant' || audience === 'approved_consultant' ? consultant! : business!;
  };
  const found: Operation[] = [];
  for (const [template, methods] of Object.entries(document.paths))
    for (const [method, { parameters = [], requestBody }] of Object.entries(methods)) {
      const name = `${method.toUpperCase()} ${template.replaceAll(/\{(\w+)\}/g, ':$1')}`;
      if (process.env.ATTACK_OPERATION && !new RegExp(process.env.ATTACK_OPERATION).test(name)) continue;
      const cookie = cookieOf(name);
      const texts = parameters.filter(
        ({ in: where, schema = {} }) => where === 'query' && slotsOf(schema, definitions) > 0,
      );
      const schema = requestBody?.content?.['application/json']?.schema;
      const isBody = schema !== undefined && (isOfAssistant(name) || slotsOf(schema, definitions) > 0);
      if (texts.length === 0 && !isBody) continue;
      const path = await pathOf(product.url, template, cookie);
      const isFree = await Promise.all(
        texts.map(async (parameter) => {
          const request = { method: method.toUpperCase(), path: `${path}?${queryOf(parameter, PLAIN, definitions)}` };
          return (await refusedFields(product.url, request, cookie)).length === 0;
        }),
      );
      const without = isBody
        ? await fieldsOfForm(product.url, { name, method: method.toUpperCase(), path, schema }, cookie, definitions)
        : new Set<string>();
      if (!isBody && !isFree.some(Boolean)) continue;
      found.push({
        name,
        cookie,
        requests: (pump) =>
          [
            ...texts
              .filter((_, at) => isFree[at])
              .map((parameter) => ({ method, path: `${path}?${queryOf(parameter, pump, definitions)}` })),
            ...(isBody
              ? bodiesOf(name, schema, pump, definitions, without).map((body) => ({ method, path, body }))
              : []),
          ].map((request) => ({ ...request, method: request.method.toUpperCase() })),
      });
    }
  return found;
}

const PLAIN = 'forno e tornio ';
const TRIES = 4;

/** The fields that a plain text is refused for. */
async function refusedFields(url: string, { method, path, body }: Request, cookie: string): Promise<string[]> {
  const headers = { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  const answer = await fetch(url + path, {
    method,
    headers,
    redirect: 'manual',
    ...(body === undefined ? {} : { body }),
  });
  if (answer.status !== 400) return answer.body?.cancel().then(() => []) ?? [];
  const { fields = [] } = (await answer.json()) as { fields?: { field: string }[] };
  return fields.map(({ field }) => field);
}

/** Fields with a form of their own that the document does not tell: left out, so that the other texts are read. */
async function fieldsOfForm(
  url: string,
  { name, method, path, schema }: { name: string; method: string; path: string; schema: Schema },
  cookie: string,
  definitions: Record<string, Schema>,
): Promise<Set<string>> {
  const found = new Set<string>();
  for (let at = 0; at < TRIES; at += 1) {
    const body = bodiesOf(name, schema, PLAIN, definitions, found).at(-1)!;
    const refused = await refusedFields(url, { method, path, body }, cookie);
    if (refused.every((field) => found.has(field))) break;
    for (const field of refused) found.add(field);
  }
  return found;
}

/** What it takes depends on what is asked of it: the document says so in words. */
const isOfAssistant = (name: string): boolean => name.startsWith('POST /api/ai-assistant');

const slotsOf = (schema: Schema, definitions: Record<string, Schema>): number =>
  Math.max(...Array.from({ length: SHAPES }, (_, pick) => shapedBy(schema, definitions, pick).slots.length));

/** Begins like words, so that nobody refuses it as empty, and ends as nobody expects. */
const worded = (pump: string) => (chars: number) => {
  const begin = 'Voglio comprare un forno ';
  if (chars < begin.length * 2) return pump.repeat(chars).slice(0, chars);
  return `${begin}${pump.repeat(chars)}`.slice(0, chars - 2) + 'x!';
};

function queryOf({ name, schema = {} }: Parameter, pump: string, definitions: Record<string, Schema>): string {
  const { root, slots } = shapedBy(schema, definitions);
  fillWith(slots, worded(pump), BYTES / 2);
  const value = Array.isArray(root.value) ? root.value : [root.value];
  return new URLSearchParams(value.map((one) => [name, String(one)])).toString();
}

function bodiesOf(
  name: string,
  schema: Schema,
  pump: string,
  definitions: Record<string, Schema>,
  without: ReadonlySet<string>,
): string[] {
  if (isOfAssistant(name))
    return ASSISTANT_TYPES.map((type) => JSON.stringify({ type, data: shortened(LARGEST[type](pump)) }));
  const bodies = Array.from({ length: SHAPES }, (_, pick) => {
    const { root, slots } = shapedBy(schema, definitions, pick, without);
    fillWith(slots, worded(pump), BYTES - Buffer.byteLength(JSON.stringify(root.value)) - 2);
    return JSON.stringify(root.value);
  });
  return [...new Set(bodies)];
}

/** The same shape in the bytes of one request: lists of one, texts that share the room. */
function shortened(data: object): unknown {
  const count = (value: unknown): number =>
    typeof value === 'string'
      ? 1
      : typeof value === 'object' && value !== null
        ? Object.values(value)
            .slice(0, 4)
            .reduce((sum: number, one) => sum + count(one), 0)
        : 0;
  const share = Math.floor((BYTES - 500) / count(data));
  const cut = (value: unknown): unknown => {
    if (typeof value === 'string') return value.length > share ? `${value.slice(0, share - 2)}x!` : value;
    if (Array.isArray(value)) return value.slice(0, 1).map(cut);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .slice(0, 4)
        .map(([key, one]) => [key, cut(one)]),
    );
  };
  return cut(data);
}

/** With what is really there in the place of each parameter: the first of the list before it, where there is one. */
async function pathOf(url: string, template: string, cookie: string): Promise<string> {
  let path = '';
  for (const part of template.split('/').slice(1))
    path += `/${/^\{\w+\}$/.test(part) ? await firstIn(url + path, cookie) : part}`;
  return path;
}

async function firstIn(address: string, cookie: string): Promise<string> {
  const answer = await fetch(address, { headers: { cookie } }).catch(() => null);
  if (!answer?.ok || !answer.headers.get('content-type')?.includes('json')) return '1';
  const find = (value: unknown): string | null => {
    if (typeof value !== 'object' || value === null) return null;
    if (!Array.isArray(value) && 'id' in value && ['string', 'number'].includes(typeof value.id))
      return String(value.id);
    for (const one of Object.values(value)) {
      const found = find(one);
      if (found !== null) return found;
    }
    return null;
  };
  return find(await answer.json()) ?? '1';
}
