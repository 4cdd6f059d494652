import { createFileRoute } from '@tanstack/react-router';
import { TERMS } from '#messages/site/legal.ts';
import { LegalPage } from '#web/features/site/legal-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/_public/termini')({
  head: () => pageHead('terms'),
  component: () => <LegalPage text={TERMS} />,
});
