import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * A process of its own that loads every module and writes the patterns that they build, with where each is built. Of the
 * server only the modules that build some: the others load databases and readers of documents for nothing.
 */
const ROOT = resolve(import.meta.dirname, '../..');
const HERE = pathToFileURL(ROOT).href;
const found = new Map<string, { source: string; flags: string; sites: Set<string> }>();
const Plain = RegExp;

function note(pattern: RegExp): RegExp {
  const caller = new Error('where').stack
    ?.split('\n')
    .find((line) => line.includes(HERE) && !line.includes('built-at-run'));
  const site = /((?:domain|messages|server)\/[\w/.-]+\.ts:\d+:\d+)/.exec(caller ?? '')?.[1];
  if (!site) return pattern;
  const key = `/${pattern.source}/${pattern.flags}`;
  const entry = found.get(key) ?? { source: pattern.source, flags: pattern.flags, sites: new Set() };
  entry.sites.add(site);
  found.set(key, entry);
  return pattern;
}

Error.stackTraceLimit = 6;
globalThis.RegExp = new Proxy(Plain, {
  construct: (target, args: [string, string?], made) => note(Reflect.construct(target, args, made) as RegExp),
  apply: (_, __, args: [string, string?]) => note(Plain(...args)),
});

const modules = ['domain', 'messages', 'server'].flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .map((name) => join(ROOT, room, name))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('/testing/'))
    .filter((path) => room !== 'server' || /\bRegExp\(/.test(readFileSync(path, 'utf8'))),
);
for (const path of modules) await import(path);
// Here, not above: what it imports would be loaded before the constructor is watched.
const { buildSamples } = await import('./samples.ts');
buildSamples();
process.stdout.write(
  JSON.stringify([...found.values()].map(({ sites, ...pattern }) => ({ ...pattern, sites: [...sites] }))),
  () => process.exit(0),
);
