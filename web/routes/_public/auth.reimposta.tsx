import { createFileRoute } from '@tanstack/react-router';
import { ResetForm } from '#web/features/auth/reset-form.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { strictSearch } from '#web/lib/strict-search.ts';
import { Panel } from '#web/ui/panel.tsx';

export const Route = createFileRoute('/_public/auth/reimposta')({
  validateSearch: strictSearch<{ token?: string }>((search) =>
    typeof search.token === 'string' ? { token: search.token } : {},
  ),
  head: () => pageHead('resetPassword'),
  component: ResetPage,
});

function ResetPage() {
  return (
    <div className="wrap grid justify-items-center py-8 sm:py-16">
      <Panel className="w-full max-w-lg p-5 sm:p-8">
        <ResetForm token={Route.useSearch().token ?? ''} />
      </Panel>
    </div>
  );
}
