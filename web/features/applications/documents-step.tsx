import { useState } from 'react';
import { FILE_PURPOSES } from '#domain/files/file-purposes.ts';
import { ATTACHMENT_KINDS, type AttachmentKind } from '#domain/applications/wizard.ts';
import { filePath } from '#domain/file-paths.ts';
import { WIZARD } from '#messages/applications/screens.ts';
import { formatFileSize } from '#web/lib/format.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { FileInput } from '#web/ui/fields/file-input.tsx';
import type { ListedFile } from '#web/ui/fields/file-lines.tsx';
import type { ApplicationView } from './api.ts';
import { ACCEPTED, useAttach } from './attach-button.tsx';
import { GrantDocuments } from './grant-documents.tsx';
import { useDraft } from './use-draft.ts';

const WORDS = WIZARD.documents;
const { maxBytes, maxFiles } = FILE_PURPOSES.application_attachment;

/** Three file inputs, and the grant's own list with what answers each (APP-8). */
export function DocumentsStep({ view }: { view: ApplicationView }) {
  return (
    <div className="grid gap-6">
      <GrantDocuments view={view} />
      {ATTACHMENT_KINDS.map((kind) => (
        <KindInput key={kind} view={view} kind={kind} />
      ))}
    </div>
  );
}

function KindInput({ view, kind }: { view: ApplicationView; kind: AttachmentKind }) {
  const { application, attachments } = view;
  const { attach, percent } = useAttach(application.id);
  const { detach } = useDraft(application.id);
  const [sending, setSending] = useState<string[]>([]);
  const files: ListedFile[] = [
    ...attachments
      .filter((file) => file.kind === kind)
      .map(({ id, name, bytes, document }) => ({
        id,
        name,
        detail: [formatFileSize(bytes), document].filter(Boolean).join(' · '),
        done: true,
        href: filePath(id),
      })),
    ...(attach.isPending ? sending.map((name) => ({ id: `sending-${name}`, name, progress: percent ?? 0 })) : []),
  ];
  return (
    <Field label={WORDS.inputs[kind]} hint={WORDS.hint}>
      <FileInput
        accept={ACCEPTED}
        maxBytes={maxBytes}
        maxFiles={files.length + maxFiles}
        files={files}
        disabled={application.sentAt !== null || attach.isPending}
        onAdd={(added) => {
          setSending(added.map(({ name }) => name));
          attach.mutate({ files: added, kind, document: null });
        }}
        onReject={(refused) => notify('danger', WORDS.refused(refused.map(({ file }) => file.name).join(', ')))}
        onRemove={(id) => detach.mutate(id)}
        labels={{ choose: WORDS.choose, drop: WORDS.drop, remove: WORDS.remove, progress: WORDS.sending }}
      />
    </Field>
  );
}
