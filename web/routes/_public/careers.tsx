import { createFileRoute } from '@tanstack/react-router';
import { Careers } from '#web/features/site/site-parts.ts';

export const Route = createFileRoute('/_public/careers')({
  staticData: { isSite: true },
  loader: async ({ context }) => ({ head: (await import('./-site-heads.ts')).siteHead(context.api, 'careers') }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Careers,
});
