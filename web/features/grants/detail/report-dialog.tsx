import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { REPORT } from '#messages/grants/grant-page.ts';
import { reportGrant } from '#web/features/grants/grants-api.ts';
import { usePublicWrite } from '#web/lib/query/use-public-write.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { FormDialog } from '#web/ui/windows/form-dialog.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';

type Props = { grantId: string; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

const MIN_CHARS = 5;
const MAX_CHARS = 2000;
const FIELDS = Object.entries(REPORT.fields).map(([value, label]) => ({ value, label }));

/** Anybody can; what is written stays in the window until it has really been sent. */
export function ReportDialog({ grantId, isOpen, onOpenChange }: Props) {
  const { api } = useRouter().options.context;
  const [field, setField] = useState('');
  const [text, setText] = useState('');
  const [isShort, setShort] = useState(false);
  const report = usePublicWrite({
    mutationFn: () => reportGrant(api, grantId, { text: text.trim(), ...(field ? { field } : {}) }),
    meta: { failed: REPORT.failed },
    onSuccess: () => {
      setText('');
      setField('');
      onOpenChange(false);
      notify('success', REPORT.sent);
    },
  });

  function send() {
    if (text.trim().length < MIN_CHARS) setShort(true);
    else report.mutate(undefined);
  }
  return (
    <FormDialog
      title={REPORT.title}
      description={REPORT.description}
      words={REPORT}
      isOpen={isOpen}
      isSending={report.isPending}
      onSend={send}
      onClose={() => onOpenChange(false)}
    >
      <Field label={REPORT.field} mark={REPORT.fieldHint}>
        <Select
          options={FIELDS}
          placeholder={REPORT.anything}
          value={field}
          onChange={(event) => setField(event.target.value)}
        />
      </Field>
      <Field label={REPORT.text} hint={REPORT.textHint} required error={isShort && REPORT.tooShort}>
        <TextArea
          value={text}
          maxLength={MAX_CHARS}
          countLabel={(length) => REPORT.count(length, MAX_CHARS)}
          onChange={(event) => {
            setText(event.target.value);
            setShort(false);
          }}
        />
      </Field>
    </FormDialog>
  );
}
