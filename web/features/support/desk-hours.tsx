import { Clock, DoorOpen } from 'lucide-react';
import type { DeskState } from '#domain/support/desk-hours.ts';
import { deskStateText, SUPPORT } from '#messages/support/tickets.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';

/** Whether somebody is there now, and when somebody is (SUP-1). */
export function DeskHours({ state }: { state: DeskState }) {
  return (
    <Panel className="grid content-start gap-2 p-4">
      <h2 className="text-16 font-bold">{SUPPORT.hoursTitle}</h2>
      <p className="flex flex-wrap items-center gap-2 text-14">
        <Badge tone={state.isOpen ? 'ok' : 'neutral'} icon={state.isOpen ? <DoorOpen /> : <Clock />}>
          {state.isOpen ? SUPPORT.openNow : SUPPORT.closedNow}
        </Badge>
        <span>{deskStateText(state)}</span>
      </p>
      <dl className="text-14 tabular-nums">
        {SUPPORT.hours.map(({ days, time }) => (
          <div key={days} className="flex justify-between gap-4 border-b border-rule py-1.5">
            <dt>{days}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
      <p className="text-13 text-ink-2">{SUPPORT.holidays}</p>
    </Panel>
  );
}
