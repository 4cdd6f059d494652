import { createFileRoute } from '@tanstack/react-router';
import { NEW_EMAIL } from '#messages/accounts/links.ts';
import { AuthFrame } from '#web/features/accounts/auth-frame.tsx';
import { LinkScreen } from '#web/features/accounts/link-screen.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_public/auth/nuova-email')({
  validateSearch: strictSearch<{ token?: string }>((search) =>
    typeof search.token === 'string' ? { token: search.token } : {},
  ),
  head: () => pageHead('confirmNewEmail'),
  component: NewEmailPage,
});

function NewEmailPage() {
  return (
    <AuthFrame>
      <LinkScreen token={Route.useSearch().token ?? ''} words={NEW_EMAIL} act="confirmNewEmail" />
    </AuthFrame>
  );
}
