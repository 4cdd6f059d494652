import { createFileRoute } from '@tanstack/react-router';
import { Blog } from '#web/features/blog/blog-parts.ts';

export const Route = createFileRoute('/_public/blog/')({
  staticData: { isSite: true },
  loader: async ({ context: { api } }) => (await import('./-blog-data.ts')).loadBlog(api),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: BlogRoute,
});

function BlogRoute() {
  const { articles } = Route.useLoaderData();
  return <Blog articles={articles} />;
}
