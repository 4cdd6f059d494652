import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { filePath } from '#domain/file-paths.ts';
import { FILE_PURPOSES } from '#domain/files/file-purposes.ts';
import type { ConsultantProfileView } from '#domain/consultants/consultant-profile.ts';
import { AUTH } from '#messages/accounts/auth.ts';
import { CONSULTANT_PROFILE } from '#messages/consultants/profile.ts';
import { sendDocuments } from '#web/features/consultants/api.ts';
import { formatDate, formatFileSize } from '#web/lib/format.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { FileInput } from '#web/ui/fields/file-input.tsx';
import { FileLines } from '#web/ui/fields/file-lines.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';

const WORDS = CONSULTANT_PROFILE.documents;
const { types, ...LIMITS } = FILE_PURPOSES.consultant_document;
const ACCEPT = types.map((type) => `.${type}`);

/** What was sent for the review; each name downloads its file, and more can follow at any time. */
export function OwnDocuments({ documents }: Pick<ConsultantProfileView, 'documents'>) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<File[]>([]);
  const [problem, setProblem] = useState<string>();
  const send = useWrite({
    mutationFn: (files: File[]) => sendDocuments(files, () => {}),
    meta: { failed: WORDS.failed },
    onSuccess: (profile) => {
      client.setQueryData(KEYS.consultantProfile, profile);
      setChosen([]);
      notify('success', WORDS.added);
    },
  });
  return (
    <SectionPanel title={WORDS.title} description={WORDS.text}>
      <div className="grid gap-4">
        {documents.length === 0 ? (
          <p className="text-14 text-ink-2">{WORDS.none}</p>
        ) : (
          <FileLines
            files={documents.map(({ id, name, bytes, createdAt }) => ({
              id,
              name,
              detail: WORDS.detail(formatFileSize(bytes), formatDate(createdAt)),
              href: filePath(id),
            }))}
            labels={AUTH.files}
          />
        )}
        <Field label={WORDS.more} hint={WORDS.moreHint} error={problem}>
          <FileInput
            {...LIMITS}
            accept={ACCEPT}
            files={chosen.map((file, at) => ({ id: String(at), name: file.name, detail: formatFileSize(file.size) }))}
            onAdd={(added) => {
              setProblem(undefined);
              setChosen([...chosen, ...added]);
            }}
            onReject={(files) => setProblem(WORDS.refused(files.map(({ file }) => file.name).join(', ')))}
            onRemove={(id) => setChosen(chosen.filter((_, at) => String(at) !== id))}
            disabled={send.isPending}
            labels={AUTH.files}
          />
        </Field>
        {chosen.length > 0 && (
          <Button className="justify-self-start" loading={send.isPending} onClick={() => send.mutate(chosen)}>
            {WORDS.add}
          </Button>
        )}
      </div>
    </SectionPanel>
  );
}
