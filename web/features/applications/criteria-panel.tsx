import { readCriteria } from '#domain/applications/check-draft.ts';
import { plainTexts } from '#domain/applications/plain-texts.ts';
import { APPLY } from '#messages/applications/screens.ts';
import { DrawnIcon } from '#web/ui/brand/drawn-icon.tsx';
import type { ApplicationView } from './api.ts';

/** The grant's scoring criteria beside the texts that answer them; a range, never one number. */
export function CriteriaPanel({ view: { grant, application } }: { view: ApplicationView }) {
  const criteria = readCriteria(grant?.criteria ?? [], plainTexts(application.contents));
  const max = criteria.reduce((sum, { maxPoints }) => sum + (maxPoints ?? 0), 0);
  const [low, high] = [
    criteria.reduce((sum, each) => sum + each.low, 0),
    criteria.reduce((sum, each) => sum + each.high, 0),
  ];
  return (
    <section aria-label={APPLY.criteria} className="text-14">
      <h2 className="font-semibold">{APPLY.criteria}</h2>
      {criteria.length === 0 ? (
        <p className="mt-1 text-13 text-ink-2">{APPLY.criteriaNone}</p>
      ) : (
        <>
          {max > 0 && <p className="mt-1 font-semibold tabular-nums">{APPLY.estimate(low, high, max)}</p>}
          <ul className="mt-2 grid gap-2">
            {criteria.map((each) => (
              <li key={each.name} className="flex gap-2">
                <span className={each.isAddressed ? 'text-on-ok' : 'text-on-verify'}>
                  <DrawnIcon name={each.isAddressed ? 'ok' : 'verify'} />
                  <span className="sr-only">{each.isAddressed ? APPLY.addressed : APPLY.notAddressed}:</span>
                </span>
                <span className="wrap-anywhere">
                  {each.name}
                  {each.maxPoints !== undefined && (
                    <span className="block text-13 text-ink-2 tabular-nums">{APPLY.points(each.maxPoints)}</span>
                  )}
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-13 text-ink-2">{APPLY.estimateNote}</p>
        </>
      )}
    </section>
  );
}
