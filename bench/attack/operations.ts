import { fork } from 'node:child_process';
import { once } from 'node:events';
import { ASSISTANT_TYPES } from '#domain/assistant/request-types.ts';
import { ACCESS } from '#server/access.ts';
import type { Longest } from './bystander.ts';
import { fillWith, shapedBy, type Schema } from './filled-body.ts';
import type { Outcome } from './outcome.ts';
import { pause, signIn, type Started } from './product.ts';
import { LARGEST, PUMPS } from './texts.ts';

/** What everybody else may wait for one request, besides what the machine makes them wait. */
const WAIT_MS = 300;
/** A request as large as anybody can send without being noticed. */
const BYTES = 8_000;
const SHAPES = 2;
const WORST = [
  'digits',
  'blanks',
  'lines',
  'orders',
  'euros',
  'leads',
  'refusals',
  'places',
  'commas',
  'marks',
  'costs',
  'joints',
  'figures',
] as const;
const PATIENCE_MS = 60_000;

type Parameter = { name: string; in: string; schema?: Schema };
type Described = { parameters?: Parameter[]; requestBody?: { content?: Record<string, { schema?: Schema }> } };
type Document = {
  paths: Record<string, Record<string, Described>>;
  components?: { schemas?: Record<string, Schema> };
};
type Request = { method: string; path: string; body?: string };
type Operation = { name: string; cookie: string; requests: (pump: string) => Request[] };
type Wait = { operation: string; pump: string; statuses: string; waitMs: number; machineMs: number; turnMs: number };

/**
 * Every operation that takes a text, in its address or its body, with one request after the other made of the worst texts,
 * while somebody else polls. ATTACK_OPERATION: a pattern of the operations wanted.
 */
export async function operations(product: Started): Promise<Outcome> {
  const found = await operationsOf(product);
  await atRest(product);
  const bystander = fork(new URL('bystander.ts', import.meta.url), [`${product.url}/api/health`]);
  await once(bystander, 'message');
  const longest = async (): Promise<Longest> => {
    bystander.send('longest');
    return ((await once(bystander, 'message')) as [Longest])[0];
  };
  const waits: Wait[] = [];
  try {
    for (const { name, cookie, requests } of found) {
      await longest();
      await product.longestTurnMs();
      const sent: { pump: string; status: string; ms: number }[] = [];
      for (const pump of WORST)
        for (const request of requests(PUMPS[pump])) {
          const startedAt = performance.now();
          const status = await send(product.url, request, cookie);
          sent.push({ pump, status, ms: Math.round(performance.now() - startedAt) });
        }
      const { product: waitMs, machine: machineMs } = await longest();
      const turnMs = await product.longestTurnMs();
      const [slowest] = sent.toSorted((one, other) => other.ms - one.ms);
      const statuses = [...new Set(sent.map(({ status }) => status))].join(' ');
      waits.push({ operation: name, pump: slowest!.pump, statuses, waitMs, machineMs, turnMs });
      console.log(JSON.stringify(waits.at(-1)));
    }
  } finally {
    bystander.kill();
  }
  const worst = waits.toSorted((one, other) => ownOf(other) - ownOf(one));
  const slow = worst.filter((one) => ownOf(one) > WAIT_MS);
  const isTaken = ({ statuses }: Wait) => /\b2\d\d/.test(statuses);
  return {
    isHeld: slow.length === 0,
    operations: found.length,
    taken: waits.filter(isTaken).length,
    worst: worst[0],
    slow,
  };
}

const QUIET = { turnMs: 50, forMs: 2_000, withinMs: 180_000 };

/** After a start the product learns and loads for a while: that is nobody's text. */
async function atRest(product: Started): Promise<void> {
  await product.longestTurnMs();
  for (const startedAt = performance.now(); performance.now() - startedAt < QUIET.withinMs;) {
    await pause(QUIET.forMs);
    if ((await product.longestTurnMs()) < QUIET.turnMs) return;
  }
}

/**
 * The product's part of a wait: not what an idle server makes one wait as well, and at most two of the longest turns of
 * its loop, in processor time: a machine that does other things makes everybody wait.
 */
const ownOf = ({ waitMs, machineMs, turnMs }: Wait): number => Math.min(waitMs - machineMs, turnMs * 2);

async function send(url: string, { method, path, body }: Request, cookie: string): Promise<string> {
  const answer = await fetch(url + path, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body === undefined ? {} : { body }),
  }).catch((error: unknown) => error as Error);
  if (answer instanceof Error) return answer.name;
  // A stream of events has no end; the others are read whole.
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) await answer.body?.cancel();
  else await answer.arrayBuffer();
  return String(answer.status);
}

async function operationsOf(product: Started): Promise<Operation[]> {
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
      found.push({
        name,
        cookie,
        requests: (pump) =>
          [
            ...texts.map((parameter) => ({ method, path: `${path}?${queryOf(parameter, pump, definitions)}` })),
            ...(isBody ? bodiesOf(name, schema, pump, definitions).map((body) => ({ method, path, body })) : []),
          ].map((request) => ({ ...request, method: request.method.toUpperCase() })),
      });
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

function bodiesOf(name: string, schema: Schema, pump: string, definitions: Record<string, Schema>): string[] {
  if (isOfAssistant(name))
    return ASSISTANT_TYPES.map((type) => JSON.stringify({ type, data: shortened(LARGEST[type](pump)) }));
  const bodies = Array.from({ length: SHAPES }, (_, pick) => {
    const { root, slots } = shapedBy(schema, definitions, pick);
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
