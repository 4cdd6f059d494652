import { createFileRoute } from '@tanstack/react-router';
import { Legal } from '#web/features/site/site-parts.ts';

export const Route = createFileRoute('/_public/termini')({
  staticData: { isSite: true },
  loader: async ({ context }) => ({ head: (await import('./-site-heads.ts')).siteHead(context.api, 'terms') }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <Legal text="terms" />,
});
