import { createFileRoute } from '@tanstack/react-router';
import { PRIVACY } from '#messages/site/legal.ts';
import { LegalPage } from '#web/features/site/legal-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/_public/privacy-policy')({
  head: () => pageHead('privacy'),
  component: () => <LegalPage text={PRIVACY} />,
});
