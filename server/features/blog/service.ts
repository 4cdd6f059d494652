import { AppError } from '#domain/errors.ts';
import { articlePath } from '#domain/paths.ts';
import type { SitemapPage } from '#server/platform/http/sitemap-xml.ts';
import { allArticles, type Article } from './articles.ts';

export type ArticleSummary = Omit<Article, 'blocks'>;

const summaryOf = ({ blocks: _blocks, ...summary }: Article): ArticleSummary => summary;

export const listArticles = (): ArticleSummary[] => allArticles().map(summaryOf);

const NEXT_SHOWN = 3;

/** One article, and what else there is to read. */
export function readArticle(slug: string) {
  const article = allArticles().find((one) => one.slug === slug);
  if (!article) throw new AppError('not_found');
  const others = allArticles().filter((one) => one !== article);
  const alike = others.filter(({ topic }) => topic === article.topic);
  const next = [...alike, ...others.filter((one) => !alike.includes(one))].slice(0, NEXT_SHOWN);
  return { article, next: next.map(summaryOf) };
}

export const articleSitemapPages = (): SitemapPage[] =>
  allArticles().map(({ slug, date }) => ({ path: articlePath(slug), changedOn: date }));
