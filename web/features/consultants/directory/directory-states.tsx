import { useRouter } from '@tanstack/react-router';
import { DIRECTORY_WORDS as WORDS } from '#messages/consultants/directory.ts';
import { ErrorState, LoadingState } from '#web/ui/feedback/states.tsx';

export const DirectoryLoading = () => <LoadingState className="wrap py-10" label={WORDS.loading} />;

/** Loading failed, with the way to try again (CON-8). */
export function DirectoryFailed() {
  const router = useRouter();
  return (
    <div className="wrap py-10">
      <ErrorState title={WORDS.failed} retryLabel={WORDS.retry} onRetry={() => void router.invalidate()} />
    </div>
  );
}
