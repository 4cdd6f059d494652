import { useState } from 'react';
import { SECTION_TITLES } from '#messages/applications/applications.ts';
import { WIZARD } from '#messages/applications/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { ApplicationView } from './api.ts';
import { useDraft } from './use-draft.ts';

const WORDS = WIZARD.review;

/** Done on the portal: the sending is recorded, the version frozen. */
export function SubmissionForm({ view, onSent }: { view: ApplicationView; onSent: () => void }) {
  const [protocol, setProtocol] = useState('');
  const { submit } = useDraft(view.application.id);
  return (
    <SectionPanel title={WORDS.doneTitle}>
      <form
        className="grid gap-3 text-14"
        onSubmit={(event) => {
          event.preventDefault();
          if (view.missing.length > 0)
            return notify('danger', WORDS.notReady, { description: SECTION_TITLES[view.missing[0]!] });
          submit.mutate(protocol.trim(), {
            onSuccess: () => {
              notify('success', WORDS.sentToast);
              onSent();
            },
          });
        }}
      >
        <p>{WORDS.doneBody}</p>
        <Field label={WORDS.protocol} hint={WORDS.protocolHint}>
          <TextInput value={protocol} maxLength={80} onChange={(event) => setProtocol(event.target.value)} />
        </Field>
        {view.missing.length > 0 && <InlineAlert tone="no">{WORDS.notReady}</InlineAlert>}
        <Button type="submit" variant="filo" loading={submit.isPending}>
          {WORDS.submit}
        </Button>
      </form>
    </SectionPanel>
  );
}
