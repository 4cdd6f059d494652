import { Plus, Trash2 } from 'lucide-react';
import type { Phase } from '#domain/applications/contents.ts';
import { earlyOrders } from '#domain/applications/gantt.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { WIZARD } from '#messages/applications/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { DateInput } from '#web/ui/fields/date-input.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { ApplicationView } from './api.ts';
import { GanttChart } from './gantt-chart.tsx';
import { newKey } from './use-budget.ts';
import { isWhole, usePhases } from './use-phases.ts';

const WORDS = WIZARD.time;

/** Phases with their months, and the picture of them. */
export function PhasesPanel({ view }: { view: ApplicationView }) {
  const { application, grant } = view;
  const { phases, change, state } = usePhases(view);
  const isFrozen = application.sentAt !== null;
  const set = (id: string, changes: Partial<Phase>) =>
    change(phases.map((each) => (each.id === id ? { ...each, ...changes } : each)));
  const isBackward = ({ startsOn, endsOn }: Phase) => startsOn !== '' && endsOn !== '' && endsOn < startsOn;
  const today = romeMoment(new Date(view.serverTime)).day;
  const opensOn = grant?.opensOn ?? today;
  const early = isFrozen ? [] : earlyOrders(phases, opensOn > today ? opensOn : today);
  return (
    <SectionPanel
      title={WORDS.title}
      description={WORDS.lead}
      actions={
        !isFrozen && (
          <Button
            size="sm"
            onClick={() =>
              change([
                ...phases,
                { id: `f${Date.now()}${newKey()}`, name: '', startsOn: '', endsOn: '', orderedOn: null },
              ])
            }
          >
            <Plus aria-hidden="true" />
            {WORDS.add}
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        {grant?.orders?.rule === 'vietati_prima' && (
          <InlineAlert tone="verify" title={WORDS.noOrderTitle}>
            {WORDS.noOrder}
            {early.map(({ id, name, orderedOn }) => (
              <p key={id} className="font-semibold">
                {WORDS.earlyOrder(name, orderedOn)}
              </p>
            ))}
          </InlineAlert>
        )}
        {phases.length === 0 && <p className="text-14 text-ink-2">{WORDS.none}</p>}
        <ul className="grid gap-3 empty:hidden">
          {phases.map((phase) => (
            <li
              key={phase.id}
              className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-end gap-2 min-[22.5rem]:grid-cols-[calc(50%-0.25rem)_minmax(0,1fr)_2.75rem] sm:grid-cols-[minmax(0,1fr)_10rem_10rem_2.75rem]"
            >
              <Field label={WORDS.name} className="min-[22.5rem]:max-sm:col-span-2">
                <TextInput
                  value={phase.name}
                  maxLength={160}
                  readOnly={isFrozen}
                  onChange={(event) => set(phase.id, { name: event.target.value })}
                />
              </Field>
              <Field label={WORDS.from} className="max-[22.5rem]:col-span-2">
                <DateInput
                  value={phase.startsOn}
                  readOnly={isFrozen}
                  onChange={(event) => set(phase.id, { startsOn: event.target.value })}
                />
              </Field>
              <Field
                label={WORDS.to}
                className="max-sm:col-span-2"
                error={isBackward(phase) ? WORDS.backward : undefined}
              >
                <DateInput
                  value={phase.endsOn}
                  readOnly={isFrozen}
                  onChange={(event) => set(phase.id, { endsOn: event.target.value })}
                />
              </Field>
              {!isFrozen && (
                <IconButton
                  label={WORDS.remove(phase.name)}
                  className="max-sm:col-end-[-1] max-sm:row-start-1"
                  onClick={() => change(phases.filter((each) => each !== phase))}
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
              )}
              {phase.orderedOn !== null ? (
                <Field label={WORDS.order} className="max-sm:col-span-full sm:col-start-2">
                  <DateInput
                    value={phase.orderedOn}
                    readOnly={isFrozen}
                    onChange={(event) => set(phase.id, { orderedOn: event.target.value || null })}
                  />
                </Field>
              ) : (
                !isFrozen &&
                phase.startsOn !== '' && (
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={WORDS.addOrderOf(phase.name)}
                    className="col-span-full justify-self-start"
                    onClick={() => set(phase.id, { orderedOn: phase.startsOn })}
                  >
                    {WORDS.addOrder}
                  </Button>
                )
              )}
            </li>
          ))}
        </ul>
        {!isFrozen && (phases.length > 0 || state !== 'clean') && (
          <p role="status" className="text-13 text-ink-2">
            {phases.every(isWhole) ? WORDS.states[state] : WORDS.incomplete}
          </p>
        )}
        <GanttChart phases={phases.filter(({ startsOn, endsOn }) => startsOn && endsOn)} />
      </div>
    </SectionPanel>
  );
}
