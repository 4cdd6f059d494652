import type { DirectoryPage } from '#domain/consultants/consultant-card.ts';
import { FILTER_NAMES, NOBODY } from '#messages/consultants/directory-filters.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';

type Props = { page: DirectoryPage; isFiltered: boolean; onClear: () => void };

/** Nobody found: what to leave out, unless nothing was asked for. */
export function Nobody({ page: { waysOut }, isFiltered, onClear }: Props) {
  const [best] = waysOut;
  if (!isFiltered) return <EmptyState title={NOBODY.empty} description={NOBODY.nobodyYet} />;
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
