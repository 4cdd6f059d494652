import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Phase } from '#domain/applications/contents.ts';
import { WIZARD } from '#messages/applications/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { DateInput } from '#web/ui/fields/date-input.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { ApplicationView } from './api.ts';
import { GanttChart } from './gantt-chart.tsx';
import { newKey } from './use-budget.ts';
import { useDraft } from './use-draft.ts';

const WORDS = WIZARD.time;

/** Phases with their months, and the picture of them. */
export function PhasesPanel({ view: { application, grant } }: { view: ApplicationView }) {
  const { plan } = useDraft(application.id);
  const [phases, setPhases] = useState<Phase[]>(application.contents.phases);
  const isFrozen = application.sentAt !== null;
  // By what they say: every answer of the server brings a new list.
  const isDirty = JSON.stringify(phases) !== JSON.stringify(application.contents.phases);
  const set = (id: string, changes: Partial<Phase>) =>
    setPhases(phases.map((each) => (each.id === id ? { ...each, ...changes } : each)));
  const wrong = phases.find(({ name, startsOn, endsOn }) => name.trim() === '' || !startsOn || !endsOn);
  const backward = phases.find(({ startsOn, endsOn }) => startsOn && endsOn && endsOn < startsOn);
  function save() {
    const { planRevision } = application.contents;
    plan.mutate(
      { planRevision, phases },
      {
        onSuccess: (fresh) => {
          setPhases(fresh.application.contents.phases);
          notify('success', WORDS.saved);
        },
      },
    );
  }
  return (
    <SectionPanel
      title={WORDS.title}
      description={WORDS.lead}
      actions={
        !isFrozen && (
          <Button
            size="sm"
            onClick={() =>
              setPhases([
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
          </InlineAlert>
        )}
        <ul className="grid gap-3">
          {phases.map((phase) => (
            <li key={phase.id} className="grid items-end gap-2 sm:grid-cols-[minmax(0,1fr)_10rem_10rem_2.75rem]">
              <Field label={WORDS.name}>
                <TextInput
                  value={phase.name}
                  maxLength={160}
                  readOnly={isFrozen}
                  onChange={(event) => set(phase.id, { name: event.target.value })}
                />
              </Field>
              <Field label={WORDS.from}>
                <DateInput
                  value={phase.startsOn}
                  readOnly={isFrozen}
                  onChange={(event) => set(phase.id, { startsOn: event.target.value })}
                />
              </Field>
              <Field label={WORDS.to} error={phase === backward ? WORDS.backward : undefined}>
                <DateInput
                  value={phase.endsOn}
                  readOnly={isFrozen}
                  onChange={(event) => set(phase.id, { endsOn: event.target.value })}
                />
              </Field>
              {!isFrozen && (
                <IconButton
                  label={WORDS.remove(phase.name)}
                  onClick={() => setPhases(phases.filter((each) => each !== phase))}
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
        {isDirty && !isFrozen && (
          <div>
            <Button
              variant="ink"
              loading={plan.isPending}
              disabled={wrong !== undefined || backward !== undefined}
              disabledReason={backward ? WORDS.backward : WORDS.incomplete}
              onClick={save}
            >
              {WORDS.save}
            </Button>
          </div>
        )}
        <GanttChart phases={phases.filter(({ startsOn, endsOn }) => startsOn && endsOn)} />
      </div>
    </SectionPanel>
  );
}
