import type { CompanyFacts } from '#domain/companies/company.ts';
import type { RelatedCompany, Shareholder } from '#domain/companies/company-parts.ts';
import { divisionOf } from '#domain/companies/ateco-sections.ts';
import { PROVINCES } from '#domain/geography/provinces.ts';
import { yearOf, type Day } from '#domain/rules/day.ts';
import type { Range } from '#domain/rules/pmi.ts';
import { fold } from '#domain/search/fold.ts';
import { companySize } from '#domain/tools/company-size/company-size.ts';
import type { Holder, HolderKind, Holding, SizeInput, SizeQuestion } from '#domain/tools/company-size/size-input.ts';
import { COMPANY_SIZES, type CompanySize } from '#domain/vocabulary.ts';
import type { GroupWords } from './facts/group-words.ts';

export type OwnFigures = { staff: Range | null; turnover: Range | null; balance: Range | null };
export type GroupSize = {
  sizes: CompanySize[];
  /** Who is in the group is not known, and it may decide. */
  isGroupOpen: boolean;
  /** Firms of the group counted beside the company. */
  counted: number;
  /** People of the company and of its group; null where nobody told any. */
  staff: Range | null;
};

const SUBJECT = 'self';

/**
 * Every size that the figures and the group leave possible, by the size tool's own function (Racc. 2003/361/CE): once
 * with the least and once with the most that each figure may be.
 */
export function groupSize(company: CompanyFacts, own: OwnFigures, words: GroupWords, day: Day): GroupSize {
  const [least, most] = [
    companySize(inputOf(company, own, words, day, 'min')),
    companySize(inputOf(company, own, words, day, 'max')),
  ];
  const first = COMPANY_SIZES.indexOf(least.possible[0]!);
  const last = COMPANY_SIZES.indexOf(most.possible.at(-1)!);
  const [table] = most.years;
  return {
    sizes: COMPANY_SIZES.slice(first, Math.max(first, last) + 1),
    isGroupOpen: most.uncertain.some(({ code }) => code === 'unanswered') || isFigureless(table?.rows ?? []),
    counted: Math.max(0, (table?.rows.length ?? 1) - 1),
    staff: own.staff && {
      min: least.years[0]?.totals.staff.min ?? own.staff.min,
      max: table?.totals.staff.max ?? Infinity,
    },
  };
}

const isFigureless = (rows: readonly { role: string; staff: number | null; turnover: number | null }[]): boolean =>
  rows.some((row) => row.role !== 'self' && (row.staff === null || row.turnover === null));

type End = keyof Range;

function inputOf(company: CompanyFacts, own: OwnFigures, words: GroupWords, day: Day, end: End): SizeInput {
  const year = yearOf(day) - 1;
  const figure = (range: Range | null) => (range === null || range[end] === Infinity ? null : range[end]);
  const related = company.relatedCompanies.map((each, at) => relatedHolder(each, `related-${at}`, year));
  const owners = company.shareholders.flatMap((each, at) => ownerHolder(each, `owner-${at}`, company, year));
  const told = toldHolders(company, words, year);
  const known = new Map<string, Holder>();
  for (const { holder } of [...related, ...owners, ...told]) if (!known.has(holder.id)) known.set(holder.id, holder);
  return {
    day,
    subject: SUBJECT,
    holders: [
      firm(
        SUBJECT,
        '',
        [
          {
            year,
            staff: figure(own.staff),
            turnover: figure(own.turnover),
            balance: figure(own.balance),
            isEstimate: false,
          },
        ],
        company.atecoCodes[0] ?? null,
      ),
      ...known.values(),
    ],
    holdings: [...related, ...owners, ...told].map((each) => each.holding(end)),
    isFirstAccounts: false,
    hasStructuralChange: false,
    priorSize: null,
    unanswered: unansweredOf(company, words),
  };
}

type Member = { holder: Holder; holding: (end: End) => Holding };

/** A declared link is control whatever the share; a declared partner counts by its share, from 25 to 50 where it is not told. */
function relatedHolder(related: RelatedCompany, id: string, year: number): Member {
  const { name, kind, sharePercent, employees, revenue, balance } = related;
  const holder = firm(id, name, [{ year, staff: employees, turnover: revenue, balance, isEstimate: false }], null);
  return {
    holder,
    holding: (end) => {
      const share = sharePercent ?? (kind === 'collegata' ? 100 : end === 'min' ? PARTNER_SHARE : LINK_SHARE);
      return holding(id, SUBJECT, share, kind === 'collegata');
    },
  };
}
const PARTNER_SHARE = 25;
const LINK_SHARE = 50;

