import { createFileRoute } from '@tanstack/react-router';
import { Article, Blog } from '#web/features/blog/blog-parts.ts';
import type { ArticleSummary } from '#web/features/blog/blog-api.ts';
import { pageHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/_public/blog/$slug')({
  staticData: { isSite: true },
  loader: async ({ context: { api }, params: { slug } }) => (await import('./-blog-data.ts')).loadArticle(api, slug),
  head: ({ loaderData }) => loaderData?.head ?? pageHead('articleNotFound'),
  notFoundComponent: ({ data }) => <Blog articles={(data as ArticleSummary[] | undefined) ?? []} isNotFound />,
  component: ArticleRoute,
});

function ArticleRoute() {
  const { article, next } = Route.useLoaderData();
  return <Article key={article.slug} article={article} next={next} />;
}
