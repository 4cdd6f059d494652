import { WIZARD } from '#messages/applications/screens.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { FieldGroup } from '#web/ui/fields/field-group.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import type { ApplicationView } from './api.ts';
import { useDraft } from './use-draft.ts';
import { openingOf, useServerClock } from './use-opening.ts';

const WORDS = WIZARD.review;
const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Click day or a counter that is not open yet: how long, by the server's clock, and what to have ready. */
export function OpeningBox({ view }: { view: ApplicationView }) {
  const { grant } = view;
  const opensAt = openingOf(view);
  const left = useServerClock(view, (now) => (opensAt === null ? 0 : Math.floor((opensAt - now) / SECOND_MS)));
  if (!grant || opensAt === null || left <= 0) return null;
  return (
    <Panel className="overflow-hidden text-14">
      <section aria-label={WORDS.opensIn} className="bg-inked p-4 text-on-inked">
        <h2 className="font-semibold">{WORDS.opensIn}</h2>
        <p className="mt-2 flex gap-4 tabular-nums" role="timer" aria-live="off">
          {partsOf(left * SECOND_MS).map(([unit, value]) => (
            <span key={unit}>
              <span className="block text-28 leading-9 font-semibold">{String(value).padStart(2, '0')}</span>
              <span className="block text-13">{unit}</span>
            </span>
          ))}
        </p>
        <p className="mt-2 text-13">{WORDS.opens(formatDateTime(new Date(opensAt).toISOString()))}</p>
      </section>
      <div className="grid gap-3 p-4">
        <ReadinessGate view={view} />
        {grant.openingMode === 'click day' && <p className="text-13 text-ink-2">{WORDS.clickDay}</p>}
      </div>
    </Panel>
  );
}

/** Days, hours and minutes while it is far; hours, minutes and seconds on the last day. */
function partsOf(left: number): [string, number][] {
  const { units } = WORDS;
  const [days, hours, minutes, seconds] = [
    Math.floor(left / DAY_MS),
    Math.floor(left / HOUR_MS) % 24,
    Math.floor(left / MINUTE_MS) % 60,
    Math.floor(left / SECOND_MS) % 60,
  ];
  return days > 0
    ? [
        [units.days, days],
        [units.hours, hours],
        [units.minutes, minutes],
      ]
    : [
        [units.hours, hours],
        [units.minutes, minutes],
        [units.seconds, seconds],
      ];
}

/** What to have in hand before the counter opens, ticked off and kept with the draft. */
function ReadinessGate({ view: { application } }: { view: ApplicationView }) {
  const { plan } = useDraft(application.id);
  const { readiness, planRevision } = application.contents;
  const items = Object.entries(WORDS.gateItems);
  const done = items.filter(([id]) => readiness.includes(id)).length;
  return (
    <FieldGroup label={`${WORDS.gate}: ${WORDS.gateDone(done, items.length)}`}>
      {items.map(([id, label]) => (
        <Checkbox
          key={id}
          label={label}
          checked={readiness.includes(id)}
          disabled={plan.isPending}
          onChange={() =>
            plan.mutate({
              planRevision,
              readiness: readiness.includes(id) ? readiness.filter((each) => each !== id) : [...readiness, id],
            })
          }
        />
      ))}
      {done === items.length && <p className="text-on-ok">{WORDS.gateReady}</p>}
    </FieldGroup>
  );
}
