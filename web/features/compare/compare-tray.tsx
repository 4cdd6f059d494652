import { lazy, Suspense } from 'react';
import { useCompared } from './compare-store.ts';

const ChosenTray = lazy(async () => ({ default: (await import('./chosen-tray.tsx')).ChosenTray }));

type Props = { /** Inside the page's own margins, which it crosses to reach the edges. */ isInset?: boolean };

/** At the foot of a list, as soon as one is chosen. */
export function CompareTray({ isInset = false }: Props) {
  const chosen = useCompared();
  return (
    chosen.length > 0 && (
      <Suspense>
        <ChosenTray chosen={chosen} isInset={isInset} />
      </Suspense>
    )
  );
}
