import { usesOf } from '#domain/aid/project-traits.ts';
import { holds, speaksOf } from '#domain/aid/conditions.ts';
import { eligibleSpend, isItsSubject, spendLimits } from '#domain/aid/eligible-spend.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import type { AidPart, AidTerms, Purpose } from '#domain/grants/aid-terms.ts';
import type { ExpectedAid } from '#domain/projects/expected-aid.ts';
import { projectPurposes } from './project-purposes.ts';

/** Why a grant stands in a folded group and not among those that are offered for the project. */
export const FOLD_REASONS = [
  'waiting',
  'partners',
  'other_purpose',
  'other_applicants',
  'scale',
  'generic',
  'far_behind',
] as const;
export type FoldReason = (typeof FOLD_REASONS)[number];

const PARTNERS = [
  'partner',
  'consorzi',
  'raggruppament',
  'rete di impres',
  'rete d impres',
  'partenariat',
  'capofila',
  'accordo di filiera',
];
const WAITING: readonly AidTerms['access']['state'][] = ['in_attesa', 'sospeso', 'chiuso'];
/** A grant that pays for less than this part of a project is not what it is about. */
const LEAST_PART = 0.3;
/** What a project must speak of for a guarantee, that every bank brings, to be worth naming. */
const CREDIT: readonly Purpose[] = ['garanzia', 'credito_agevolato', 'liquidita'];
/** Under this, in euro, nobody asks a bank for an investment. */
const WORTH_BORROWING = 30_000;
/** Purposes of whoever has any project: they say nothing of what it is for. */
const GENERIC: readonly Purpose[] = ['garanzia', 'credito_agevolato', 'altro'];

/** What keeps a grant from being offered for this project, whatever its verdict; null where nothing does. */
export function foldedAs(terms: AidTerms, view: CompanyView): FoldReason | null {
  const { access, for: who, pays } = terms;
  if (who.as === 'ente_o_intermediario') return 'other_applicants';
  const isGroup = view.legalForm === 'consorzio' || speaksOf(view, PARTNERS);
  if ((who.as === 'raggruppamento' || who.as === 'consorzio_internazionale') && !isGroup) return 'partners';
  if (who.madeFor && who.madeFor.length > 0) {
    const answers = who.madeFor.map((status) => holds({ statuses: [status] }, view));
    if (!answers.includes(true)) return 'other_applicants';
  }
  const waiting = WAITING.includes(access.state) ? 'waiting' : null;
  if (view.wanted === null) return waiting;
  const eligible = eligibleSpend(terms, view);
  if (typeof eligible === 'string' && eligible !== 'no_spend') return 'other_purpose';
  if (typeof eligible !== 'string') {
    if (eligible.counted < eligible.spend * LEAST_PART && !isItsSubject(pays, view)) return 'other_purpose';
    const bounds = spendLimits(terms, view);
    if (eligible.counted < bounds.min || (bounds.maxLimitsProject && eligible.spend > bounds.max)) return 'scale';
  }
  if (purposeMatch(pays.purposes, view) === 0) return 'other_purpose';
  const borrows = usesOf(view).is('investimento') === true && (view.spend ?? 0) >= WORTH_BORROWING;
  return pays.purposes[0] === 'garanzia' &&
    !borrows &&
    !CREDIT.some((purpose) => projectPurposes(view).get(purpose) === 1)
    ? 'generic'
    : waiting;
}

/** A page ends where what is left is this much further from the project than its best. */
const TAIL = 0.25;

/** Whether a grant is near enough to the best of its page to stand on it. */
export const isOnPage = (offer: number | null, best: number): boolean => offer === null || offer >= best - TAIL;

/** How well what a grant is for meets what the project is for, 0 to 1; its first purpose counts most. */
export function purposeMatch(purposes: readonly Purpose[], view: CompanyView): number {
  const wanted = projectPurposes(view);
  if (wanted.size === 0) return 0.5;
  const own = purposes.map((purpose, at) => {
    const strength = GENERIC.includes(purpose) ? Math.max(wanted.get(purpose) ?? 0, 0.35) : (wanted.get(purpose) ?? 0);
    return strength * (at === 0 ? 1 : 0.75);
  });
  return Math.max(...own);
}

/** What a euro of each part is worth to who gets it: a loan saves interest, a guarantee makes one possible. */
const NET: Record<AidPart, number> = {
  contributo: 1,
  interessi: 1,
  credito_imposta: 0.95,
  esonero: 0.95,
  deduzione: 0.9,
  servizi: 0.5,
  finanziamento: 0.15,
  garanzia: 0.04,
  capitale: 0.1,
};

/** Weights of what is looked at, each feature from 0 to 1. */
const WEIGHTS = {
  purpose: 3,
  paid: 1.5,
  worth: 1.6,
  open: 1.2,
  madeFor: 1.5,
  territory: 0.8,
  verdict: 0.8,
  words: 1.6,
  exclusive: 0.4,
} as const;

const OPEN: Record<AidTerms['access']['state'], number> = {
  aperto: 1,
  automatico: 1,
  annunciato: 0.6,
  da_verificare: 0.4,
  in_attesa: 0,
  sospeso: 0,
  chiuso: 0,
};

export type OfferInputs = {
  isRegional: boolean;
  fit: number;
  isAdmissible: boolean;
  confidence: number;
  aid: ExpectedAid;
};

/** How far up a consultant would put a grant for this project, 0 to 1. */
export function offerScore(
  terms: AidTerms,
  view: CompanyView,
  { isRegional, fit, isAdmissible, confidence, aid }: OfferInputs,
): number {
  const eligible = eligibleSpend(terms, view);
  const spend = view.spend ?? 0;
  const net = aid.isKnown
    ? aid.parts.reduce((sum, { what, euroMin, euroMax }) => sum + NET[what] * ((euroMin + euroMax) / 2), 0)
    : 0;
  const made = (terms.for.madeFor ?? []).some((status) => holds({ statuses: [status] }, view) === true);
  const features: Record<keyof typeof WEIGHTS, number> = {
    purpose: purposeMatch(terms.pays.purposes, view),
    paid: typeof eligible === 'string' ? 0.3 : Math.min(1, eligible.counted / Math.max(1, eligible.spend)),
    worth: spend > 0 ? Math.sqrt(Math.min(1, net / spend)) : aid.isKnown ? 0.5 : 0,
    open: OPEN[terms.access.state],
    madeFor: made ? 1 : 0,
    territory: isRegional ? 1 : 0,
    verdict: isAdmissible ? 1 : confidence * 0.7,
    words: Math.min(1, Math.max(0, (fit + 2000) / 11_000)),
    exclusive: GENERIC.includes(terms.pays.purposes[0]!) ? 0 : 1,
  };
  const keys = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];
  const most = keys.reduce((sum, key) => sum + WEIGHTS[key], 0);
  return keys.reduce((sum, key) => sum + WEIGHTS[key] * features[key], 0) / most;
}
