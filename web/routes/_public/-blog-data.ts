import { notFound } from '@tanstack/react-router';
import { listArticles, readArticle } from '#web/features/blog/blog-api.ts';
import { articleHead, blogHead } from '#web/features/blog/blog-head.ts';
import type { ApiClient } from '#web/lib/api.ts';
import { failureCode } from '#web/lib/failure.ts';
import { originOf } from '#web/lib/origin.ts';

export async function loadBlog(api: ApiClient) {
  return { articles: await listArticles(api), head: blogHead(originOf(api)) };
}

export async function loadArticle(api: ApiClient, slug: string) {
  const read = await readArticle(api, slug).catch(async (error: unknown) => {
    if (failureCode(error) !== 'not_found') throw error;
    throw notFound({ data: await listArticles(api) });
  });
  return { ...read, head: articleHead(originOf(api), read.article) };
}
