import type { DirectoryPage } from '#domain/consultants/consultant-card.ts';
import { FILTER_NAMES, NOBODY } from '#messages/consultants/directory-filters.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';

/** Nobody found: what to leave out. */
export function Nobody({ page: { waysOut }, onClear }: { page: DirectoryPage; onClear: () => void }) {
  const [best] = waysOut;
  return (
    <EmptyState
      title={NOBODY.empty}
      description={
        <>
          {NOBODY.emptyHint} {best && NOBODY.wayOut(FILTER_NAMES[best.drop], best.total)}
        </>
      }
      action={<Button onClick={onClear}>{NOBODY.removeAll}</Button>}
    />
  );
}
