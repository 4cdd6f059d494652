import { createFileRoute } from '@tanstack/react-router';
import { KEEP } from '#messages/accounts/links.ts';
import { AuthFrame } from '#web/features/accounts/auth-frame.tsx';
import { LinkScreen } from '#web/features/accounts/link-screen.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_public/auth/riattiva')({
  validateSearch: strictSearch<{ token?: string }>((search) =>
    typeof search.token === 'string' ? { token: search.token } : {},
  ),
  head: () => pageHead('keepAccount'),
  component: KeepAccountPage,
});

function KeepAccountPage() {
  return (
    <AuthFrame>
      <LinkScreen token={Route.useSearch().token ?? ''} words={KEEP} act="keepAccount" />
    </AuthFrame>
  );
}
