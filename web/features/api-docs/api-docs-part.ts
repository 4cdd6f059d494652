import { served } from '#web/lib/served.tsx';

export const ApiDocs = served(
  async () => (await import('./api-docs-page.tsx')).ApiDocsPage,
  import.meta.env.SSR ? (await import('./api-docs-page.tsx')).ApiDocsPage : null,
);
