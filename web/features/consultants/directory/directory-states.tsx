import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { DIRECTORY_WORDS as WORDS } from '#messages/consultants/directory.ts';
import { isCodeMissing } from '#web/lib/missing-code.ts';
import { ErrorState, LoadingState } from '#web/ui/feedback/states.tsx';

export const DirectoryLoading = () => <LoadingState className="wrap py-10" label={WORDS.loading} />;

/** Loading failed, with the way to try again (CON-8). */
export function DirectoryFailed({ error }: Pick<ErrorComponentProps, 'error'>) {
  const router = useRouter();
  const retry = () => (isCodeMissing(error) ? window.location.reload() : void router.invalidate());
  return (
    <div className="wrap py-10">
      <ErrorState title={WORDS.failed} retryLabel={WORDS.retry} onRetry={retry} />
    </div>
  );
}
