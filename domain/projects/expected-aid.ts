import { aidFor, type AidGap, type AidSum } from '#domain/aid/aid-for.ts';
import type { AidStep } from '#domain/aid/line-amount.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import type { AidPart } from '#domain/grants/aid-terms.ts';
import { regimeOf } from '#domain/eligibility/checks/aid-regime.ts';
import type { DeMinimisRooms } from '#domain/eligibility/aid-rooms.ts';
import { hasNoOwnFigures, ownLimit } from '#domain/grants/own-figures.ts';
import { rateForSize } from '#domain/grants/rate-for-size.ts';
import { spendBounds } from '#domain/eligibility/spend-bounds.ts';
import { sourcesOf } from '#domain/grants/fact-sources.ts';
import type { Grant } from '#domain/grants/grant.ts';
import type { CompanySize, Verdict } from '#domain/vocabulary.ts';
import { costAnswer, paidCosts, paidSpend } from './paid-costs.ts';
import { projectSpend, type Project } from './project.ts';
import { wantedBy, type Wanted } from './wanted.ts';

/** What comes: money given, lent, guaranteed, or tax not paid. */
export type AidKind = 'contributo' | 'prestito' | 'misto' | 'garanzia' | 'imposta';
/** How sure the figure is: about that much, at most that much, or a loan guaranteed up to it. */
export type AidCertainty = 'circa' | 'fino_a' | 'garantisce';
export type AidInputSource = 'progetto' | 'bando' | 'registro_aiuti';
export type AidInput = {
  name: 'spend' | 'eligible_spend' | 'spend_limit' | 'rate' | 'aid_limit' | 'room';
  /** Euro, or percent for the rate. */
  value: number;
  source: AidInputSource;
  /** The page or act that the grant's side comes from. */
  reference: { title: string; url: string | null } | null;
};
export { AID_GAPS as AID_UNKNOWNS } from '#domain/aid/aid-for.ts';
export type AidUnknown = AidGap;

/** What a grant would mean in money for a project: the figure, how sure it is and each input with its source, or why not. */
export type ExpectedAid =
  | {
      isKnown: true;
      what: AidKind;
      certainty: AidCertainty;
      /** Upper end of all parts together. */
      euro: number;
      inputs: AidInput[];
      /** What it is made of; one part where the grant's terms are not data yet. */
      parts: AidFigure[];
      premiums: AidSum['premiums'];
    }
  | { isKnown: false; why: AidUnknown; amount?: number; text?: string | undefined };
export type AidFigure = { what: AidPart; euroMin: number; euroMax: number; step: AidStep | null };

const WITHOUT_FORMULA: Partial<Record<Grant['aidForm'], AidUnknown>> = {
  'deduzione fiscale': 'by_tax',
  'esonero contributivo': 'by_person',
  'agevolazione contributiva': 'by_person',
  'tariffa incentivante': 'by_energy',
  'titoli negoziabili': 'by_energy',
  'capitale di rischio': 'capital',
};

/** What the money of a grant is; null where no formula tells it. */
export const aidKindOf = ({ aidForm }: Pick<Grant, 'aidForm'>): AidKind | null =>
  WITHOUT_FORMULA[aidForm] ? null : (KINDS[aidForm] ?? 'contributo');

type OfFirm = { rooms?: DeMinimisRooms; sizes?: readonly CompanySize[]; wanted?: Wanted | null };

/** What a grant would mean for a company and its project: by its terms, else by the figures of its card. */
export function expectedAid(grant: Grant, view: CompanyView, verdict: Verdict): ExpectedAid {
  if (!grant.terms) return aidByCard(grant, view.project, view);
  if (verdict === 'non_ammissibile') return { isKnown: false, why: 'not_admissible' };
  const aid = aidFor(grant.terms, view);
  if (!aid.isKnown) return aid;
  const parts = aid.parts.map(({ what, min, max, step }) => ({
    what,
    euroMin: Math.round(min),
    euroMax: Math.round(max),
    step,
  }));
  const isExact = parts.every(({ euroMin, euroMax }) => euroMin === euroMax);
  const money = parts.filter(({ what }) => what !== 'garanzia');
  const kinds = new Set((money.length > 0 ? money : parts).map(({ what }) => PART_KINDS[what]));
  const what = kinds.size === 1 ? [...kinds][0]! : 'misto';
  return {
    isKnown: true,
    what,
    certainty: what === 'garanzia' ? 'garantisce' : isExact ? 'circa' : 'fino_a',
    euro: Math.round(aid.total.max),
    inputs: inputsOf(grant, aid),
    parts,
    premiums: aid.premiums,
  };
}

/** What each part is called where one word must do for the whole. */
const PART_KINDS: Record<AidPart, AidKind> = {
  contributo: 'contributo',
  interessi: 'contributo',
  esonero: 'contributo',
  servizi: 'contributo',
  capitale: 'contributo',
  finanziamento: 'prestito',
  credito_imposta: 'imposta',
  deduzione: 'imposta',
  garanzia: 'garanzia',
};

function inputsOf(grant: Grant, { spend, counted, limits, parts }: AidSum): AidInput[] {
  const reference = termsReference(grant);
  const fromCall = { source: 'bando', reference } as const;
  const share = parts.length === 1 ? parts[0]!.step.share : null;
  const cap = parts.length === 1 ? parts[0]!.step.cap : null;
  return [
    ...(spend > 0 ? [{ name: 'spend', value: spend, source: 'progetto', reference: null } as const] : []),
    ...(counted < spend
      ? [{ name: 'eligible_spend', value: counted, source: 'progetto', reference: null } as const]
      : []),
    ...(share === null ? [] : [{ name: 'rate', value: share.max, ...fromCall } as const]),
    ...(cap === null ? [] : [{ name: 'aid_limit', value: cap.euro, ...fromCall } as const]),
    ...limits.map(({ name, euro }): AidInput =>
      name === 'room'
        ? { name, value: euro, source: 'registro_aiuti', reference: null }
        : { name, value: euro, ...fromCall },
    ),
  ];
}

