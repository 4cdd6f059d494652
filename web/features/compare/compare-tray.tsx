import { lazy, Suspense } from 'react';
import { useCompared, useWaiting } from './compare-store.ts';

const ChosenTray = lazy(async () => ({ default: (await import('./chosen-tray.tsx')).ChosenTray }));

const ReplaceDialog = lazy(async () => ({ default: (await import('./replace-dialog.tsx')).ReplaceDialog }));

type Props = {
  /** Inside the page's own margins, which it crosses to reach the edges. */
  isInset?: boolean;
  /** Where the foot of a phone has a bar of its own. */
  isForDesks?: boolean;
};

/** At the foot of a list, as soon as one is chosen. */
export function CompareTray({ isInset = false, isForDesks = false }: Props) {
  const chosen = useCompared();
  const waiting = useWaiting();
  return (
    chosen.length > 0 && (
      <Suspense>
        <ChosenTray chosen={chosen} isInset={isInset} isForDesks={isForDesks} />
        {waiting && <ReplaceDialog chosen={chosen} waiting={waiting} />}
      </Suspense>
    )
  );
}
