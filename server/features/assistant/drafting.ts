import { z } from '@hono/zod-openapi';
import { compose, draftOf } from '#domain/assistant/drafts/compose.ts';
import type { Draft, Fact } from '#domain/assistant/drafts/draft.ts';
import { citeSentences, groundFigures } from '#domain/assistant/drafts/ground-figures.ts';
import { groundedWords } from '#domain/assistant/grounded-words.ts';
import { readability } from '#domain/assistant/gulpease.ts';
import { quotable } from '#domain/assistant/instruction-like.ts';
import { plainText } from '#domain/assistant/plain-text.ts';
import { DOCUMENT_TYPES, type DraftPart } from '#domain/assistant/request-types.ts';
import { DOCUMENT_FIELD_LABELS } from '#messages/assistant/documents.ts';
import { FIGURE_GAP, PART_TITLES, planOf, RESERVE } from '#messages/assistant/drafts.ts';
import { companyWords, documentWords, factLabel, grantWords, projectWords } from '#messages/assistant/facts.ts';
import { analyseApart } from './analyse-apart.ts';
import { draftGrantFrom, type GrantContext } from './grant-context.ts';
import type { OperationContext } from './operation.ts';
import { textSystem, type Prompt } from './provider/prompt.ts';

/** Texts of documents that the application holds. */
export const draftDocuments = z
  .array(
    z.object({ name: z.string().max(200), type: z.enum(DOCUMENT_TYPES).catch('altro'), text: z.string().max(200_000) }),
  )
  .max(10)
  .optional()
  .catch(undefined);
export const writtenParts = z.record(z.string(), z.unknown()).nullish().catch(null);

export type DraftRequest = {
  part: DraftPart;
  grantContext: GrantContext;
  written: z.infer<typeof writtenParts>;
  documents: z.infer<typeof draftDocuments>;
};

/** Everything a draft may say, each with its origin. */
async function knownFacts({ records }: OperationContext, request: DraftRequest): Promise<Fact[]> {
  const company = await records.company();
  const grant = draftGrantFrom(await records.catalogue(), request.grantContext);
  return [
    ...(company ? companyWords(company) : []),
    ...(grant ? grantWords(grant) : []),
    ...projectWords(projectNotes(request.written)),
    ...(await documentFacts(request.documents ?? [])),
  ];
}

export async function draftPart(context: OperationContext, request: DraftRequest) {
  const facts = await knownFacts(context, request);
  const seed = [
    request.part,
    ...facts.filter(({ key }) => key === 'name' || key === 'g.name').map(({ value }) => value),
  ].join('|');
  return toldDraft(
    request.part,
    compose(planOf(request.part), { facts, seed, reserve: request.part === 'project_title' ? [] : RESERVE }),
  );
}

function toldDraft(part: DraftPart, { text, paragraphs, sentences, missing }: Draft) {
  return {
    part,
    title: PART_TITLES[part],
    text,
    paragraphs,
    sentences: sentences.map((sentence) => ({
      text: sentence.text,
      isOpen: sentence.isOpen,
      citations: sentence.facts.map((fact) => ({
        origin: fact.origin,
        field: fact.field,
        label: factLabel(fact),
        value: fact.value,
      })),
    })),
    missing,
    gulpease: readability(text).gulpease,
  };
}
type ToldDraft = ReturnType<typeof toldDraft>;

const SYSTEM = textSystem(
  'Scrivi da due a quattro paragrafi, separati da una riga vuota, in terza persona. Mantieni i [DA COMPLETARE: …] della bozza dove il dato manca.',
);

export async function draftPrompt(
  context: OperationContext,
  request: DraftRequest,
  base: Pick<ToldDraft, 'title' | 'text'> | null,
): Promise<Prompt | null> {
  if (!base) return null;
  const facts = await knownFacts(context, request);
  return {
    format: 'text',
    system: SYSTEM,
    task: 'Riscrivi la bozza del blocco BOZZA per la parte indicata nel blocco PARTE: più scorrevole e convincente, con gli stessi fatti. Usa anche i fatti del blocco FATTI. Non ripetere frasi.',
    blocks: [
      { label: 'PARTE', text: base.title },
      { label: 'FATTI', text: facts.map((fact) => `${factLabel(fact)}: ${fact.value}`).join('\n') },
      { label: 'BOZZA', text: base.text },
    ],
  };
}

/** A provider's text with our own check of claims: a figure without a source becomes a gap (field.md §2.12). */
export async function providerDraft(
  context: OperationContext,
  request: DraftRequest,
  told: string,
): Promise<ToldDraft> {
  const facts = await knownFacts(context, request);
  const known = facts.map(({ value }) => value);
  const paragraphs = told
    .split(/\n\s*\n/)
    .map((paragraph) => draftedWords(paragraph, known.join('\n')))
    .filter((paragraph) => paragraph !== '');
  return toldDraft(request.part, draftOf(paragraphs.map((paragraph) => citeSentences(paragraph, facts))));
}

/** Figures without a source become gaps; a sentence with a link or a name of nobody's goes. */
export function draftedWords(told: string, known: string): string {
  const words = groundFigures(quotable(told, 4000), [known], FIGURE_GAP);
  return groundedWords(words, known, { areFiguresGrounded: true });
}

const ENOUGH_CHARS = 80;
export function readDraft(text: string): string {
  const told = plainText(text, 12_000);
  if (told.length < ENOUGH_CHARS || /^\s*[{[<]/.test(text)) throw new Error('not a draft in words');
  return told;
}

function projectNotes(written: DraftRequest['written']) {
  const text = (...keys: string[]) => {
    const value = keys
      .map((key) => written?.[key])
      .find((each) => typeof each === 'string' || typeof each === 'number');
    return value === undefined ? '' : quotable(String(value), 2000);
  };
  return {
    title: text('project_title', 'projectName', 'projectTitle'),
    goals: text('project_objectives', 'projectGoals'),
    summary: text('project_summary', 'projectSummary'),
    budget: text('totalBudget', 'budget'),
  };
}

const DRAFTED_FIELDS = ['revenue', 'totalAssets', 'employees'];

async function documentFacts(documents: NonNullable<DraftRequest['documents']>): Promise<Fact[]> {
  const analysed = await Promise.all(
    documents.map(async ({ name, text }) => ({ name, ...(await analyseApart(text)) })),
  );
  const found = analysed.flatMap(({ name, fields }) =>
    fields
      .filter(({ field }) => DRAFTED_FIELDS.includes(field))
      .map(({ field, value }) => ({
        name: quotable(name, 120),
        label: DOCUMENT_FIELD_LABELS[field].toLowerCase(),
        value,
      })),
  );
  return found.slice(0, 2).map(({ name, label, value }, at) => documentWords(name, label, value, at + 1));
}
