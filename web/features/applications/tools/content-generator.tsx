import { useState } from 'react';
import { CONTENT_TYPES } from '#domain/assistant/request-types.ts';
import { FILO_TOOLS } from '#messages/applications/filo-tools.ts';
import { ASSISTANT_NEEDS } from '#messages/assistant/assistant.ts';
import { PART_TITLES } from '#messages/assistant/drafting/part-titles.ts';
import { askFilo, type ApplicationCard, type Generated } from '#web/features/applications/api.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { filoFailed } from './filo-failure.ts';
import { CopyButton, ToolForm } from './tool-form.tsx';

const WORDS = FILO_TOOLS.generate;
const CONTEXT_CHARS = 4000;

/** Eight kinds of content, from a grant's context and the company's own data. */
export function ContentGenerator({ applications }: { applications: ApplicationCard[] }) {
  const api = useApi();
  const [contentType, setContentType] = useState('');
  const [applicationId, setApplicationId] = useState('');
  const [context, setContext] = useState('');
  const chosen = applications.find(({ id }) => id === applicationId);
  const generate = useWrite({
    mutationFn: () =>
      askFilo(api, 'generate_content', {
        contentType,
        grantContext: contextOf(chosen, context),
        ...(chosen ? { companyId: chosen.companyId } : {}),
      }),
    meta: { failed: filoFailed(WORDS.failed) },
    onSuccess: () => notify('success', WORDS.done),
  });
  const isReady = contentType !== '' && (chosen !== undefined || context.trim() !== '');
  return (
    <ToolForm
      needs={isReady ? null : ASSISTANT_NEEDS.content}
      action={WORDS.action}
      isWorking={generate.isPending}
      onStart={() => generate.mutate()}
      result={generate.data && <Content content={generate.data} />}
    >
      <Field label={WORDS.type} required>
        <Select
          value={contentType}
          options={[
            { value: '', label: FILO_TOOLS.choose },
            ...CONTENT_TYPES.map((value) => ({ value, label: PART_TITLES[value] })),
          ]}
          onChange={(event) => setContentType(event.target.value)}
        />
      </Field>
      {applications.length > 0 && (
        <Field label={WORDS.application}>
          <Select
            value={applicationId}
            options={[
              { value: '', label: WORDS.none },
              ...applications.map(({ id, grantTitle }) => ({ value: id, label: grantTitle })),
            ]}
            onChange={(event) => setApplicationId(event.target.value)}
          />
        </Field>
      )}
      <Field label={WORDS.context} hint={WORDS.contextHint} required={!chosen}>
        <TextArea
          value={context}
          rows={6}
          maxLength={CONTEXT_CHARS}
          onChange={(event) => setContext(event.target.value)}
        />
      </Field>
    </ToolForm>
  );
}

/** A grant of the catalogue is named by its id; one of the person's own, and what they add, in words. */
function contextOf(chosen: ApplicationCard | undefined, context: string): unknown {
  if (!chosen) return context.trim();
  if (!chosen.isCustom && context.trim() === '') return chosen.grantId;
  return { title: chosen.grantTitle, entity: chosen.agency, description: context.trim() };
}

function Content({ content }: { content: Generated }) {
  const facts = content.sentences.flatMap(({ citations }) => citations);
  const shown = [...new Map(facts.map((each) => [each.label + each.value, each])).values()];
  return (
    <SectionPanel
      title={content.title}
      description={FILO_TOOLS.readability(null, content.gulpease)}
      actions={<CopyButton text={content.text} />}
    >
      <div className="grid gap-3">
        {content.paragraphs.map((text, at) => (
          <p key={at} className="max-w-measure wrap-anywhere">
            {text}
          </p>
        ))}
        {content.missing.length > 0 && (
          <InlineAlert tone="verify" title={FILO_TOOLS.missing}>
            {content.missing.join(' · ')}
          </InlineAlert>
        )}
        {shown.length > 0 && (
          <Disclosure title={FILO_TOOLS.facts} className="border-b-0">
            <ul className="grid gap-1 text-13">
              {shown.map(({ label, value }) => (
                <li key={label + value} className="wrap-anywhere">
                  <span className="text-ink-2">{label}:</span> {value}
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </div>
    </SectionPanel>
  );
}
