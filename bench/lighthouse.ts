import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findWholeChromium } from '#scripts/chromium.mjs';

/** Not a dependency (docs/decisions/027-lighthouse.md): npm fetches this very version when it is first run. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const MOST_BYTES = 64 * 1024 * 1024;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const FIGURES = {
  lcpMs: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbtMs: 'total-blocking-time',
} as const;

type Report = {
  runtimeError?: { code: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<string, { score: number | null; scoreDisplayMode: string; numericValue?: number }>;
};
export type Audited = { scores: Record<string, number>; lcpMs: number; cls: number; tbtMs: number; failing: string[] };

/** A phone with Lighthouse's own throttling; medians of the runs. */
export async function audit(url: string, runs: number): Promise<Audited> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await auditOnce(url));
  const medianOf = (value: (report: Report) => number) => median(reports.map(value));
  const figure = (id: string) => medianOf(({ audits }) => audits[id]?.numericValue ?? 0);
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((each) => [each, Math.round(medianOf(({ categories }) => categories[each]?.score ?? 0) * 100)]),
    ),
    lcpMs: Math.round(figure(FIGURES.lcpMs)),
    cls: Math.round(figure(FIGURES.cls) * 1000) / 1000,
    tbtMs: Math.round(figure(FIGURES.tbtMs)),
    failing: failing(reports[0]!),
  };
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** What keeps accessibility, best practices or SEO below 100. */
function failing({ categories, audits }: Report): string[] {
  const asked = CATEGORIES.slice(1).flatMap((each) => categories[each]?.auditRefs ?? []);
  return asked.flatMap(({ id }) => {
    const found = audits[id];
    return found?.scoreDisplayMode === 'binary' && found.score !== null && found.score < 1 ? [id] : [];
  });
}

/** On a machine under load Chromium sometimes begins no navigation in time (NO_NAVSTART): a run that says nothing. */
const TRIES = 3;

async function auditOnce(url: string, triesLeft = TRIES - 1): Promise<Report> {
  try {
    return await runOnce(url);
  } catch (problem) {
    if (triesLeft === 0) throw problem;
    return auditOnce(url, triesLeft - 1);
  }
}

async function runOnce(url: string): Promise<Report> {
  const flags = ['--quiet', '--output=json', `--only-categories=${CATEGORIES.join()}`];
  const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage';
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...flags, chrome], {
    maxBuffer: MOST_BYTES,
    env: { ...process.env, CHROME_PATH: findWholeChromium() },
  });
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.code}`);
  return report;
}
