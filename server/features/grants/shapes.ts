import type { Marks } from '#domain/grants/marks.ts';
import { z } from '@hono/zod-openapi';
import { CHECK_CODES } from '#domain/eligibility/check.ts';
import { amountLine, type AmountLine } from '#domain/grants/amount-text.ts';
import { grantSchema } from '#domain/grants/grant-schema.ts';
import type { ComputedStatus } from '#domain/grants/status.ts';
import { CHANGE_KINDS } from '#domain/grants/versions.ts';
import {
  AID_FORMS,
  CATEGORIES,
  COMPANY_SIZES,
  CONFIDENCES,
  GRANT_LEVELS,
  GRANT_STATUSES,
  OPENING_MODES,
  REGIONS,
  SECTORS,
} from '#domain/vocabulary.ts';
import type { CatalogueEntry } from './memory.ts';
import type { VersionRow } from './store.ts';

const segment = z.object({ text: z.string(), match: z.boolean() });
const amountShape = z
  .discriminatedUnion('code', [
    z.object({ code: z.literal('none'), aidForm: z.enum(AID_FORMS) }),
    z.object({ code: z.literal('percent'), percent: z.number() }),
    z.object({ code: z.literal('upTo'), kind: z.string(), max: z.number() }),
    z.object({ code: z.literal('from'), kind: z.string(), min: z.number() }),
    z.object({ code: z.literal('range'), kind: z.string(), min: z.number(), max: z.number() }),
    z.object({ code: z.literal('exactly'), kind: z.string(), amount: z.number() }),
  ])
  .openapi('Amount');
const computedShape = z
  .object({
    status: z.enum(GRANT_STATUSES),
    daysLeft: z.number().nullable(),
    daysToOpening: z.number().nullable(),
    isDeadlineNear: z.boolean(),
  })
  .openapi('ComputedStatus');

/** Everything that a card needs, and no more. Not an `extend`: the description would lose its `nullable`. */
export const grantSummary = z
  .object({
    ...computedShape.shape,
    id: z.string(),
    name: z.string(),
    entity: z.string(),
    level: z.enum(GRANT_LEVELS),
    regions: z.array(z.enum(REGIONS)),
    sectors: z.array(z.enum(SECTORS)),
    categories: z.array(z.enum(CATEGORIES)),
    sizes: z.array(z.enum(COMPANY_SIZES)),
    aidForm: z.enum(AID_FORMS),
    aidIntensity: z.string().nullable(),
    amount: amountShape,
    openingMode: z.enum(OPENING_MODES).nullable(),
    opensOn: z.string().nullable(),
    opensAt: z.string().nullable(),
    closesOn: z.string().nullable(),
    closesAt: z.string().nullable(),
    summary: z.string(),
    link: z.string().nullable(),
    checkedOn: z.string(),
    confidence: z.enum(CONFIDENCES),
    /** Brought by who asks, and seen by nobody else. */
    isOwn: z.boolean(),
    isSaved: z.boolean(),
    isHidden: z.boolean(),
  })
  .openapi('GrantSummary');
export type GrantSummary = z.infer<typeof grantSummary>;

/** A summary found by words: which ones, where. */
export const grantHit = grantSummary
  .extend({ nameSegments: z.array(segment), snippet: z.array(segment) })
  .openapi('GrantHit');
export type GrantHit = z.infer<typeof grantHit>;

export const versionShape = z
  .object({
    number: z.number(),
    at: z.string(),
    origin: z.enum(['catalogo', 'importazione', 'redazione']),
    kinds: z.array(z.enum(CHANGE_KINDS)),
    changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  })
  .openapi('GrantVersion');
export type GrantVersion = z.infer<typeof versionShape>;

export const grantDetail = z
  .object({
    grant: grantSchema,
    computed: computedShape,
    amount: amountShape,
    /** What the grant asks of any company, in words, by row of the eligibility table. */
    limits: z.array(z.object({ code: z.enum(CHECK_CODES), value: z.string() })),
    /** Whether one may order before applying, and from which day it is safe; null where nothing forbids it. */
    ordersGuard: z.object({ kind: z.enum(['wait', 'from']), day: z.string().nullable() }).nullable(),
    version: z.number(),
    editedFields: z.array(z.string()),
    addedAt: z.string(),
    updatedAt: z.string(),
    /** Brought by who asks, and seen by nobody else. */
    isOwn: z.boolean(),
    isSaved: z.boolean(),
    isHidden: z.boolean(),
    versions: z.array(versionShape),
    similar: z.array(grantSummary),
  })
  .openapi('GrantDetail');

const SUMMARY_CHARS = 280;

export function summaryOf({ grant, isOwn }: CatalogueEntry, status: ComputedStatus, marks: Marks): GrantSummary {
  return {
    id: grant.id,
    name: grant.name,
    entity: grant.entity,
    level: grant.level,
    regions: grant.regions,
    sectors: grant.sectors,
    categories: grant.categories,
    sizes: grant.sizes,
    aidForm: grant.aidForm,
    aidIntensity: grant.aidIntensity,
    amount: amountLine(grant) satisfies AmountLine,
    openingMode: grant.openingMode,
    opensOn: grant.opensOn,
    opensAt: grant.opensAt,
    closesOn: grant.closesOn,
    closesAt: grant.closesAt,
    ...computedOf(status),
    summary: shortened(grant.summary),
    link: grant.link,
    checkedOn: grant.source.checkedOn,
    confidence: grant.source.confidence,
    isOwn: isOwn ?? false,
    isSaved: marks.saved.has(grant.id),
    isHidden: marks.hidden.has(grant.id),
  };
}

export const computedOf = ({ status, daysLeft, daysToOpening, isDeadlineNear }: ComputedStatus) => ({
  status,
  daysLeft,
  daysToOpening,
  isDeadlineNear,
});

export function versionOf({ number, at, origin, kinds, changes }: VersionRow): GrantVersion {
  return {
    number,
    at: at.toISOString(),
    origin: origin as GrantVersion['origin'],
    kinds,
    changes,
  };
}

function shortened(text: string): string {
  if (text.length <= SUMMARY_CHARS) return text;
  const cut = text.slice(0, SUMMARY_CHARS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), SUMMARY_CHARS / 2)).trimEnd()}…`;
}
