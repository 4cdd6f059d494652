import { INTELLIGENT } from '#messages/assistant/search.ts';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { GrantCardSkeleton } from '#web/ui/feedback/skeleton.tsx';
import { SEARCH_STEPS, type SearchStep } from './run-search.ts';

/** The step that is really going on, spoken as it changes. */
export function SearchProgress({ step, companyName }: { step: SearchStep; companyName: string }) {
  const place = SEARCH_STEPS.indexOf(step) + 1;
  const words = step === 'company' ? INTELLIGENT.steps.company(companyName) : INTELLIGENT.steps[step];
  return (
    <div className="mt-6 grid gap-4">
      <div role="status">
        <Progress
          label={words}
          valueLabel={INTELLIGENT.stepOf(place, SEARCH_STEPS.length)}
          value={place}
          max={SEARCH_STEPS.length}
        />
      </div>
      <div aria-hidden="true" className="grid gap-2">
        <GrantCardSkeleton />
        <GrantCardSkeleton />
      </div>
    </div>
  );
}
