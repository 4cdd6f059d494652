import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadBundledCatalogue } from '#server/features/grants/catalogue/load.ts';
import { ENGINES, startEngine, type EngineName } from './search-engines.ts';
import { generate } from './search-generate.ts';
import { ndcg10, type LabelledQuery } from './search-quality.ts';

/**
 * Quality and speed of the search beside its peers, as JSON lines.
 * `node bench/search.ts [queries.json]`: labelled queries on the bundled catalogue, then generated grants with
 * planted relevance. Every engine and size has a process of its own, so that memory is its own.
 */
type Line = {
  bench: 'search';
  n: number;
  engine: EngineName;
  ndcg10: number;
  p50Ms: number;
  p95Ms: number;
  empty: number;
  buildMs: number;
  rssMb: number;
};

const SIZES = [196, 10_000, 100_000];
const OWN_QUERIES = fileURLToPath(new URL('./queries/own-queries.json', import.meta.url));
/** Rounds over the queries that are timed; the slow peers get fewer at size. */
const TIMED = { bandolo: 2_000, minisearch: 120, postgres: 60 } as const;

const [mode, ...rest] = process.argv.slice(2);
if (mode === '--one') await one(rest[0] as EngineName, Number(rest[1]), rest[2]!);
else all(mode);

function all(asked: string | undefined): void {
  const file = asked ?? OWN_QUERIES;
  if (!existsSync(file)) throw new Error(`no such file of queries: ${file}`);
  const lines: Line[] = [];
  for (const n of SIZES) {
    for (const engine of ENGINES) {
      const args = [fileURLToPath(import.meta.url), '--one', engine, String(n), file];
      const line = execFileSync(process.execPath, ['--expose-gc', '--max-old-space-size=8192', ...args], {
        encoding: 'utf8',
      }).trim();
      console.log(line);
      lines.push(JSON.parse(line) as Line);
    }
  }
  console.log(JSON.stringify({ bench: 'search-summary', ...summary(lines) }));
}

function summary(lines: readonly Line[]): Record<string, number> {
  const of = (engine: EngineName, n: number) => lines.find((line) => line.engine === engine && line.n === n)!;
  const [, mid, top] = SIZES as [number, number, number];
  const peers = [of('minisearch', top), of('postgres', top)];
  const ours = of('bandolo', top);
  return {
    slope: round(Math.log10(ours.p50Ms / of('bandolo', mid).p50Ms)),
    p50OfFastestPeer: round(ours.p50Ms / Math.min(...peers.map((peer) => peer.p50Ms)), 4),
    ndcgAboveBestPeer: round(ours.ndcg10 - Math.max(...peers.map((peer) => peer.ndcg10))),
  };
}

async function one(name: EngineName, n: number, file: string): Promise<void> {
  const base = loadBundledCatalogue();
  const { grants, queries } =
    n <= base.length
      ? { grants: base, queries: JSON.parse(readFileSync(file, 'utf8')) as LabelledQuery[] }
      : generate(n, base);
  global.gc?.();
  const before = process.memoryUsage().rss;
  const started = performance.now();
  const engine = await startEngine(name, grants);
  const buildMs = performance.now() - started;
  global.gc?.();
  const rssMb = (process.memoryUsage().rss - before) / 2 ** 20;
  let quality = 0;
  let empty = 0;
  for (const { query, relevant } of queries) {
    const found = await engine.search(query);
    if (found.length === 0) empty++;
    quality += ndcg10(found, relevant);
  }
  const times = await timings(name, n, queries, engine.search);
  const line: Line = {
    bench: 'search',
    n,
    engine: name,
    ndcg10: round(quality / queries.length),
    p50Ms: round(times[Math.floor(times.length * 0.5)]!, 4),
    p95Ms: round(times[Math.floor(times.length * 0.95)]!, 4),
    empty,
    buildMs: Math.round(buildMs),
    rssMb: Math.round(rssMb),
  };
  console.log(JSON.stringify(line));
  await engine.close?.();
}

async function timings(
  name: EngineName,
  n: number,
  queries: readonly LabelledQuery[],
  search: (query: string) => string[] | Promise<string[]>,
): Promise<number[]> {
  const count = n > 1_000 ? TIMED[name] : Math.max(TIMED[name], queries.length * 2);
  const times: number[] = [];
  for (let at = 0; at < count; at++) {
    const { query } = queries[at % queries.length]!;
    const started = performance.now();
    await search(query);
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b);
}

function round(value: number, digits = 3): number {
  return Number(value.toFixed(digits));
}
