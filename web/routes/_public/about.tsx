import { createFileRoute } from '@tanstack/react-router';
import { About } from '#web/features/site/site-parts.ts';

export const Route = createFileRoute('/_public/about')({
  staticData: { isSite: true },
  loader: async ({ context }) => ({ head: (await import('./-site-heads.ts')).siteHead(context.api, 'about') }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: About,
});
