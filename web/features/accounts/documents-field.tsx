import { useState } from 'react';
import { FILE_PURPOSES } from '#domain/files/file-purposes.ts';
import { AUTH } from '#messages/accounts/auth.ts';
import { formatFileSize } from '#web/lib/format.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { FileInput } from '#web/ui/fields/file-input.tsx';
import type { RejectedFile } from '#web/ui/fields/file-rules.ts';

const { types, maxBytes, maxFiles } = FILE_PURPOSES.consultant_document;
const ACCEPT = types.map((type) => `.${type}`);

const REASONS: Record<RejectedFile['reason'], (name: string) => string> = {
  size: AUTH.files.tooLarge,
  type: AUTH.files.wrongType,
  count: AUTH.files.tooMany,
};

type Props = { files: File[]; onChange: (files: File[]) => void; error: string | undefined; isSending: boolean };

/** CV and portfolio: kept for whoever reviews the profile. */
export function DocumentsField({ files, onChange, error, isSending }: Props) {
  const [rejected, setRejected] = useState<RejectedFile[]>([]);
  const problems = [error, ...rejected.map(({ file, reason }) => REASONS[reason](file.name))].filter(Boolean);
  return (
    <Field
      label={AUTH.fields.documents}
      mark={AUTH.optionalPlural}
      hint={AUTH.hints.documents}
      error={problems.length > 0 ? problems.join('. ') : undefined}
    >
      <FileInput
        accept={ACCEPT}
        maxBytes={maxBytes}
        maxFiles={maxFiles}
        files={files.map((file, index) => ({ id: String(index), name: file.name, detail: formatFileSize(file.size) }))}
        onAdd={(added) => {
          setRejected([]);
          onChange([...files, ...added]);
        }}
        onReject={setRejected}
        onRemove={(id) => {
          setRejected([]);
          onChange(files.filter((_, index) => String(index) !== id));
        }}
        disabled={isSending}
        labels={AUTH.files}
      />
    </Field>
  );
}
