import { useRouter } from '@tanstack/react-router';
import { useId, useState, type FormEvent } from 'react';
import { REPORT } from '#messages/grant-page.ts';
import { reportGrant } from '#web/features/grants/grants-api.ts';
import { failureText } from '#web/lib/failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { notify } from '#web/ui/notify.ts';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

type Props = { grantId: string; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

const MIN_CHARS = 5;
const MAX_CHARS = 2000;
const FIELDS = Object.entries(REPORT.fields).map(([value, label]) => ({ value, label }));

/** Anybody can; what is written stays in the window until it has really been sent. */
export function ReportDialog({ grantId, isOpen, onOpenChange }: Props) {
  const { api } = useRouter().options.context;
  const formId = useId();
  const [field, setField] = useState('');
  const [text, setText] = useState('');
  const [isShort, setShort] = useState(false);
  const [isSending, setSending] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (text.trim().length < MIN_CHARS) return setShort(true);
    setSending(true);
    try {
      await reportGrant(api, grantId, { text: text.trim(), ...(field ? { field } : {}) });
      setText('');
      setField('');
      onOpenChange(false);
      notify('success', REPORT.sent);
    } catch (error) {
      notify('danger', REPORT.failed, { description: failureText(error) });
    } finally {
      setSending(false);
    }
  }
  return (
    <Dialog
      title={REPORT.title}
      description={REPORT.description}
      closeLabel={REPORT.cancel}
      open={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{REPORT.cancel}</Button>
          <Button type="submit" form={formId} variant="ink" loading={isSending}>
            {REPORT.send}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="grid gap-4">
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
      </form>
    </Dialog>
  );
}
