import { useState } from 'react';
import { COMPANIES, COMPANY_TOASTS } from '#messages/companies/companies.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { ErrorState } from '#web/ui/feedback/states.tsx';

/** `onRetry` answers whether they are here now. */
export function LoadFailed({ onRetry }: { onRetry: () => Promise<boolean> }) {
  const [isRetrying, setRetrying] = useState(false);
  async function retry() {
    setRetrying(true);
    if (!(await onRetry())) notify('danger', COMPANY_TOASTS.loadUnexpected);
    setRetrying(false);
  }
  return (
    <ErrorState
      title={COMPANY_TOASTS.loadFailed}
      retryLabel={COMPANIES.retry}
      retrying={isRetrying}
      onRetry={() => void retry()}
    />
  );
}
