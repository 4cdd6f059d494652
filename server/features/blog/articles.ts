import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { blocksOf, frontMatter, readingMinutes, type Block } from '#domain/blog/markdown.ts';

export type Article = {
  slug: string;
  title: string;
  description: string;
  date: string;
  topic: string;
  minutes: number;
  blocks: Block[];
};

const FOLDER = fileURLToPath(new URL('../../../messages/blog/articles/', import.meta.url));
const fields = z.object({
  title: z.string().min(1),
  description: z.string().min(1).max(200),
  date: z.iso.date(),
  topic: z.string().min(1),
});

let known: readonly Article[] | undefined;

/** The newest first. They are files of the product: read once. */
export function allArticles(): readonly Article[] {
  known ??= readdirSync(FOLDER)
    .filter((name) => name.endsWith('.md'))
    .map(readArticleFile)
    .sort((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0));
  return known;
}

function readArticleFile(name: string): Article {
  const { fields: head, body } = frontMatter(readFileSync(FOLDER + name, 'utf8'));
  return {
    slug: name.replace(/\.md$/, ''),
    ...fields.parse(head),
    minutes: readingMinutes(body),
    blocks: blocksOf(body),
  };
}
