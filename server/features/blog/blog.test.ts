import { expect, test } from 'vitest';
import type { Span } from '#domain/blog/markdown.ts';
import { PATHS } from '#domain/paths.ts';
import { allArticles } from './articles.ts';
import { readArticle } from './service.ts';

const spansOf = (article: ReturnType<typeof allArticles>[number]): Span[] =>
  article.blocks.flatMap((block) =>
    block.kind === 'paragraph' ? block.spans : block.kind === 'list' ? block.items.flat() : [],
  );

test('at least six articles, the newest first, each with sections and a reading time', () => {
  const articles = allArticles();
  expect(articles.length).toBeGreaterThanOrEqual(6);
  expect(articles.map(({ date }) => date)).toEqual(
    articles
      .map(({ date }) => date)
      .toSorted()
      .reverse(),
  );
  for (const { slug, blocks, minutes } of articles) {
    expect([slug, blocks.filter(({ kind }) => kind === 'heading').length >= 3, minutes > 0]).toEqual([
      slug,
      true,
      true,
    ]);
  }
});

test('every article leads to a page of ours, and nothing of its Markdown is left over', () => {
  const known = Object.values(PATHS) as string[];
  for (const article of allArticles()) {
    const spans = spansOf(article);
    const inside = spans.flatMap((span) => (span.kind === 'link' && span.href.startsWith('/') ? [span.href] : []));
    expect([article.slug, inside.length > 0]).toEqual([article.slug, true]);
    for (const href of inside) expect(known).toContain(href.split('?')[0]);
    for (const { text } of spans) expect(text).not.toMatch(/\*\*|\]\(|^#/);
  }
});

test('what else there is to read begins with the same topic', () => {
  const { article, next } = readArticle('cumulo-degli-aiuti');
  expect(next).toHaveLength(3);
  expect(next[0]?.topic).toBe(article.topic);
  expect(next.map(({ slug }) => slug)).not.toContain(article.slug);
});
