import { useState } from 'react';
import { FILE_PURPOSES } from '#domain/files/file-purposes.ts';
import { ATTACHMENT_KINDS, type AttachmentKind } from '#domain/applications/wizard.ts';
import { filePath } from '#domain/paths.ts';
import { WIZARD } from '#messages/applications/screens.ts';
import { formatFileSize } from '#web/lib/format.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { VerdictMark } from '#web/ui/data/verdict.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { FileInput } from '#web/ui/fields/file-input.tsx';
import type { ListedFile } from '#web/ui/fields/file-lines.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { ApplicationView } from './api.ts';
import { ACCEPTED, AttachButton, useAttach } from './attach-button.tsx';
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

function GrantDocuments({ view: { application, attachments, grant } }: { view: ApplicationView }) {
  const { plan } = useDraft(application.id);
  const documents = grant?.documents ?? [];
  const { settledDocuments, planRevision } = application.contents;
  const isFrozen = application.sentAt !== null;
  return (
    <SectionPanel title={WORDS.list} flush={documents.length > 0}>
      {documents.length === 0 ? (
        <p className="text-14 text-ink-2">{WORDS.listNone}</p>
      ) : (
        <ul className="divide-y divide-rule text-14">
          {documents.map((document) => {
            const file = attachments.find((each) => each.document === document);
            const isSettled = settledDocuments.includes(document);
            return (
              <li key={document} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2">
                <span className="min-w-0 flex-[1_1_16rem] wrap-anywhere">{document}</span>
                {file ? (
                  <VerdictMark tone="ok" label={WORDS.attached} />
                ) : (
                  <span className="flex flex-wrap items-center gap-4">
                    <Checkbox
                      label={WORDS.settle}
                      checked={isSettled}
                      disabled={isFrozen || plan.isPending}
                      onChange={() =>
                        plan.mutate({
                          planRevision,
                          settledDocuments: isSettled
                            ? settledDocuments.filter((each) => each !== document)
                            : [...settledDocuments, document],
                        })
                      }
                    />
                    {!isFrozen && (
                      <AttachButton
                        applicationId={application.id}
                        kind="altro"
                        document={document}
                        label={WORDS.attach}
                        name={WORDS.attachFor(document)}
                      />
                    )}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </SectionPanel>
  );
}
