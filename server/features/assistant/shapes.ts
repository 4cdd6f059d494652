import { z } from '@hono/zod-openapi';
import {
  ANSWERED_BY,
  ASSISTANT_TYPES,
  CHAT_INTENTS,
  DOCUMENT_TYPES,
  FACT_ORIGINS,
  IMPROVEMENT_GOALS,
  PRIORITIES,
  type AssistantType,
} from '#domain/assistant/request-types.ts';
import { DOCUMENT_FIELDS } from '#domain/assistant/document/document-fields.ts';
import { DOCUMENT_PROBLEMS } from '#domain/files/document-reading.ts';
import { GRANT_LEVELS, VERDICTS } from '#domain/vocabulary.ts';
import { errorBody } from '#server/platform/http/http.ts';

/** A way on: always a path of the product. */
const link = z.object({ label: z.string(), href: z.string() });

/** One grant as analysis and semantic search tell it. */
const toldGrant = z.object({
  id: z.string(),
  name: z.string(),
  entity: z.string(),
  level: z.enum(GRANT_LEVELS),
  amount: z.string(),
  deadline: z.string().nullable(),
  daysLeft: z.number().nullable(),
  /** The official page, where known. */
  link: z.string().nullable(),
  /** The grant's page in the product. */
  path: z.string(),
  /** 70 to 95; null without a company, or where the grant is not admissible. */
  score: z.number().nullable(),
  verdict: z.enum(VERDICTS).nullable(),
  verdictText: z.string().nullable(),
  met: z.number(),
  total: z.number(),
});

/** A suggestion (AST-19). */
const suggestion = z.object({
  id: z.string(),
  text: z.string(),
  priority: z.enum(PRIORITIES),
  type: z.enum(['profilo', 'scadenza', 'bando', 'requisito', 'sezione']),
  action: link.nullable(),
  timestamp: z.string(),
});

/** An insight (AST-19). */
const insight = z.object({
  id: z.string(),
  type: z.enum(['opportunita', 'scadenza', 'requisiti', 'profilo']),
  title: z.string(),
  content: z.string(),
  action: link.nullable(),
  priority: z.enum(PRIORITIES),
  timestamp: z.string(),
});

/** Which text, which field, which value. */
const citation = z.object({
  origin: z.enum(FACT_ORIGINS),
  field: z.string(),
  label: z.string(),
  value: z.string(),
});

const draft = z.object({
  part: z.string(),
  title: z.string(),
  text: z.string(),
  /** Each sentence with what it says it from; `isOpen`: holds a [DA COMPLETARE: …]. */
  sentences: z.array(z.object({ text: z.string(), citations: z.array(citation), isOpen: z.boolean() })),
  paragraphs: z.array(z.string()),
  /** What to add, as the brackets ask for it. */
  missing: z.array(z.string()),
  gulpease: z.number(),
});

const diffPart = z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() });
const readability = z.object({ gulpease: z.number(), sentences: z.number(), words: z.number() });

