import { createFileRoute, redirect } from '@tanstack/react-router';
import { Gallery } from '#web/features/gallery/gallery.tsx';
import { pageHead } from '#web/lib/page-head.ts';

/** The design system in every state; only where the data is a demo. */
export const Route = createFileRoute('/dev/ui')({
  beforeLoad: async ({ context }) => {
    const { site } = await context.session.read();
    if (!site.isDemo) throw redirect({ to: '/', replace: true });
  },
  head: () => pageHead('kit'),
  component: Gallery,
});
