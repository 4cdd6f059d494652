import { z } from '@hono/zod-openapi';
import { analyseDocument, checkDocument } from '#domain/assistant/document/analyse-document.ts';
import { quotable } from '#domain/assistant/instruction-like.ts';
import { jsonInText } from '#domain/assistant/json-in-text.ts';
import { oneLine } from '#domain/assistant/plain-text.ts';
import { DOCUMENT_TYPES } from '#domain/assistant/request-types.ts';
import { ASSISTANT_FAILURES, ASSISTANT_NEEDS } from '#messages/assistant.ts';
import {
  checkText,
  DOCUMENT_FIELD_LABELS,
  documentSummary,
  UNREADABLE_DOCUMENT,
} from '#messages/assistant-documents.ts';
import { operation } from '#server/features/assistant/operation.ts';
import { jsonSystem } from '#server/features/assistant/provider/prompt.ts';

const TEXT_CHARS = 400_000;

const input = z.object({
  /** The text of the document, as it was extracted. */
  documentData: z.union(
    [
      z
        .string()
        .max(TEXT_CHARS)
        .transform((text) => ({ name: undefined, text })),
      z.object({ name: z.string().max(300).optional(), text: z.string().max(TEXT_CHARS) }),
    ],
    ASSISTANT_NEEDS.document,
  ),
  documentType: z.enum(DOCUMENT_TYPES, ASSISTANT_NEEDS.document),
  companyId: z.string().max(100).optional(),
});
const told = z.object({ summary: z.string().min(1).max(4000) });

export const documentAnalysis = operation({
  type: 'document_analysis',
  input,
  subject: ({ companyId }) => ({ companyId }),
  failure: ASSISTANT_FAILURES.document_analysis,

  async embedded({ records }, { documentData, documentType }) {
    const analysed = analyseDocument(documentData.text);
    const company = await records.company();
    const checks = checkDocument(analysed, company, documentType, records.today);
    const wrong = checks.filter(({ outcome }) => outcome === 'diverso');
    const right = checks.filter(({ outcome }) => outcome === 'corrisponde');
    return {
      documentName: documentData.name ? oneLine(documentData.name, 200) : null,
      declaredType: documentType,
      detectedType: analysed.detectedType,
      summary: analysed.hasText
        ? documentSummary(analysed.fields.length, right.length, wrong.length, analysed.detectedType)
        : UNREADABLE_DOCUMENT,
      fields: analysed.fields.map(({ field, value, excerpt }) => ({
        field,
        label: DOCUMENT_FIELD_LABELS[field],
        value,
        excerpt,
      })),
      checks: analysed.hasText
        ? checks.map((check) => ({ ...check, label: DOCUMENT_FIELD_LABELS[check.field], text: checkText(check) }))
        : [],
      mismatches: analysed.hasText ? wrong.map(checkText) : [],
    };
  },
  async prompt(_context, { documentData }, base) {
    if (!base || base.fields.length === 0) return null;
    return {
      format: 'json',
      system: jsonSystem('{"summary":"…"}'),
      task: 'Riassumi in al massimo quattro frasi che cosa contiene il documento e che cosa controllare, usando i dati trovati e i confronti.',
      blocks: [
        { label: 'DOCUMENTO', text: documentData.text.slice(0, 8000) },
        { label: 'DATI TROVATI', text: base.fields.map(({ label, value }) => `${label}: ${value}`).join('\n') },
        { label: 'CONFRONTI', text: base.checks.map(({ text }) => text).join('\n') },
      ],
    };
  },
  read: (text) => told.parse(jsonInText(text)),
  async merge(_context, _request, base, { summary }) {
    return { ...base!, summary: quotable(summary, 2000) || base!.summary };
  },
});
