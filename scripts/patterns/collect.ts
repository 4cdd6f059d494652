import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { hasRepeat } from './attack-strings.ts';

/** `sites` are path:line:column; `chars`, the longest text that comes to it. */
export type Pattern = { hash: string; source: string; flags: string; sites: string[]; chars: number };
/** A place that builds patterns while the product runs. */
export type Construction = { site: string; code: string };

const ROOT = resolve(import.meta.dirname, '../..');
const ROOMS = ['domain', 'messages', 'server'];

/** Longest text of each room: documents and whole texts are longer than a project or a message. */
const USUAL_CHARS = 4_000;
const CHARS = new Map([
  ['domain/applications/call/', 20_000],
  ['domain/assistant/document/', 20_000],
  ['domain/assistant/improve/', 20_000],
  ['domain/documents/', 20_000],
  ['server/platform/documents/', 20_000],
]);
/** Patterns that their code gives so much of a text and no more, by how they begin. */
const HELD: readonly { path: string; begins: string; chars: number }[] = [
  { path: 'domain/projects/asides.ts', begins: String.raw`(?<![\s,;:.(–—-])[\s,;`, chars: 200 },
  { path: 'domain/assistant/document/find-seat.ts', begins: String.raw`^(\S[^]{3,110}?)`, chars: 240 },
  { path: 'domain/numbers/write-number.ts', begins: String.raw`\B(?=(?:\d{3})+$)`, chars: 310 },
];

function charsOf(site: string, source: string): number {
  const held = HELD.find(({ path, begins }) => site.startsWith(`${path}:`) && source.startsWith(begins));
  return held?.chars ?? [...CHARS].find(([path]) => site.startsWith(path))?.[1] ?? USUAL_CHARS;
}

/** Every pattern with a repetition that a request can reach, written or built, and every place that builds some. */
export function collectPatterns(): { patterns: Pattern[]; constructions: Construction[]; built: Set<string> } {
  const written = ROOMS.flatMap(sourcesIn).map((path) => readSource(path));
  const built = builtAtRun();
  const found = new Map<string, Pattern>();
  for (const { source, flags, sites } of [...written.flatMap(({ literals }) => literals), ...built]) {
    if (!hasRepeat(source)) continue;
    const hash = createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 12);
    const entry = found.get(hash) ?? { hash, source, flags, sites: [], chars: 0 };
    entry.sites.push(...sites);
    entry.chars = Math.max(entry.chars, ...sites.map((site) => charsOf(site, source)));
    found.set(hash, entry);
  }
  return {
    patterns: [...found.values()].toSorted((one, other) => (one.hash < other.hash ? -1 : 1)),
    constructions: written.flatMap(({ constructions }) => constructions),
    built: new Set(built.flatMap(({ sites }) => sites)),
  };
}

type Raw = { source: string; flags: string; sites: string[] };

const builtAtRun = (): Raw[] =>
  JSON.parse(
    execFileSync(process.execPath, ['--no-warnings', join(import.meta.dirname, 'built-at-run.ts')], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, NODE_OPTIONS: '', NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node') },
    }),
  ) as Raw[];

const sourcesIn = (room: string): string[] =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .map((name) => `${room}/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('/testing/'));

type Node = { type?: string; start?: number; end?: number; name?: string; [key: string]: unknown };

/** The literals and the constructions of one module. */
export function readSource(path: string, code = readFileSync(join(ROOT, path), 'utf8')) {
  const literals: Raw[] = [];
  const constructions: Construction[] = [];
  const at = (start: number) => {
    const before = code.slice(0, start).split('\n');
    return `${path}:${String(before.length)}:${String(before.at(-1)!.length + 1)}`;
  };
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, regex, callee, start = 0, end = 0 } = node as Node;
    if (type === 'Literal' && regex) {
      const { pattern, flags } = regex as { pattern: string; flags: string };
      literals.push({ source: pattern, flags, sites: [at(start)] });
    } else if ((type === 'NewExpression' || type === 'CallExpression') && (callee as Node).name === 'RegExp')
      constructions.push({ site: at(start), code: code.slice(start, end) });
    Object.values(node).forEach(visit);
  };
  if (mayHold(code)) visit(parseSync(path, code).program);
  return { literals, constructions };
}

/** Most modules have strokes in their imports and comments alone: they need not be parsed. */
const mayHold = (code: string): boolean =>
  code.split('\n').some((line) => !/^(?:import |\} from |\s*(?:\/\/|\/?\*))/.test(line) && /\/|\bRegExp\b/.test(line));
