import { served } from '#web/lib/served.tsx';

/** Articles are only read: a first visit keeps their HTML and fetches none of their code. */
export const Blog = served(
  async () => (await import('./blog-page.tsx')).BlogPage,
  import.meta.env.SSR ? (await import('./blog-page.tsx')).BlogPage : null,
);
export const Article = served(
  async () => (await import('./article-page.tsx')).ArticlePage,
  import.meta.env.SSR ? (await import('./article-page.tsx')).ArticlePage : null,
);
