import { createFileRoute } from '@tanstack/react-router';
import { Gallery } from '#web/features/gallery/gallery.tsx';

export const Route = createFileRoute('/dev/ui')({
  head: () => ({ meta: [{ title: 'Kit · Bandolo' }, { name: 'robots', content: 'noindex' }] }),
  component: Gallery,
});
