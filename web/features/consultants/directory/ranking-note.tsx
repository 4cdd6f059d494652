import { lazy, Suspense, useState } from 'react';
import { DIRECTORY_WORDS } from '#messages/consultants/directory.ts';

const RankingDialog = lazy(async () => ({ default: (await import('./ranking-dialog.tsx')).RankingDialog }));

/** How the list is ordered, where the list is; the window comes with the first press. */
export function RankingNote({ className, label = DIRECTORY_WORDS.how }: { className?: string; label?: string }) {
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`min-h-11 underline underline-offset-4 ${className ?? ''}`}
        onClick={() => setDialog('open')}
      >
        {label}
      </button>
      {dialog !== 'unused' && (
        <Suspense>
          <RankingDialog isOpen={dialog === 'open'} onOpenChange={(isOpen) => setDialog(isOpen ? 'open' : 'closed')} />
        </Suspense>
      )}
    </>
  );
}
