import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { filePath } from '#domain/file-paths.ts';
import type { ConsultantProfileView } from '#domain/consultants/consultant-profile.ts';
import { AUTH } from '#messages/accounts/auth.ts';
import { CONSULTANT_PROFILE } from '#messages/consultants/profile.ts';
import { DocumentsField } from '#web/features/accounts/documents-field.tsx';
import { sendDocuments } from '#web/features/consultants/api.ts';
import { formatDate, formatFileSize } from '#web/lib/format.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { FileLines } from '#web/ui/fields/file-lines.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';

const WORDS = CONSULTANT_PROFILE.documents;

/** What was sent for the review; each name downloads its file, and more can follow at any time. */
export function OwnDocuments({ documents }: Pick<ConsultantProfileView, 'documents'>) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<File[]>([]);
  const send = useMutation({
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
        <DocumentsField files={chosen} onChange={setChosen} error={undefined} isSending={send.isPending} />
        {chosen.length > 0 && (
          <Button className="justify-self-start" loading={send.isPending} onClick={() => send.mutate(chosen)}>
            {WORDS.add}
          </Button>
        )}
      </div>
    </SectionPanel>
  );
}
