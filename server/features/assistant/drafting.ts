import { z } from '@hono/zod-openapi';
import { draftOf, toldIn, type Draft, type Fact } from '#domain/assistant/drafting/draft.ts';
import { draftProject, NO_DRAFT_PROJECT } from '#domain/assistant/drafting/draft-project.ts';
import { lengthAsked, type Length } from '#domain/assistant/drafting/fit.ts';
import { materialOf, type Material } from '#domain/assistant/drafting/material.ts';
import { citeSentences, groundFigures } from '#domain/assistant/drafting/ground-figures.ts';
import { groundedWords } from '#domain/assistant/grounded-words.ts';
import { readability } from '#domain/assistant/gulpease.ts';
import { quotable } from '#domain/assistant/instruction-like.ts';
import { plainText } from '#domain/assistant/plain-text.ts';
import { DOCUMENT_TYPES, type DraftPart } from '#domain/assistant/request-types.ts';
import { DOCUMENT_FIELD_LABELS } from '#messages/assistant/documents.ts';
import { callFacts, companyFacts, projectFacts } from '#messages/assistant/drafting/draft-facts.ts';
import { FIGURE_GAP, PART_TITLES } from '#messages/assistant/drafting/part-titles.ts';
import { writeDraft } from '#messages/assistant/drafting/write-draft.ts';
import { documentWords, factLabel, projectWords } from '#messages/assistant/facts.ts';
import { readEuro } from '#domain/numbers/read-number.ts';
import { inTurns } from '#server/platform/threads/in-turns.ts';
import { analyseInWorker } from './analyse-in-worker.ts';
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
  project: unknown;
  length: Length | null;
};

type Known = { material: Material; facts: Fact[] };

/** Everything a draft may say: read once, each fact with its origin. */
async function known({ ctx, records }: OperationContext, request: DraftRequest): Promise<Known> {
  const company = await records.company();
  const grant = draftGrantFrom(await records.catalogue(), request.grantContext, records.today);
  const notes = await inTurns(projectNotes(request.written));
  const documents = await documentFacts(ctx, request.documents ?? []);
  const material = materialOf({
    company,
    sizes: await records.sizes(),
    grant,
    project: await projectGiven(records, request),
    written: notes.texts,
    budget: readEuro(notes.budget),
    documents,
  });
  const facts = [
    ...companyFacts(material),
    ...projectWords(notes),
    ...projectFacts(material),
    ...callFacts(material),
    ...documents,
  ];
  return { material, facts };
}

/** The project of the request; the company's active one where the request brings none. */
async function projectGiven(records: OperationContext['records'], { project }: DraftRequest) {
  const given = draftProject.safeParse(project ?? (await records.project()) ?? {});
  return given.success ? given.data : NO_DRAFT_PROJECT;
}

export async function draftPart(context: OperationContext, request: DraftRequest) {
  const { material, facts } = await known(context, request);
  return toldDraft(
    request.part,
    writeDraft(request.part, material, facts, request.length ?? lengthAsked({}, request.part)),
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
  const { facts } = await known(context, request);
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

/** A provider's text with our own check of claims: a figure without a source becomes a gap (AST-15). */
export async function providerDraft(
  context: OperationContext,
  request: DraftRequest,
  told: string,
): Promise<ToldDraft> {
  const { facts } = await known(context, request);
  const sources = facts.map(({ value }) => value);
  const paragraphs = told
    .split(/\n\s*\n/)
    .map((paragraph) => draftedWords(paragraph, sources.join('\n')))
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

const NOTE_CHARS = 2000;
/** Of what is kept, gaps and markup included. */
const READ_CHARS = 4 * NOTE_CHARS;
const NAMES = {
  title: ['project_title', 'projectName', 'projectTitle'],
  goals: ['project_objectives', 'projectGoals', 'objectives'],
  summary: ['project_summary', 'projectSummary'],
  budget: ['totalBudget', 'budget'],
} as const;

/** The sections that the application already holds, under whatever name. */
function* projectNotes(written: DraftRequest['written']) {
  const texts: Record<string, string> = {};
  for (const [key, value] of Object.entries(written ?? {}).slice(0, 60)) {
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    texts[key] = quotable(toldIn(String(value).slice(0, READ_CHARS)), NOTE_CHARS);
    yield;
  }
  const named = (keys: readonly string[]) => keys.map((key) => texts[key]).find((text) => text) ?? '';
  const notes = {
    title: named(NAMES.title),
    goals: named(NAMES.goals),
    summary: named(NAMES.summary),
    budget: named(NAMES.budget),
  };
  return { ...notes, texts: { ...texts, ...notes } };
}

const DRAFTED_FIELDS = ['revenue', 'totalAssets', 'employees'];

async function documentFacts(
  ctx: OperationContext['ctx'],
  documents: NonNullable<DraftRequest['documents']>,
): Promise<Fact[]> {
  const analysed = await Promise.all(
    documents.map(async ({ name, text }) => ({ name, ...(await analyseInWorker(ctx, text)) })),
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
