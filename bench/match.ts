/**
 * Matching a company against the whole catalogue: ours beside plain SQL and beside a bare scan of the same columns,
 * interleaved in one run. Prints one JSON line per size: medians over the companies, in milliseconds.
 */
import { viewCompany, type CompanyView } from '#domain/eligibility/company-view.ts';
import { buildColumns, type Columns } from '#domain/matching/columns.ts';
import { GRADE, worstOf } from '#domain/matching/answers.ts';
import { planCompany } from '#domain/matching/company-plan.ts';
import { buildMatcher } from '#domain/matching/matcher.ts';
import { loadBundledCatalogue } from '#server/features/grants/catalogue/load.ts';
import { generateCompanies, generateGrants, generateKnownCompanies, generateKnownGrants } from './match/generate.ts';
import { buildSqlMatcher } from './match/sql.ts';

const TODAY = '2026-11-15';
const LIMIT = 20;
const COMPANIES = 100;
/** A server has been running for long: so many rounds are not counted. */
const WARM_UP_ROUNDS = 2;
/** Each question is put this often, in turns, and the best time counts: other work on the machine blurs single ones. */
const TURNS = 3;

const sizes = process.argv.slice(2).map(Number).filter(Boolean);
const isKnownOnly = process.argv.includes('--known');
for (const n of sizes.length > 0 ? sizes : [1_000, 10_000, 100_000]) {
  if (!isKnownOnly) console.log(JSON.stringify(await measure(n)));
  console.log(JSON.stringify(measureKnown(n)));
}

/** Groups, seats, codes, owners and a project in play: what plain SQL has no columns for, beside the bare scan. */
function measureKnown(n: number) {
  const grants = generateKnownGrants(n, loadBundledCatalogue());
  const matcher = buildMatcher(grants);
  const columns = buildColumns(grants);
  const times = { ours: [] as number[], floor: [] as number[] };
  const companies = generateKnownCompanies(COMPANIES);
  for (let round = 0; round <= WARM_UP_ROUNDS; round++) {
    for (const { company, project } of companies) {
      const grades = gradesOf(columns, viewCompany(company, TODAY, { project }));
      const best = { ours: Infinity, floor: Infinity };
      for (let turn = 0; turn < TURNS; turn++) {
        let started = performance.now();
        bareScan(columns, grades);
        best.floor = Math.min(best.floor, performance.now() - started);
        started = performance.now();
        // Copies, as each request has its own: nothing that is remembered of the last turn helps.
        const asked = viewCompany({ ...company }, TODAY, { project: { ...project } });
        matcher.rank(asked, { today: TODAY, limit: LIMIT });
        best.ours = Math.min(best.ours, performance.now() - started);
      }
      if (round < WARM_UP_ROUNDS) continue;
      times.ours.push(best.ours);
      times.floor.push(best.floor);
    }
  }
  const [oursMs, floorMs] = [median(times.ours), median(times.floor)];
  return { bench: 'match-known', n, oursMs, floorMs, ratioFloor: round(oursMs / floorMs) };
}

async function measure(n: number) {
  const grants = generateGrants(n, loadBundledCatalogue());
  const companies = generateCompanies(COMPANIES);
  const matcher = buildMatcher(grants);
  const columns = buildColumns(grants);
  const sql = await buildSqlMatcher(columns, TODAY);
  const times = { ours: [] as number[], sql: [] as number[], floor: [] as number[] };
  let same = 0;
  for (let round = 0; round < WARM_UP_ROUNDS; round++) {
    for (const company of companies) {
      const view = viewCompany(company, TODAY);
      matcher.rank(view, { today: TODAY, limit: LIMIT });
      bareScan(columns, gradesOf(columns, view));
    }
  }
  for (const company of companies) {
    const view = viewCompany(company, TODAY);
    const grades = gradesOf(columns, view);
    const best = { ours: Infinity, sql: Infinity, floor: Infinity };
    let ours: number[] = [];
    let theirs: number[] = [];
    for (let turn = 0; turn < TURNS; turn++) {
      let started = performance.now();
      bareScan(columns, grades);
      best.floor = Math.min(best.floor, performance.now() - started);
      started = performance.now();
      ours = matcher.rank(viewCompany(company, TODAY), { today: TODAY, limit: LIMIT }).map((item) => item.index);
      best.ours = Math.min(best.ours, performance.now() - started);
      started = performance.now();
      theirs = await sql.match(view, LIMIT);
      best.sql = Math.min(best.sql, performance.now() - started);
    }
    times.floor.push(best.floor);
    times.ours.push(best.ours);
    times.sql.push(best.sql);
    if (ours.join() === theirs.join()) same += 1;
    else if (process.env.BENCH_DIFF) console.log({ ours: ours.slice(0, 8), theirs: theirs.slice(0, 8) });
  }
  await sql.close();
  return {
    bench: 'match',
    n,
    oursMs: median(times.ours),
    sqlMs: median(times.sql),
    floorMs: median(times.floor),
    sameAnswers: same === companies.length,
    ratioSql: round(median(times.sql) / median(times.ours)),
    ratioFloor: round(median(times.ours) / median(times.floor)),
    companies: companies.length,
  };
}

/** Per rule group, per rule: how far the company is from meeting it. */
function gradesOf(columns: Columns, company: CompanyView): Uint8Array[] {
  return planCompany(columns, company).answers.map((answers) => Uint8Array.from(answers, worstOf));
}

/** The least that any matcher over these columns has to do: look every rule of every grant up, once. */
function bareScan({ rules }: Columns, grades: readonly Uint8Array[]): number {
  const count = rules[0]!.ids.length;
  let admitted = 0;
  const [a, b, c, d, e, f, g] = rules.map((rule) => rule.ids);
  const [ga, gb, gc, gd, ge, gf, gg] = grades;
  for (let at = 0; at < count; at++) {
    if (ga![a![at]!] === GRADE.failed) continue;
    const worst = Math.max(gb![b![at]!]!, gc![c![at]!]!, gd![d![at]!]!, ge![e![at]!]!, gf![f![at]!]!, gg![g![at]!]!);
    if (worst !== GRADE.failed) admitted++;
  }
  return admitted;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)]! * 1000) / 1000;
}
