import { useState } from 'react';
import { DOCUMENT_TYPES, type DocumentType } from '#domain/assistant/request-types.ts';
import { FILE_PURPOSES } from '#domain/files/file-purposes.ts';
import { FILO_TOOLS } from '#messages/applications/filo-tools.ts';
import { ASSISTANT_NEEDS } from '#messages/assistant/assistant.ts';
import { DOCUMENT_TYPE_LABELS } from '#messages/assistant/documents.ts';
import { analyseDocument } from '#web/features/applications/api.ts';
import { formatFileSize } from '#web/lib/format.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { FileInput } from '#web/ui/fields/file-input.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { AnalysedDocument } from './analysed-document.tsx';
import { filoFailed } from './filo-failure.ts';
import { ToolForm } from './tool-form.tsx';

const WORDS = FILO_TOOLS.analyse;
const ACCEPT = FILE_PURPOSES.analysed_document.types.map((type) => `.${type}`);

/** A document read on this server, compared with the company's profile, and forgotten. */
export function DocumentAnalyser() {
  const [file, setFile] = useState<File | null>(null);
  const [type, setType] = useState<DocumentType | ''>('');
  const analyse = useWrite({
    mutationFn: (asked: { file: File; type: DocumentType }) => analyseDocument(asked.file, asked.type),
    meta: { failed: filoFailed(WORDS.failed) },
    onSuccess: () => notify('success', WORDS.done),
  });
  return (
    <ToolForm
      needs={file && type ? null : ASSISTANT_NEEDS.document}
      action={WORDS.action}
      isWorking={analyse.isPending}
      onStart={() => file && type && analyse.mutate({ file, type })}
      result={analyse.data && <AnalysedDocument analysed={analyse.data} />}
    >
      <Field label={WORDS.file} hint={WORDS.fileHint} required>
        <FileInput
          accept={ACCEPT}
          maxBytes={FILE_PURPOSES.analysed_document.maxBytes}
          maxFiles={1}
          files={file ? [{ id: 'file', name: file.name, detail: formatFileSize(file.size), done: true }] : []}
          onAdd={([added]) => added && setFile(added)}
          onReject={() => notify('danger', WORDS.refused)}
          onRemove={() => setFile(null)}
          labels={{ choose: WORDS.chooseFile, drop: WORDS.drop, remove: WORDS.remove, progress: WORDS.sending }}
        />
      </Field>
      <Field label={WORDS.type} required>
        <Select
          value={type}
          options={[
            { value: '', label: FILO_TOOLS.choose },
            ...DOCUMENT_TYPES.map((value) => ({ value, label: DOCUMENT_TYPE_LABELS[value] })),
          ]}
          onChange={(event) => setType(event.target.value as DocumentType | '')}
        />
      </Field>
    </ToolForm>
  );
}
