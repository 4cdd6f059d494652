import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { blocksOf, frontMatter, readingMinutes, type Block } from '#domain/blog/markdown.ts';
import { RESOURCE_CATEGORIES, RESOURCE_KINDS } from '#domain/resources/resources.ts';
import { WALKTHROUGH } from '#messages/resources/walkthrough.ts';

const FOLDER = fileURLToPath(new URL('../../../messages/resources/guides/', import.meta.url));
const head = z.object({
  title: z.string().min(1),
  description: z.string().min(1).max(200),
  kind: z.enum(RESOURCE_KINDS),
  category: z.enum(RESOURCE_CATEGORIES),
  order: z.coerce.number(),
  date: z.iso.date(),
});
export type Resource = z.infer<typeof head> & { slug: string; minutes: number; blocks: Block[] };

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
  };
};

let known: readonly Resource[] | undefined;

/** Guides, one video, one reference, in the order of the cards. They are files of the product: read once. */
export function allResources(): readonly Resource[] {
  known ??= [
    ...readdirSync(FOLDER)
      .filter((name) => name.endsWith('.md'))
      .map(guideOf),
    video(),
  ].sort((one, other) => one.order - other.order);
  return known;
}

function guideOf(name: string): Resource {
  const { fields, body } = frontMatter(readFileSync(FOLDER + name, 'utf8'));
  const slug = name.replace(/\.md$/, '');
  return { slug, ...head.parse(fields), minutes: readingMinutes(body), blocks: blocksOf(body) };
}