export const ANSWER_SHAPES = {
  /** JSON text: {query, bandi, riassunto} (AST-2); read it by domain/assistant/grant-answer.ts. */
  intelligent_grant_search: z.string(),
  unified_analysis: z.object({
    summary: z.string(),
    grants: z.array(
      toldGrant.extend({
        reason: z.string(),
        strengths: z.array(z.string()),
        gaps: z.array(z.string()),
        /** What it brings, how likely, how much work, how soon: in few words. */
        comparison: z.object({ money: z.string(), odds: z.string(), effort: z.string(), time: z.string() }),
      }),
    ),
    insights: z.array(insight),
    suggestions: z.array(suggestion),
  }),
  smart_suggestions: z.object({ suggestions: z.array(suggestion) }),
  semantic_search: z.object({
    query: z.string(),
    results: z.array(
      toldGrant.extend({
        explanation: z.string(),
        matchedWords: z.array(z.string()),
        snippet: z.array(z.object({ text: z.string(), match: z.boolean() })),
      }),
    ),
    didYouMean: z.string().nullable(),
  }),
  form_completion: draft.extend({ fieldType: z.string() }),
  document_analysis: z.object({
    documentName: z.string().nullable(),
    declaredType: z.enum(DOCUMENT_TYPES),
    detectedType: z.enum(DOCUMENT_TYPES).nullable(),
    /** Why it gave no words; then the summary says so. */
    problem: z.enum(DOCUMENT_PROBLEMS).nullable(),
    summary: z.string(),
    /** What to know about the reading: only the first pages, hidden words left out. */
    notes: z.array(z.string()),
    /** `value` as the document writes it, `raw` as a form takes it: a day, digits, a code. */
    fields: z.array(
      z.object({
        field: z.enum(DOCUMENT_FIELDS),
        label: z.string(),
        value: z.string(),
        raw: z.string(),
        excerpt: z.string(),
      }),
    ),
    checks: z.array(
      z.object({
        field: z.string(),
        label: z.string(),
        outcome: z.enum(['corrisponde', 'diverso', 'non_trovato', 'da_verificare']),
        expected: z.string().nullable(),
        found: z.string().nullable(),
        text: z.string(),
      }),
    ),
    mismatches: z.array(z.string()),
    /** What weighs on a verdict, and how. */
    findings: z.array(z.object({ kind: z.string(), text: z.string(), meaning: z.string() })),
  }),
  generate_content: draft.extend({ contentType: z.string() }),
  improve_text: z.object({
    text: z.string(),
    before: readability,
    after: readability,
    changes: z.array(
      z.object({
        goal: z.enum(IMPROVEMENT_GOALS),
        reason: z.string(),
        before: z.string(),
        after: z.string(),
      }),
    ),
    diff: z.array(diffPart),
    suggestions: z.array(z.string()),
  }),
  chat_support: z.object({
    intent: z.enum(CHAT_INTENTS),
    /** The whole answer, plain. */
    text: z.string(),
    /** The same in pieces, each with its links. */
    parts: z.array(z.object({ text: z.string(), links: z.array(link) })),
    quickReplies: z.array(z.string()),
  }),
} satisfies Record<AssistantType, z.ZodType>;

export type AnswerOf<Type extends AssistantType> = z.infer<(typeof ANSWER_SHAPES)[Type]>;
export type AnyAnswer = AnswerOf<AssistantType>;

const answerOf = <Type extends AssistantType, Shape extends z.ZodType>(type: Type, shape: Shape) =>
  z.object({
    type: z.literal(type),
    success: z.boolean(),
    response: shape.nullable(),
    error: z.string().nullable(),
    answeredBy: z.enum(ANSWERED_BY).nullable(),
    /** Said beside the answer when something stood in for something else. */
    notice: z.string().nullable(),
    durationMs: z.number(),
  });
export const documentAnswer = answerOf('document_analysis', ANSWER_SHAPES.document_analysis);

type AnswerShape<Type extends AssistantType> = (typeof ANSWER_SHAPES)[Type] extends infer Shape extends z.ZodType
  ? ReturnType<typeof answerOf<Type, Shape>>
  : never;
type EachAnswer = { [Type in AssistantType]: AnswerShape<Type> }[AssistantType];
const [first, ...others] = ASSISTANT_TYPES.map((type) => answerOf(type, ANSWER_SHAPES[type]) as EachAnswer);

/** What POST /api/ai-assistant answers, and what the `done` event of the stream carries: by type. */
export const assistantAnswer = z.discriminatedUnion('type', [first!, ...others]).openapi('AssistantAnswer');
export type AssistantAnswer<Type extends AssistantType = AssistantType> = Omit<
  z.infer<typeof documentAnswer>,
  'response' | 'type'
> & { type: Type; response: AnswerOf<Type> | null };

/** Its refusals can be read as an answer that failed, beside the usual code. */
export const assistantRefusal = errorBody
  .extend({ success: z.literal(false), error: z.string() })
  .openapi('AssistantRefusal');

const figures = z.object({
  totalRequests: z.number(),
  successfulRequests: z.number(),
  failedRequests: z.number(),
  /** 0 to 100; 100 with no requests (ACT-3). */
  successRate: z.number(),
  avgResponseTime: z.number(),
  lastError: z.string().nullable(),
  inputTokens: z.number(),
  outputTokens: z.number(),
});

export const usageShape = z
  .object({
    own: figures,
    today: z.object({ used: z.number(), limit: z.number() }),
    /** Administrators only: everybody together, and the state of the provider. */
    installation: figures
      .extend({
        provider: z.enum(['assente', 'attivo', 'in_pausa', 'in_prova']),
        byType: z.record(z.string(), z.number()),
      })
      .nullable(),
  })
  .openapi('AssistantUsage');

export const consentShape = z
  .object({
    isProviderConfigured: z.boolean(),
    /** Where texts would go. */
    host: z.string().nullable(),
    model: z.string().nullable(),
    company: z.object({ id: z.string(), companyName: z.string() }).nullable(),
    isGranted: z.boolean(),
    explanation: z.string(),
  })
  .openapi('AssistantConsent');
