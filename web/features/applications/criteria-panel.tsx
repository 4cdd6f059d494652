import { canEstimate, readCriteria, type CriterionReading } from '#domain/applications/criteria.ts';
import { plainTexts } from '#domain/applications/plain-texts.ts';
import type { SectionId } from '#domain/applications/sections.ts';
import { APPLY } from '#messages/applications/screens.ts';
import { DrawnIcon } from '#web/ui/brand/drawn-icon.tsx';
import type { ApplicationView } from './api.ts';

const SUGGESTED = 4;

/** The grant's scoring criteria beside the section that answers them: a range, and what would raise it. */
export function CriteriaPanel({
  view: { grant, application },
  section,
}: {
  view: ApplicationView;
  section: SectionId;
}) {
  const texts = plainTexts(application.contents);
  const criteria = readCriteria(grant?.criteria ?? [], texts);
  const max = sum(criteria.map(({ maxPoints }) => maxPoints ?? 0));
  const [low, high] = [sum(criteria.map((each) => each.low)), sum(criteria.map((each) => each.high))];
  return (
    <section aria-label={APPLY.criteria} className="text-14">
      <h2 className="font-semibold">{APPLY.criteria}</h2>
      {criteria.length === 0 ? (
        <p className="mt-1 text-13 text-ink-2">{APPLY.criteriaNone}</p>
      ) : (
        <>
          {max > 0 && (
            <p className="mt-1 font-semibold tabular-nums">
              {canEstimate(texts) ? APPLY.estimate(low, high, max) : APPLY.estimateLater}
            </p>
          )}
          <Group title={APPLY.here} criteria={criteria.filter((each) => each.section === section)} />
          <Group title={APPLY.elsewhere} criteria={criteria.filter((each) => each.section !== section)} />
          <p className="mt-2 text-13 text-ink-2">{APPLY.estimateNote}</p>
        </>
      )}
    </section>
  );
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

function Group({ title, criteria }: { title: string; criteria: CriterionReading[] }) {
  if (criteria.length === 0) return null;
  return (
    <>
      <h3 className="mt-3 text-13 font-semibold text-ink-2">{title}</h3>
      <ul className="mt-1 grid gap-2">
        {criteria.map((each) => (
          <li key={each.name} className="flex gap-2">
            <span className={each.isAddressed ? 'text-on-ok' : 'text-on-verify'}>
              <DrawnIcon name={each.isAddressed ? 'ok' : 'verify'} />
              <span className="sr-only">{each.isAddressed ? APPLY.addressed : APPLY.notAddressed}:</span>
            </span>
            <span className="wrap-anywhere">
              {each.name}
              {each.maxPoints !== undefined && (
                <span className="block text-13 text-ink-2 tabular-nums">
                  {each.isAddressed ? APPLY.range(each.low, each.high, each.maxPoints) : APPLY.points(each.maxPoints)}
                </span>
              )}
              <Raise reading={each} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Raise({ reading: { unsaid, hasFigures } }: { reading: CriterionReading }) {
  if (unsaid.length === 0 && hasFigures) return null;
  return (
    <span className="block text-13 text-ink-2">
      {unsaid.length > 0 ? APPLY.raise(unsaid.slice(0, SUGGESTED).join(', ')) : APPLY.raiseFigures}
    </span>
  );
}
