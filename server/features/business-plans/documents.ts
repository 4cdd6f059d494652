import { gapsIn } from '#domain/assistant/drafting/draft.ts';
import { PLAN_SECTIONS, type PlanSection } from '#domain/business-plans/sections.ts';
import { AppError } from '#domain/errors.ts';
import { PLAN_DOCUMENT as WORDS } from '#messages/business-plans/document.ts';
import { SECTION_TITLES } from '#messages/business-plans/labels.ts';
import type { UserContext } from '#server/context.ts';
import { documentDocx } from '#server/platform/document/document-docx.ts';
import { blockText, documentPdf, type PdfDocument } from '#server/platform/document/document-pdf.ts';
import type { RateRule } from '#server/platform/http/rate-limit.ts';
import { planDocument } from './document-content.ts';
import { factsOf, planOf, today } from './reading.ts';
import { planWorkbook } from './workbook.ts';
import * as store from './store.ts';

/** Each draws a whole document. */
const RATE: RateRule = { name: 'business-plan-document-user', limit: 90, windowSeconds: 300 };

async function contentOf(ctx: UserContext, id: string) {
  await ctx.limits.use(RATE, ctx.user.id);
  const plan = await planOf(ctx.db, ctx.user.id, id);
  const facts = await factsOf(ctx, plan);
  const sections = await store.listSections(ctx.db, id);
  const texts = new Map(sections.map(({ section, blocks }) => [section, blocks]));
  return { plan, facts, content: planDocument(facts, texts, { version: plan.version, day: today(ctx) }) };
}

function pdfOf(content: ReturnType<typeof planDocument>, company: string): PdfDocument {
  const { eyebrow, index, note, page } = WORDS;
  const footer = (at: number, pages: number): [string, string] => [`${company} · ${content.subtitle}`, page(at, pages)];
  return { ...content, owner: company, eyebrow, index, note, footer };
}

type Download = { name: string; bytes: Uint8Array };
const fileName = (title: string, version: number, ending: string): string => {
  const plain = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  return `Bandolo_${plain.replace(/^-|-$/g, '').slice(0, 60)}_v${String(version)}.${ending}`;
};

export async function downloadPdf(ctx: UserContext, id: string): Promise<Download> {
  const { plan, facts, content } = await contentOf(ctx, id);
  const { bytes } = await documentPdf(pdfOf(content, facts.company.companyName), ctx.now().toISOString());
  return { name: fileName(plan.title, plan.version, 'pdf'), bytes };
}

export async function downloadDocx(ctx: UserContext, id: string): Promise<Download> {
  const { plan, content } = await contentOf(ctx, id);
  const { eyebrow, note, index } = WORDS;
  return {
    name: fileName(plan.title, plan.version, 'docx'),
    bytes: await documentDocx({ ...content, eyebrow, note, contents: index }),
  };
}

/** Refused while there is nothing to compute. */
export async function downloadXlsx(ctx: UserContext, id: string): Promise<Download> {
  await ctx.limits.use(RATE, ctx.user.id);
  const plan = await planOf(ctx.db, ctx.user.id, id);
  const { figures } = await factsOf(ctx, plan);
  if (!figures) throw new AppError('conflict');
  return { name: fileName(plan.title, plan.version, 'xlsx'), bytes: await planWorkbook(figures, today(ctx)) };
}

/** The document page by page, as the PDF breaks it, with what each part still asks for. */
export async function readDocument(ctx: UserContext, id: string) {
  const { facts, content } = await contentOf(ctx, id);
  const { placed, pages } = await documentPdf(pdfOf(content, facts.company.companyName), ctx.now().toISOString());
  const startOf = new Map(
    placed.flatMap(({ page, block }) => (block.kind === 'part' ? [[block.id, page] as const] : [])),
  );
  let part: PlanSection | undefined;
  const open = placed.flatMap(({ page, block }) => {
    if (block.kind === 'part') part = block.id as PlanSection;
    return gapsIn(blockText(block)).map((text) => ({ page, section: part!, text }));
  });
  return {
    title: content.title,
    subtitle: content.subtitle,
    company: facts.company.companyName,
    facts: content.facts.map(([name, value]) => ({ name, value })),
    note: WORDS.note,
    pageCount: pages,
    hasFigures: facts.figures !== null,
    contents: PLAN_SECTIONS.map((section) => ({
      section,
      title: SECTION_TITLES[section],
      page: startOf.get(section) ?? 0,
      open: open.filter((each) => each.section === section).length,
    })),
    open,
    pages: [...new Set(placed.map(({ page }) => page))].map((number) => ({
      number,
      blocks: placed.filter(({ page }) => page === number).map(({ block }) => block),
    })),
  };
}
