import { z } from '@hono/zod-openapi';
import { APPLICATION_CAPS, contents, coverSource, phase, storedText } from '#domain/applications/contents.ts';
import { applicationOutcome, outcomeInput } from '#domain/applications/outcome.ts';
import { MAX_TEXT_CHARS, SECTION_IDS, TEXT_IDS } from '#domain/applications/sections.ts';
import { WIZARD_SECTORS } from '#domain/applications/wizard.ts';
import { ACCESS_LEVELS } from '#domain/collaboration/roles.ts';
import { grantFactsSchema } from '#domain/grants/grant-facts.ts';
import { projectFields } from '#domain/projects/project.ts';
import { DE_MINIMIS_REGIMES } from '#domain/tools/de-minimis/ledger.ts';
import { AID_FORMS, OPENING_MODES } from '#domain/vocabulary.ts';
import { aidPlan, budget, terms } from './budget-shapes.ts';
import { paperShapes } from './checklist.ts';
import { frozenVerdict } from './snapshot.ts';

const nullableText = z.string().nullable();
const sections = z.array(z.enum(SECTION_IDS));

const card = z
  .object({
    id: z.string(),
    grantId: z.string(),
    grantTitle: z.string(),
    projectTitle: z.string(),
    status: z.string(),
    submittedDate: nullableText,
    deadline: nullableText,
    isRolling: z.boolean(),
    opensOn: nullableText,
    amount: nullableText,
    requested: z.number().nullable(),
    aidKind: terms.shape.kind,
    eligible: z.number().nullable(),
    progress: z.number(),
    agency: z.string(),
    aiSupport: z.boolean(),
    consultantAssigned: nullableText,
    /** Sent again later, as a new version: the later one counts. */
    isReplaced: z.boolean(),
    isCustom: z.boolean(),
    /** Under which de minimis ceiling an award would count. */
    deMinimis: z.object({ regime: z.enum(DE_MINIMIS_REGIMES), isGiven: z.boolean() }).nullable(),
    protocol: nullableText,
    outcome: applicationOutcome.nullable(),
    companyId: z.string(),
    companyName: nullableText,
    isArchived: z.boolean(),
    canContinue: z.boolean(),
    completed: sections,
    missing: sections,
    updatedAt: z.string(),
  })
  .openapi('ApplicationCard');
export const applicationList = z.object({ items: z.array(card) });

const facts = grantFactsSchema.shape;
const shownGrant = z.object({
  id: z.string(),
  name: z.string(),
  entity: z.string(),
  aidForm: z.enum(AID_FORMS),
  summary: z.string(),
  link: nullableText,
  opensOn: nullableText,
  opensAt: nullableText,
  closesOn: nullableText,
  closesAt: nullableText,
  openingMode: z.enum(OPENING_MODES).nullable(),
  eligibleCosts: z.array(z.string()),
  requirements: z.array(z.string()),
  documents: z.array(z.string()),
  /** What its list says is not to be brought. */
  documentNotes: z.array(z.string()),
  checkedOn: z.string(),
  criteria: z.array(z.object({ name: z.string(), maxPoints: z.number().optional(), threshold: z.number().optional() })),
  procedure: z.array(z.string()),
  portal: nullableText,
  access: z.array(z.string()),
  signature: nullableText,
  orders: facts.orders.unwrap().nullable(),
  cumulation: nullableText,
});

const attachment = z.object({
  id: z.string(),
  kind: z.enum(['business_plan', 'bilanci', 'altro', 'bando']),
  document: nullableText,
  documentId: nullableText,
  createdAt: z.string(),
  name: z.string(),
  bytes: z.number(),
  mediaType: z.string(),
  sha256: z.string(),
});

export const applicationView = z
  .object({
    application: z.object({
      id: z.string(),
      companyId: z.string(),
      companyName: z.string(),
      grantId: z.string(),
      grantTitle: z.string(),
      grantEntity: z.string(),
      grantAmount: nullableText,
      isCustom: z.boolean(),
      deadline: nullableText,
      status: z.string(),
      version: z.number(),
      contents,
      createdAt: z.string(),
      updatedAt: z.string(),
      sentAt: nullableText,
      protocol: nullableText,
      outcome: applicationOutcome.nullable(),
      isArchived: z.boolean(),
      copiedFrom: nullableText,
    }),
    completed: sections,
    missing: sections,
    progress: z.number(),
    project: projectFields.extend({ id: z.string(), version: z.number() }).nullable(),
    grant: shownGrant.nullable(),
    terms: terms.nullable(),
    budget: budget.nullable(),
    aidPlan: aidPlan.nullable(),
    verdict: z.object({ frozen: frozenVerdict.nullable(), now: frozenVerdict.nullable() }),
    attachments: z.array(attachment),
    ...paperShapes,
    trail: z.array(z.object({ kind: z.string(), detail: nullableText, actorName: z.string(), at: z.string() })),
    versions: z.array(z.object({ number: z.number(), actorName: z.string(), at: z.string() })),
    actingFor: nullableText,
    access: z.enum(ACCESS_LEVELS),
    serverTime: z.string(),
  })
  .openapi('Application');

export const versionView = z.object({
  number: z.number(),
  actorName: z.string(),
  at: z.string(),
  texts: z.partialRecord(z.enum(TEXT_IDS), z.string()),
});

const found = <Value extends z.ZodType>(value: Value) =>
  z.object({ value, excerpt: z.string(), page: z.number().nullable() });
export const customReading = z.object({
  /** Null where the words could not be read: the fields are then filled by hand. */
  reading: z
    .object({
      title: found(z.string()).nullable(),
      entity: found(z.string()).nullable(),
      deadlines: z.array(found(z.string())),
      ratePct: found(z.number()).nullable(),
      amount: found(z.string()).nullable(),
      requirements: z.array(found(z.string())),
      documents: z.array(found(z.string())),
    })
    .nullable(),
  problem: nullableText,
  pages: z.number().nullable(),
  readPages: z.number().nullable(),
});

export const textChange = z.object({
  text: z.string().max(MAX_TEXT_CHARS),
  seenRevision: z.int().min(0),
  isFromAssistant: z.boolean().default(false),
  isChosen: z.boolean().default(false),
});
export const savedText = z.object({
  isSaved: z.boolean(),
  text: storedText.optional(),
  /** What somebody else wrote in between: nothing was changed. */
  theirs: storedText.optional(),
  version: z.number(),
  status: z.string(),
});
export const planChange = z.object({
  planRevision: z.int().min(0),
  sector: z.enum(WIZARD_SECTORS).optional(),
  phases: z.array(phase).max(APPLICATION_CAPS.phases).optional(),
  settledDocuments: z.array(z.string().max(400)).max(60).optional(),
  limits: contents.shape.limits.unwrap().optional(),
  readiness: contents.shape.readiness.unwrap().optional(),
});
export const budgetChange = z.object({
  planRevision: z.int().min(0),
  projectVersion: z.int().nullable(),
  lines: z
    .array(
      z.object({
        name: z.string().trim().min(1).max(120),
        amount: z.number().min(0).max(1e11),
        isOutside: z.boolean().default(false),
        quoteFileId: z.string().max(100).nullable().default(null),
      }),
    )
    .max(APPLICATION_CAPS.lines),
  cover: z.array(coverSource).max(APPLICATION_CAPS.sources),
  ratePct: contents.shape.ratePct,
});
export const protocol = z.object({ protocol: z.string().trim().max(80).default('') });
export const outcomeChange = z.object({ outcome: outcomeInput.nullable() });
