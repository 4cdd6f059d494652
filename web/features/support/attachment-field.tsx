import { useState } from 'react';
import { FILE_PURPOSES } from '#domain/files/file-purposes.ts';
import { SUPPORT } from '#messages/support/tickets.ts';
import { formatFileSize } from '#web/lib/format.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { FileInput } from '#web/ui/fields/file-input.tsx';

const WORDS = SUPPORT.form;
const { maxBytes } = FILE_PURPOSES.support_attachment;
const ACCEPTED = ['.pdf', '.docx', '.txt', '.jpg', '.jpeg', '.png'];

type Props = {
  file: File | null;
  onFile: (file: File | null) => void;
  error: string | undefined;
  percent: number | null;
};

/** One file beside what is written; the server judges it by its content. */
export function AttachmentField({ file, onFile, error, percent }: Props) {
  const [refusal, setRefusal] = useState<string>();
  const progress = percent === null ? {} : { progress: percent };
  return (
    <Field label={WORDS.attachment} hint={WORDS.attachmentHint} error={refusal ?? error}>
      <FileInput
        accept={ACCEPTED}
        maxBytes={maxBytes}
        maxFiles={1}
        files={file ? [{ id: 'file', name: file.name, detail: formatFileSize(file.size), ...progress }] : []}
        onAdd={([added]) => {
          setRefusal(undefined);
          onFile(added ?? null);
        }}
        onReject={() => setRefusal(WORDS.refused)}
        onRemove={() => onFile(null)}
        labels={WORDS}
        disabled={percent !== null}
      />
    </Field>
  );
}
