/**
 * Eligibility and ranking on labelled company profiles: `node bench/eligibility.ts [profiles.json …]`, by default
 * those of bench/profiles.
 * Prints JSON lines: exclusions found by reason, best picks wrongly excluded, nDCG@10 of the ranking.
 */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Check, CheckCode } from '#domain/eligibility/check.ts';
import { checkView } from '#domain/eligibility/check-eligibility.ts';
import { companyFactsFromProfile, type CompanyProfile } from '#domain/eligibility/company-from-profile.ts';
import { viewCompany } from '#domain/eligibility/company-view.ts';
import type { ApplicantKind } from '#domain/grants/grant-facts.ts';
import { placesOfItaly } from '#domain/geography/places-of-italy.ts';
import { buildMatcher } from '#domain/matching/matcher.ts';
import { loadBundledCatalogue } from '#server/features/grants/catalogue/load.ts';

type Reason = 'region' | 'size' | 'sector' | 'form' | 'age' | 'status';
type Labelled = {
  id: string;
  profile: CompanyProfile;
  notAdmissible: Record<string, Reason>;
  top: Record<string, number>;
};

/** Development sets assume this day. */
const TODAY = '2026-11-15';

const REASON_OF: Partial<Record<CheckCode, Reason>> = {
  territory: 'region',
  size: 'size',
  employees: 'size',
  revenue: 'size',
  sector: 'sector',
  activity: 'sector',
  ateco: 'sector',
  legal_form: 'form',
  special_status: 'form',
  must_exist: 'age',
  company_age: 'age',
  recently_founded: 'age',
  filed_accounts: 'age',
  founder_age: 'age',
  primary_production: 'sector',
  tax_regime: 'form',
  grant_status: 'status',
};

/** Who may ask is a matter of form, but for large firms and for farms. */
const APPLICANT_REASON: Partial<Record<ApplicantKind, Reason>> = {
  grande_impresa: 'size',
  mid_cap: 'size',
  impresa_agricola: 'sector',
  da_costituire: 'age',
};

function reasonOf({ code, expected }: Check): Reason | undefined {
  if (expected.kind !== 'applicants') return REASON_OF[code];
  return APPLICANT_REASON[expected.kinds[0]!] ?? 'form';
}

const isVerbose = process.argv.includes('--verbose');
const paths = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (paths.length === 0) paths.push(...globSync(`${import.meta.dirname}/profiles/*.json`).toSorted());

const grants = loadBundledCatalogue();
const byId = new Map(grants.map((grant) => [grant.id, grant]));
const gazetteer = placesOfItaly();
const matcher = buildMatcher(grants);

for (const path of paths) {
  const profiles = JSON.parse(await readFile(path, 'utf8')) as Labelled[];
  const found: Record<Reason, [number, number]> = {
    region: [0, 0],
    size: [0, 0],
    sector: [0, 0],
    form: [0, 0],
    age: [0, 0],
    status: [0, 0],
  };
  const wronglyExcluded: string[] = [];
  const scores: number[] = [];
  for (const { id, profile, notAdmissible, top } of profiles) {
    const company = companyFactsFromProfile(profile, gazetteer);
    const view = viewCompany(company, TODAY);
    for (const [slug, reason] of Object.entries(notAdmissible)) {
      const result = checkView(byId.get(slug)!, view);
      const failures = result.checks.filter((check) => check.outcome === 'non_soddisfatto');
      const isRight = failures.some((check) => reasonOf(check) === reason);
      found[reason][0] += isRight ? 1 : 0;
      found[reason][1] += 1;
      if (!isRight && isVerbose) print({ missed: `${id} ${slug}`, reason, got: failures.map((check) => check.code) });
    }
    for (const slug of Object.keys(top)) {
      const result = checkView(byId.get(slug)!, view);
      if (result.verdict === 'non_ammissibile') wronglyExcluded.push(`${id} ${slug} ${result.topReason?.code}`);
    }
    const ranked = matcher.match(company, { limit: 10, today: TODAY }).map((item) => item.grant.id);
    const score = ndcg(ranked, top);
    scores.push(score);
    print({ bench: 'eligibility', profile: id, ndcg10: round(score) });
    if (isVerbose) {
      const all = matcher.match(company, { limit: 500, today: TODAY });
      print({ ranked: ranked.map((slug) => `${top[slug] ?? 0} ${slug}`) });
      const late = Object.keys(top).filter((slug) => !ranked.includes(slug));
      print({
        late: late.map((slug) => `${top[slug]} ${slug} @${all.findIndex((item) => item.grant.id === slug) + 1}`),
      });
    }
  }
  for (const [reason, [right, total]] of Object.entries(found)) {
    print({ bench: 'eligibility', reason, right, total, recall: total === 0 ? null : round(right / total) });
  }
  const share = (...reasons: Reason[]) => {
    const [right, total] = reasons.reduce(([a, b], each) => [a + found[each][0], b + found[each][1]], [0, 0]);
    return total === 0 ? null : round(right / total);
  };
  print({
    bench: 'eligibility',
    profiles: profiles.length,
    hardExclusions: share('region', 'size', 'sector'),
    softExclusions: share('form', 'age', 'status'),
    wronglyExcluded,
    ndcg10: round(scores.reduce((sum, each) => sum + each, 0) / scores.length),
  });
}

function ndcg(ranked: string[], gains: Record<string, number>): number {
  const dcg = (values: number[]) =>
    values.reduce((sum, gain, index) => sum + (2 ** gain - 1) / Math.log2(index + 2), 0);
  const ideal = Object.values(gains)
    .sort((a, b) => b - a)
    .slice(0, 10);
  return dcg(ranked.slice(0, 10).map((slug) => gains[slug] ?? 0)) / dcg(ideal);
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function print(line: unknown): void {
  console.log(JSON.stringify(line));
}
