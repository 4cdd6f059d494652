import { useState, type ReactNode } from 'react';
import { REQUEST_LIMITS } from '#domain/consultancies/vocabulary.ts';
import { DESK_WORDS as WORDS } from '#messages/consultancies/consultancies.ts';
import { REASON_FIRST } from '#messages/validation.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { ConfirmDialog } from '#web/ui/windows/confirm-dialog.tsx';

type Props = {
  trigger: ReactNode;
  title: string;
  /** Whom the reason reaches, and what else follows. */
  description: string;
  confirmLabel: string;
  onConfirm: (reason: string) => Promise<unknown>;
};

/** A no with its reason, which the other side reads. */
export function ReasonDialog({ trigger, title, description, confirmLabel, onConfirm }: Props) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      trigger={trigger}
      title={title}
      description={description}
      confirmLabel={confirmLabel}
      cancelLabel={WORDS.cancel}
      missing={reason.trim() === '' && REASON_FIRST}
      onConfirm={async () => {
        await onConfirm(reason.trim());
      }}
    >
      <Field label={WORDS.reason} required>
        <TextArea
          rows={3}
          maxLength={REQUEST_LIMITS.reasonMax}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </ConfirmDialog>
  );
}
