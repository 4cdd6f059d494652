import { z } from '@hono/zod-openapi';
import { checkDocument } from '#domain/assistant/document/analyse-document.ts';
import { findingsOf } from '#domain/assistant/document/find-findings.ts';
import { jsonInText } from '#domain/assistant/json-in-text.ts';
import { oneLine } from '#domain/assistant/plain-text.ts';
import { DOCUMENT_TYPES } from '#domain/assistant/request-types.ts';
import { ASSISTANT_FAILURES, ASSISTANT_NEEDS } from '#messages/assistant/assistant.ts';
import {
  checkText,
  DOCUMENT_FIELD_LABELS,
  DOCUMENT_PROBLEM_MESSAGES,
  documentNotes,
  documentSummary,
  findingText,
} from '#messages/assistant/documents.ts';
import { analyseInWorker } from '#server/features/assistant/analyse-in-worker.ts';
import { operation } from '#server/features/assistant/operation.ts';
import { openDocument, type DocumentSource } from '#server/features/assistant/open-document.ts';
import { jsonSystem } from '#server/features/assistant/provider/prompt.ts';

const TEXT_CHARS = 400_000;

const input = z.object({
  /** The text of a document, or which of one's own files to read. */
  documentData: z.union(
    [
      z
        .string()
        .max(TEXT_CHARS)
        .transform((text): DocumentSource => ({ text })),
      z.object({ name: z.string().max(300).optional(), text: z.string().max(TEXT_CHARS) }),
      z.object({ fileId: z.string().min(1).max(100) }),
      z.object({ upload: z.object({ name: z.string().max(300), bytes: z.instanceof(Uint8Array) }) }),
    ],
    ASSISTANT_NEEDS.document,
  ),
  documentType: z.enum(DOCUMENT_TYPES, ASSISTANT_NEEDS.document),
  /** Null: of no company that is here yet. */
  companyId: z.string().max(100).nullish(),
});
const told = z.object({ summary: z.string().min(1).max(4000) });

export const documentAnalysis = operation({
  type: 'document_analysis',
  input,
  subject: ({ companyId }) => ({ companyId }),
  failure: ASSISTANT_FAILURES.document_analysis,

  async embedded({ ctx, records }, { documentData, documentType }) {
    const { name, reading } = await openDocument(ctx, documentData);
    const analysed = await analyseInWorker(ctx, reading.ok ? reading.text : '');
    const problem = !reading.ok ? reading.problem : analysed.hasText ? null : ('no_text' as const);
    const company = await records.company();
    const checks = problem ? [] : checkDocument(analysed, company, documentType, records.today);
    const findings = problem
      ? []
      : findingsOf(analysed, records.today).map((found) => ({ kind: found.kind, ...findingText(found) }));
    const wrong = checks.filter(({ outcome }) => outcome === 'diverso');
    const right = checks.filter(({ outcome }) => outcome === 'corrisponde');
    return {
      documentName: name ? oneLine(name, 200) : null,
      declaredType: documentType,
      detectedType: analysed.detectedType,
      problem,
      summary: problem
        ? DOCUMENT_PROBLEM_MESSAGES[problem]
        : [
            documentSummary(analysed.fields.length, right.length, wrong.length, analysed.detectedType),
            ...findings.map(({ text, meaning }) => `${text} ${meaning}`),
          ].join(' '),
      notes: reading.ok ? documentNotes(reading) : [],
      fields: analysed.fields.map((found) => ({ ...found, label: DOCUMENT_FIELD_LABELS[found.field] })),
      checks: checks.map((check) => ({ ...check, label: DOCUMENT_FIELD_LABELS[check.field], text: checkText(check) })),
      mismatches: wrong.map(checkText),
      findings,
    };
  },
  async prompt({ ctx }, { documentData }, base) {
    if (!base || base.fields.length === 0) return null;
    const { reading } = await openDocument(ctx, documentData);
    return {
      format: 'json',
      system: jsonSystem('{"summary":"…"}'),
      task: 'Riassumi in al massimo quattro frasi che cosa contiene il documento e che cosa controllare, usando i dati trovati e i confronti.',
      blocks: [
        { label: 'DOCUMENTO', text: reading.ok ? reading.text.slice(0, 8000) : '' },
        { label: 'DATI TROVATI', text: base.fields.map(({ label, value }) => `${label}: ${value}`).join('\n') },
        { label: 'CONFRONTI', text: base.checks.map(({ text }) => text).join('\n') },
      ],
    };
  },
  read: (text) => told.parse(jsonInText(text)),
  async merge(_context, _request, base, { summary }, checked) {
    return { ...base!, summary: checked(summary, 2000) || base!.summary };
  },
});
