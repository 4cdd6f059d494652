import { createFileRoute } from '@tanstack/react-router';
import { Features } from '#web/features/site/site-parts.ts';

export const Route = createFileRoute('/_public/features')({
  staticData: { isSite: true },
  loader: async ({ context }) => ({ head: (await import('./-site-heads.ts')).siteHead(context.api, 'features') }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Features,
});
