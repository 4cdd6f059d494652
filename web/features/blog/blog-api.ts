import type { InferResponseType } from 'hono/client';
import { dataOf, type ApiClient } from '#web/lib/api.ts';

export type ReadArticle = InferResponseType<ApiClient['articles'][':slug']['$get'], 200>;
export type ArticleSummary = ReadArticle['next'][number];

export const listArticles = async (api: ApiClient): Promise<ArticleSummary[]> =>
  (await dataOf(api.articles.$get())).articles;

export const readArticle = (api: ApiClient, slug: string): Promise<ReadArticle> =>
  dataOf(api.articles[':slug'].$get({ param: { slug } }));
