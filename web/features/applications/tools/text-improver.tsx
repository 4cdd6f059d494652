import { useState } from 'react';
import { MAX_TEXT_CHARS, TEXT_IDS } from '#domain/applications/sections.ts';
import { IMPROVEMENT_GOALS } from '#domain/assistant/request-types.ts';
import { SECTION_TITLES } from '#messages/applications/applications.ts';
import { FILO_TOOLS } from '#messages/applications/filo-tools.ts';
import { ASSISTANT_NEEDS } from '#messages/assistant/assistant.ts';
import { askFilo, type Improved } from '#web/features/applications/api.ts';
import { TextDifference } from '#web/features/applications/text-difference.tsx';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { FieldGroup } from '#web/ui/fields/field-group.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { filoFailed } from './filo-failure.ts';
import { CopyButton, ToolForm } from './tool-form.tsx';

const WORDS = FILO_TOOLS.improve;

/** A text made clearer, for the section it belongs to; what changed is shown word by word. */
export function TextImprover() {
  const api = useApi();
  const [text, setText] = useState('');
  const [section, setSection] = useState('');
  const [goals, setGoals] = useState<readonly string[]>(IMPROVEMENT_GOALS);
  const improve = useWrite({
    mutationFn: () => askFilo(api, 'improve_text', { text, section, improvementGoals: goals }),
    meta: { failed: filoFailed(WORDS.failed) },
    onSuccess: () => notify('success', WORDS.done),
  });
  return (
    <ToolForm
      needs={text.trim() !== '' && section !== '' ? null : ASSISTANT_NEEDS.text}
      action={WORDS.action}
      isWorking={improve.isPending}
      onStart={() => improve.mutate()}
      result={improve.data && <Better better={improve.data} />}
    >
      <Field label={WORDS.text} required>
        <TextArea value={text} rows={8} maxLength={MAX_TEXT_CHARS} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Field label={WORDS.section} required>
        <Select
          value={section}
          options={[
            { value: '', label: FILO_TOOLS.choose },
            ...TEXT_IDS.map((id) => ({ value: SECTION_TITLES[id], label: SECTION_TITLES[id] })),
          ]}
          onChange={(event) => setSection(event.target.value)}
        />
      </Field>
      <FieldGroup label={WORDS.goals}>
        {IMPROVEMENT_GOALS.map((goal) => (
          <Checkbox
            key={goal}
            label={WORDS.goalLabels[goal]}
            checked={goals.includes(goal)}
            onChange={() =>
              setGoals((old) => (old.includes(goal) ? old.filter((each) => each !== goal) : [...old, goal]))
            }
          />
        ))}
      </FieldGroup>
    </ToolForm>
  );
}

function Better({ better }: { better: Improved }) {
  return (
    <SectionPanel
      title={WORDS.result}
      description={FILO_TOOLS.readability(better.before.gulpease, better.after.gulpease)}
      actions={<CopyButton text={better.text} />}
    >
      <p className="max-w-measure whitespace-pre-wrap wrap-anywhere">{better.text}</p>
      {better.suggestions.length > 0 && (
        <InlineAlert tone="verify" title={FILO_TOOLS.missing} className="mt-3">
          <ul className="list-disc pl-4">
            {better.suggestions.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </InlineAlert>
      )}
      {better.diff.some(({ kind }) => kind !== 'same') && (
        <Disclosure title={WORDS.changes} className="mt-3 border-b-0">
          <TextDifference parts={better.diff} />
        </Disclosure>
      )}
    </SectionPanel>
  );
}
