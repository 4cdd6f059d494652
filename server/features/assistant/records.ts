import type { DeMinimisRooms } from '#domain/eligibility/aid-rooms.ts';
import { viewCompany, type NamedCompany } from '#domain/eligibility/company-view.ts';
import type { Project } from '#domain/projects/project.ts';
import type { CompanyFields } from '#domain/companies/company-profile.ts';
import { quotable } from '#domain/assistant/instruction-like.ts';
import { AppError } from '#domain/errors.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import type { MatchItem, MatchOptions } from '#domain/matching/matcher.ts';
import type { Question } from '#domain/matching/next-question.ts';
import type { UserContext } from '#server/context.ts';
import { companiesOf } from '#server/features/companies/service.ts';
import { openOwnCatalogue, type Catalogue } from '#server/features/grants/service.ts';
import { judge, matchesFor, questionsFor, subjectOf } from '#server/features/matching/service.ts';
import { listSavedGrants, marksOf } from '#server/features/saved-grants/service.ts';
import type { CompanySize } from '#domain/vocabulary.ts';
import { once } from '#server/platform/once.ts';
import { companyFromRequest, type LooseProfile } from './profile-input.ts';

type SubjectCompany = CompanyFields & { id: string | null };
export type SavedGrant = Awaited<ReturnType<typeof listSavedGrants>>['savedGrants'][number];

/**
 * What the assistant may know, read when first asked for. Everything comes from the session's own person: a new
 * source (applications, consultancies) is one more reader here, scoped the same way.
 */
export type Records = {
  today: string;
  company: () => Promise<SubjectCompany | null>;
  /** The same as the checks read it; of the company that a question describes, where it describes one. */
  facts: () => Promise<NamedCompany | null>;
  /** They are of a company that only a question tells of. */
  isDescribed: boolean;
  catalogue: () => Promise<Catalogue>;
  saved: () => Promise<SavedGrant[]>;
  hidden: () => Promise<ReadonlySet<string>>;
  matches: (options: Omit<MatchOptions, 'today' | 'without'>) => Promise<MatchItem[]>;
  /** These grants, with verdict and score; without a company there are none. */
  judge: (grants: readonly Grant[]) => Promise<Map<string, MatchItem>>;
  questions: () => Promise<Question[]>;
  /** The sizes that the company's figures leave possible. */
  sizes: () => Promise<CompanySize[]>;
  /** What is left under each de minimis ceiling, where the company's own list of aid says it. */
  deMinimisRooms: () => Promise<DeMinimisRooms>;
  /** What the company wants to do: the project that the request carries, else its active one. */
  project: () => Promise<Project | null>;
};

/** Null: of a company that is not here yet. */
type Asked = { companyId?: string | null | undefined; profile?: LooseProfile; project?: Project | undefined };

export function openRecords(ctx: UserContext, asked: Asked): Records {
  const today = romeMoment(ctx.now()).day;
  const catalogue = once(() => openOwnCatalogue(ctx, ctx.user));
  const marks = once(() => marksOf(ctx, ctx.user));
  const company = once(() => subjectCompany(ctx, asked));
  const subject = once(async () => {
    const known = await company();
    return known && subjectOf(ctx, known, asked.project);
  });
  const view = once(async () => {
    const known = await subject();
    return known && viewCompany(known.company, today, known.context);
  });
  return {
    today,
    company,
    facts: async () => (await subject())?.company ?? null,
    isDescribed: false,
    catalogue,
    saved: once(async () => (await listSavedGrants(ctx)).savedGrants),
    hidden: async () => (await marks()).hidden,
    async matches(options) {
      const known = await subject();
      return known ? matchesFor(ctx, ctx.user, known, options) : [];
    },
    async judge(grants) {
      const known = await subject();
      if (!known || grants.length === 0) return new Map();
      return new Map((await judge(ctx, known, grants)).map((item) => [item.grant.id, item]));
    },
    async questions() {
      const known = await subject();
      return known ? questionsFor(ctx, known) : [];
    },
    sizes: async () => (await view())?.sizes ?? [],
    deMinimisRooms: async () => (await view())?.rooms ?? {},
    project: async () => (await subject())?.context.project ?? null,
  };
}

/** The same records with verdicts for a company that the question describes or changes; its ledger is then unknown. */
export async function describedRecords(
  ctx: UserContext,
  records: Records,
  change: { company: (known: NamedCompany | null) => NamedCompany | null; project: Project | null },
): Promise<Records> {
  const own = await records.company();
  const known = own && (await subjectOf(ctx, own, change.project ?? undefined));
  const company = change.company(known?.company ?? null);
  if (!company) return records;
  const isOwn = known !== null && company.name === known.company.name;
  const context = { ...(isOwn ? known.context : {}), ...(change.project ? { project: change.project } : {}) };
  const view = once(async () => viewCompany(company, records.today, context));
  return {
    ...records,
    facts: async () => company,
    isDescribed: !isOwn,
    matches: (options) => matchesFor(ctx, ctx.user, { company, context }, options),
    judge: async (grants) =>
      new Map((await judge(ctx, { company, context }, grants)).map((item) => [item.grant.id, item])),
    sizes: async () => (await view()).sizes,
    deMinimisRooms: async () => (await view()).rooms,
    project: async () => context.project ?? null,
  };
}

/** The active company, or another of the person's own; what a request describes serves only people without any. */
async function subjectCompany(ctx: UserContext, { companyId, profile }: Asked): Promise<SubjectCompany | null> {
  if (companyId === null) return null;
  const own = await companiesOf(ctx.db, ctx.user.id);
  if (companyId !== undefined) {
    const chosen = own.find(({ id }) => id === companyId);
    if (!chosen) throw new AppError('not_found');
    return asData(chosen);
  }
  const active = own.find(({ isPrimary }) => isPrimary);
  if (active) return asData(active);
  const described = companyFromRequest(profile);
  return described && asData({ ...described, id: null });
}

/** What people write about a company is material, never an order. */
function asData(company: SubjectCompany): SubjectCompany {
  const text = (value: string | null) => (value === null ? null : quotable(value, 4000) || null);
  return {
    ...company,
    companyName: quotable(company.companyName, 200),
    description: quotable(company.description, 4000),
    mission: text(company.mission),
    vision: text(company.vision),
    targetMarket: text(company.targetMarket),
    competitiveAdvantage: text(company.competitiveAdvantage),
    keyPartners: text(company.keyPartners),
    certifications: text(company.certifications),
    previousGrants: text(company.previousGrants),
  };
}
