import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { blocksOf, frontMatter, readingMinutes, type Block } from '#domain/blog/markdown.ts';
import { RESOURCE_CATEGORIES, RESOURCE_KINDS } from '#domain/resources/resources.ts';
import { withRules } from '#messages/resources/with-rules.ts';
import { WALKTHROUGH } from '#messages/resources/walkthrough.ts';

const FOLDER = fileURLToPath(new URL('../../../messages/resources/guides/', import.meta.url));
const FOR_CONSULTANTS = fileURLToPath(new URL('../../../messages/resources/consultants/', import.meta.url));
const head = z.object({
  title: z.string().min(1),
  description: z.string().min(1).max(200),
  kind: z.enum(RESOURCE_KINDS),
  category: z.enum(RESOURCE_CATEGORIES),
  order: z.coerce.number(),
  date: z.iso.date(),
});
export type Resource = z.infer<typeof head> & {
  slug: string;
  minutes: number;
  blocks: Block[];
  /** Guides and regulations of the consultant's desk stand there, not among the resources of everybody. */
  isForConsultants: boolean;
};

/** The captioned walkthrough has no text of its own: its screens are the page. */
const video = (): Resource => {
  const { slug, title, description, minutes } = WALKTHROUGH;
  return {
    slug,
    title,
    description,
    minutes,
    kind: 'video',
    category: 'video',
    order: 4,
    date: '2026-11-16',
    blocks: [],
    isForConsultants: false,
  };
};

let known: readonly Resource[] | undefined;
const texts = new Map<string, string>();

/** Guides, one video, one reference, in the order of the cards. They are files of the product: read once. */
export function allResources(): readonly Resource[] {
  known ??= [...namesIn(FOLDER).map((name) => guideOf(name, textOf(FOLDER + name), false)), video()].sort(byOrder);
  return known;
}

/** Of the consultant's desk: legal numbers are those in force on the day. */
export const consultantResources = (day: string): Resource[] =>
  namesIn(FOR_CONSULTANTS)
    .map((name) => guideOf(name, withRules(textOf(FOR_CONSULTANTS + name), day), true))
    .sort(byOrder);

const byOrder = (one: Resource, other: Resource): number => one.order - other.order;
const namesIn = (folder: string): string[] => readdirSync(folder).filter((name) => name.endsWith('.md'));

function textOf(path: string): string {
  const text = texts.get(path) ?? readFileSync(path, 'utf8');
  texts.set(path, text);
  return text;
}

function guideOf(name: string, text: string, isForConsultants: boolean): Resource {
  const { fields, body } = frontMatter(text);
  const slug = name.replace(/\.md$/, '');
  return { slug, ...head.parse(fields), minutes: readingMinutes(body), blocks: blocksOf(body), isForConsultants };
}
