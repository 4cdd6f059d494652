import { createFileRoute } from '@tanstack/react-router';
import { AuthFrame } from '#web/features/accounts/auth-frame.tsx';
import { ConfirmScreen } from '#web/features/accounts/confirm-screen.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_public/auth/conferma')({
  validateSearch: strictSearch<{ token?: string }>((search) =>
    typeof search.token === 'string' ? { token: search.token } : {},
  ),
  head: () => pageHead('confirmEmail'),
  component: ConfirmPage,
});

function ConfirmPage() {
  const { user } = Route.useRouteContext();
  return (
    <AuthFrame>
      <ConfirmScreen token={Route.useSearch().token ?? ''} user={user} />
    </AuthFrame>
  );
}
