import type { Check } from '#domain/eligibility/check.ts';
import type { Eligibility } from '#domain/eligibility/check.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { costKindsIn, kindMask, paidMask, paysFor } from '#domain/projects/cost-kinds.ts';
import { costAnswer, paidCosts } from '#domain/projects/paid-costs.ts';
import type { Project } from '#domain/projects/project.ts';
import { wantedInWords } from '#domain/projects/wanted.ts';
import { isOffPurpose } from './theme-reader.ts';

/** Why a grant suits this company and this project, as data: messages/matching/why.ts has the sentence. */
export type FitReason = {
  /** What it pays for, in its own words, and what of the project that is. */
  pays: { cost: string; thing: string | null } | null;
  /** What it pays for, where nothing of the company's wishes is among it. */
  covers: string[];
  /** The requirement that few meet and this company does. */
  meets: Check | null;
};

const TELLING = ['special_status', 'activity', 'territory', 'sector'] as const;

export function fitReason(grant: Grant, eligibility: Eligibility, company: CompanyView): FitReason {
  const isTelling = ({ outcome, expected, found }: Check) =>
    outcome === 'soddisfatto' && expected.kind !== 'none' && expected.kind !== 'unknown' && !isNoSector(found);
  const rows = eligibility.checks.filter(isTelling);
  const meets = TELLING.map((code) => rows.find((row) => row.code === code && row.isStated)).find(Boolean) ?? null;
  const pays = isOffPurpose(grant, company) ? null : paysOf(grant, company);
  return { pays, covers: grant.eligibleCosts.slice(0, 2), meets };
}

/** "Altro" is said of whatever has no sector of its own: it tells nobody apart. */
const isNoSector = (found: Check['found']): boolean =>
  found.kind === 'sectors' && found.sectors.every((sector) => sector === 'other');

function paysOf(grant: Grant, { project, told, ...company }: CompanyView): FitReason['pays'] {
  const wanted = company.wanted ?? wantedInWords(told.story.wishes, told.story.all);
  if (costAnswer(paidCosts(grant), wanted) !== 'paid') return null;
  const cost = grant.eligibleCosts.find((text) => (paidMask(kindMask(costKindsIn(text))) & wanted.kinds) !== 0);
  return cost === undefined ? null : { cost, thing: project ? thingOf(project, cost) : null };
}

/** The line of the project that this cost covers, else the project itself. */
function thingOf({ costs, title, description }: Project, cost: string): string | null {
  const line = costs.find(({ category }) => paysFor(costKindsIn(cost), costKindsIn(category)));
  const whole = title ?? description.split(/[;\n]|\.(?=\s|$)/)[0]!.trim();
  const words = whole.length > 0 && whole.length <= MOST_CHARS ? whole : (line?.category ?? whole);
  return words === '' ? null : words.slice(0, MOST_CHARS);
}
const MOST_CHARS = 70;
