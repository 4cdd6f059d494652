import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** The pages a visitor is likely to meet first say so themselves: their styles come inside them (docs/decisions/015). */
const siteRoutes = (): string[] =>
  globSync('web/routes/_{public,frame}/*.tsx').filter((file) =>
    readFileSync(file, 'utf8').includes('staticData: { isSite: true }'),
  );
const AROUND = ['web/routes/__root.tsx', 'web/routes/_public.tsx', 'web/routes/_frame.tsx'];

const STATIC = /^(?:import|export)\s(?!type\b)[^;]*?from\s'([^']+)'/gm;
/** Parts whose code only the server has at once (web/lib/served.tsx, later.tsx) are imported like this. */
const DYNAMIC = /\bimport\('([^']+)'\)/g;
const HAS_SERVED = /import\.meta\.env\.SSR \?/;

/** What the server draws a file's part of a page with. */
function importsOf(text: string): string[] {
  const found = [...text.matchAll(STATIC), ...(HAS_SERVED.test(text) ? text.matchAll(DYNAMIC) : [])];
  return found.map(([, specifier = '']) => specifier);
}

function fileOf(specifier: string, from: string): string | null {
  if (/^#(?:web|messages|domain)\//.test(specifier)) return specifier.slice(1);
  return specifier.startsWith('.') ? normalize(join(dirname(from), specifier)) : null;
}

/** The files whose classes those pages can have. */
export function siteSources(): string[] {
  const found = new Set([...AROUND, ...siteRoutes()]);
  for (const file of found) {
    for (const specifier of importsOf(readFileSync(file, 'utf8'))) {
      const next = fileOf(specifier, file);
      if (next && /\.tsx?$/.test(next) && existsSync(next)) found.add(next);
    }
  }
  return [...found].filter((file) => file.startsWith('web/'));
}