/** Firms and public bodies among the shareholders; those that are in the list of related firms already are not counted twice. */
function ownerHolder(owner: Shareholder, id: string, company: CompanyFacts, year: number): Member[] {
  const kind = holderKind(owner);
  if (kind === 'person') return [];
  const isListed = company.relatedCompanies.some(({ name }) => sameName(name, owner.name));
  if (isListed && kind === 'firm') return [];
  const holder: Holder = {
    ...firm(
      id,
      owner.name,
      kind === 'firm' ? [{ year, staff: null, turnover: null, balance: null, isEstimate: false }] : [],
      null,
    ),
    kind,
  };
  return [{ holder, holding: () => holding(id, SUBJECT, owner.sharePercent ?? 0, false) }];
}

/** A group or a public owner that only the description names. */
function toldHolders(company: CompanyFacts, words: GroupWords, year: number): Member[] {
  const members: Member[] = [];
  if (words.groupStaff !== null && company.relatedCompanies.length === 0) {
    const holder = firm(
      'told-group',
      'gruppo',
      [{ year, staff: words.groupStaff, turnover: null, balance: null, isEstimate: true }],
      null,
    );
    members.push({ holder, holding: () => holding('told-group', SUBJECT, 100, true) });
  }
  const isPublicListed = company.shareholders.some((each) => holderKind(each) === 'public_body');
  if (words.publicShare !== null && !isPublicListed) {
    const holder: Holder = { ...firm('told-public', 'ente pubblico', [], null), kind: 'public_body' };
    members.push({ holder, holding: () => holding('told-public', SUBJECT, words.publicShare!, false) });
  }
  return members;
}

/** Said to be in a group that nobody described, or held by several firms that may be one group. */
function unansweredOf(company: CompanyFacts, words: GroupWords): SizeQuestion[] {
  const firms = company.shareholders.filter((each) => holderKind(each) === 'firm');
  const isDescribed = company.relatedCompanies.length > 0 || firms.length > 0 || words.groupStaff !== null;
  if (company.hasGroup === true && !isDescribed) return ['group'];
  if (company.hasGroup === null && words.isInGroup && !isDescribed) return ['group'];
  const share = firms.reduce((sum, each) => sum + (each.sharePercent ?? 0), 0);
  return company.hasGroup === null &&
    company.relatedCompanies.length === 0 &&
    firms.length > 1 &&
    share >= PARTNER_SHARE
    ? ['group']
    : [];
}

const PUBLIC =
  /^(?:comune|citta metropolitana|provincia|regione|ministero|stato italiano|repubblica|azienda sanitaria|asl\b|ausl\b|camera di commercio|unione (?:dei|di) comuni|comunita montana|ente parco|autorita|agenzia)\b/;
const VENTURE = /\b(?:venture|sgr|fondo di investimento|fondo comune|seed)\b/;

/** What a shareholder is, by its kind and by its name. A town of unknown size is a local authority: small ones are excepted. */
export function holderKind({ kind, name }: Shareholder): HolderKind {
  if (kind === 'persona') return 'person';
  const folded = fold(name).trim();
  const town = /^comune (?:di |del |della |dell')?(.+)$/.exec(folded)?.[1];
  if (town) return PROVINCES.some((province) => fold(province.name) === town) ? 'public_body' : 'local_authority';
  if (kind === 'ente_pubblico' || PUBLIC.test(folded)) return 'public_body';
  if (/^universita\b|^politecnico\b/.test(folded)) return 'university';
  return VENTURE.test(folded) ? 'venture_capital' : 'firm';
}

const bareName = (name: string) =>
  fold(name)
    .replace(/\b(?:s\.?r\.?l\.?s?|s\.?p\.?a|s\.?n\.?c|s\.?a\.?s|societa|soc|coop)\b\.?/g, '')
    .replace(/[^a-z0-9]/g, '');
const sameName = (one: string, other: string) => bareName(one) === bareName(other);

function firm(id: string, name: string, years: Holder['years'], ateco: string | null): Holder {
  return {
    id,
    name,
    kind: 'firm',
    years,
    atecoDivision: ateco === null ? null : divisionOf(ateco),
    groupTurnoverShare: null,
    investment: null,
    budget: null,
    inhabitants: null,
  };
}

function holding(owner: string, owned: string, share: number, hasControl: boolean): Holding {
  return { owner, owned, capital: share, votes: share, hasControl };
}
