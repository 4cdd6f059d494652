import { useEffect, useState } from 'react';
import { romeInstant } from '#domain/grants/rome-instant.ts';
import { WIZARD } from '#messages/applications/screens.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { FieldGroup } from '#web/ui/fields/field-group.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { ApplicationView } from './api.ts';
import { useDraft } from './use-draft.ts';

const WORDS = WIZARD.review;
const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Click day or a counter that is not open yet: how long, by the server's clock, and what to have ready. */
export function OpeningBox({ view }: { view: ApplicationView }) {
  const { grant, serverTime, application } = view;
  const [drift] = useState(() => Date.parse(serverTime) - Date.now());
  const [now, setNow] = useState(() => Date.parse(serverTime));
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now() + drift), SECOND_MS);
    return () => window.clearInterval(timer);
  }, [drift]);
  if (!grant?.opensOn || grant.opensOn.length !== 10 || application.sentAt !== null) return null;
  const opensAt = romeInstant(grant.opensOn, grant.opensAt ?? '00:00').getTime();
  const left = opensAt - now;
  if (left <= 0) return null;
  const isClose = left < HOUR_MS;
  const [days, hours, minutes, seconds] = [
    Math.floor(left / (24 * HOUR_MS)),
    Math.floor(left / HOUR_MS) % 24,
    Math.floor(left / MINUTE_MS) % 60,
    Math.floor(left / SECOND_MS) % 60,
  ];
  return (
    <SectionPanel title={WORDS.opens(formatDateTime(new Date(opensAt).toISOString()))}>
      <div className="grid gap-3 text-14">
        <p className="text-28 leading-9 font-semibold tabular-nums" role="timer" aria-live="off">
          {isClose ? WORDS.seconds(minutes, seconds) : WORDS.countdown(days, hours, minutes)}
        </p>
        {grant.openingMode === 'click day' && <p>{WORDS.clickDay}</p>}
        <ReadinessGate view={view} />
      </div>
    </SectionPanel>
  );
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
