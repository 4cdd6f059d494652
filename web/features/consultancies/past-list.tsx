import { useState } from 'react';
import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { DESK_WORDS as WORDS } from '#messages/consultancies/consultancies.ts';
import { formatEuro } from '#web/lib/format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { PastCard } from './past-card.tsx';

const SHOWN = 10;

/** What is over, the newest first; how much it brought is counted over all of it. */
export function PastList({ past }: { past: readonly ConsultancyView[] }) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? past : past.slice(0, SHOWN);
  const earned = past.reduce((sum, { earnings }) => sum + (earnings ?? 0), 0);
  return (
    <>
      <div className="mt-4 rounded border border-rule-2 bg-sheet text-on-sheet">
        {shown.map((view) => (
          <PastCard key={view.id} view={view} />
        ))}
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3 text-14 text-ink-2 tabular-nums">
        {WORDS.pastFoot(shown.length, past.length, formatEuro(earned))}
        {shown.length < past.length && (
          <Button size="sm" onClick={() => setAll(true)}>
            {WORDS.pastMore}
          </Button>
        )}
      </p>
    </>
  );
}