function termsReference({ terms, link, entity }: Grant): AidInput['reference'] {
  const sources = terms?.sources.filter(({ fields }) => fields.includes('lines')) ?? [];
  const source = sources.find(({ kind }) => kind === 'ufficiale') ?? sources[0];
  if (source) return { title: source.title, url: source.url ?? null };
  return link === null ? null : { title: entity, url: link };
}

/** Of a record whose terms nobody has filled in: one rate on the spend, by its card. `sizes`: those the company may have. */
export function aidByCard(
  grant: Grant,
  project: Project | null,
  { rooms = {}, sizes = [], wanted = project && wantedBy(project) }: OfFirm = {},
): ExpectedAid {
  const without = WITHOUT_FORMULA[grant.aidForm];
  if (without) return { isKnown: false, why: without };
  if (hasNoOwnFigures(grant)) return { isKnown: false, why: 'by_call' };
  const spend = project && projectSpend(project);
  if (!project || !wanted || spend === null || spend === 0) return { isKnown: false, why: 'no_spend' };
  const inputs: AidInput[] = [{ name: 'spend', value: spend, source: 'progetto', reference: null }];
  const answer = costAnswer(paidCosts(grant), wanted);
  if (answer === 'if_advanced' || answer === 'if_purpose') return { isKnown: false, why: answer };
  const eligible = paidSpend(paidCosts(grant), wanted);
  if (eligible === 0 || answer === 'other') return { isKnown: false, why: 'not_paid' };
  if (eligible !== null && eligible < spend)
    inputs.push({ name: 'eligible_spend', value: eligible, source: 'progetto', reference: null });
  const reference = referenceOf(grant);
  const { max } = spendBounds(grant);
  let base = eligible ?? spend;
  if (max !== null && base > max) {
    inputs.push({ name: 'spend_limit', value: max, source: 'bando', reference });
    base = max;
  }
  const rate = rateForSize(grant, sizes, `${project.title ?? ''} ${project.description}`);
  return figure(grant, { base, rate }, rooms, inputs, reference);
}

function figure(
  grant: Grant,
  { base, rate }: { base: number; rate: number | null },
  rooms: DeMinimisRooms,
  inputs: AidInput[],
  reference: AidInput['reference'],
): ExpectedAid {
  const limit = ownLimit(grant);
  if (rate === null && (limit === null || limit > base)) return { isKnown: false, why: 'no_rate' };
  let euro = rate === null ? base : (base * rate) / 100;
  if (rate !== null) inputs.push({ name: 'rate', value: rate, source: 'bando', reference });
  if (limit !== null && euro > limit) {
    inputs.push({ name: 'aid_limit', value: limit, source: 'bando', reference });
    euro = limit;
  }
  const what = aidKindOf(grant) ?? 'contributo';
  const room =
    regimeOf(grant) === 'de_minimis' && (what === 'contributo' || what === 'imposta') ? rooms.de_minimis : undefined;
  if (room !== undefined && euro > room) {
    inputs.push({ name: 'room', value: room, source: 'registro_aiuti', reference: null });
    euro = room;
  }
  const sum = Math.round(euro);
  const part = { what: CARD_PARTS[what], euroMin: sum, euroMax: sum, step: null };
  return {
    isKnown: true,
    what,
    certainty: certaintyOf(grant, what, rate),
    euro: sum,
    inputs,
    parts: [part],
    premiums: [],
  };
}

const CARD_PARTS: Record<AidKind, AidPart> = {
  contributo: 'contributo',
  prestito: 'finanziamento',
  misto: 'finanziamento',
  imposta: 'credito_imposta',
  garanzia: 'garanzia',
};

const KINDS: Partial<Record<Grant['aidForm'], AidKind>> = {
  'finanziamento agevolato': 'prestito',
  misto: 'misto',
  garanzia: 'garanzia',
  "credito d'imposta": 'imposta',
  'detrazione fiscale': 'imposta',
};

/** One rate for all is "about"; a maximum, or rates that differ by size and place, is "at most". */
function certaintyOf({ aidIntensity, facts }: Grant, what: AidKind, rate: number | null): AidCertainty {
  if (what === 'garanzia') return 'garantisce';
  const words = `${aidIntensity ?? ''} ${facts.aid?.note ?? ''}`;
  const rates = new Set([...words.matchAll(/(\d+(?:,\d+)?) ?%/g)].map((match) => match[1]));
  const isOne = rate !== null && rates.size <= 1 && !/\b(?:fino|massim\w+|dal?|tra|secondo|riparto)\b/i.test(words);
  return isOne ? 'circa' : 'fino_a';
}

/** What of the project counts for this grant, as its figure does; all of it where its list or the lines do not tell. */
export const countedSpend = (grant: Grant | null, project: Project): number | null =>
  (grant && paidSpend(paidCosts(grant), wantedBy(project))) || projectSpend(project);

function referenceOf(grant: Grant): AidInput['reference'] {
  const [source] = sourcesOf(grant.facts, 'aid');
  if (source) return { title: source.title, url: source.url ?? null };
  return grant.link === null ? null : { title: grant.entity, url: grant.link };
}
