import { createFileRoute } from '@tanstack/react-router';
import { AuthFrame } from '#web/features/accounts/auth-frame.tsx';
import { ResetForm } from '#web/features/accounts/reset-form.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_public/auth/reimposta')({
  validateSearch: strictSearch<{ token?: string }>((search) =>
    typeof search.token === 'string' ? { token: search.token } : {},
  ),
  head: () => pageHead('resetPassword'),
  component: ResetPage,
});

function ResetPage() {
  return (
    <AuthFrame>
      <ResetForm token={Route.useSearch().token ?? ''} />
    </AuthFrame>
  );
}
