import { useEffect, useState } from 'react';
import { romeInstant } from '#domain/grants/rome-instant.ts';
import { WIZARD } from '#messages/applications/screens.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { ApplicationView } from './api.ts';

const WORDS = WIZARD.review;
const MINUTE_MS = 60_000;

/** Click day or a counter that is not open yet: how long, by the server's clock, and what to have ready. */
export function OpeningBox({ view: { grant, serverTime, application } }: { view: ApplicationView }) {
  const [drift] = useState(() => Date.parse(serverTime) - Date.now());
  const [now, setNow] = useState(() => Date.parse(serverTime));
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now() + drift), MINUTE_MS / 4);
    return () => window.clearInterval(timer);
  }, [drift]);
  if (!grant?.opensOn || grant.opensOn.length !== 10 || application.sentAt !== null) return null;
  const opensAt = romeInstant(grant.opensOn, grant.opensAt ?? '00:00').getTime();
  const left = opensAt - now;
  if (left <= 0) return null;
  const [days, hours, minutes] = [
    Math.floor(left / 86_400_000),
    Math.floor(left / 3_600_000) % 24,
    Math.floor(left / MINUTE_MS) % 60,
  ];
  return (
    <SectionPanel title={WORDS.opens(formatDateTime(new Date(opensAt).toISOString()))}>
      <div className="grid gap-3 text-14">
        <p className="text-28 leading-9 font-semibold tabular-nums" role="timer" aria-live="off">
          {WORDS.countdown(days, hours, minutes)}
        </p>
        <p className="font-semibold">{WORDS.gate}</p>
        <ul className="list-disc pl-4">
          {WORDS.gateItems.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </SectionPanel>
  );
}
