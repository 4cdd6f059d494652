import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FILE_PURPOSES } from '#domain/files/file-purposes.ts';
import type { AttachmentKind } from '#domain/applications/wizard.ts';
import { WIZARD } from '#messages/applications/screens.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { attachFiles, type Attached } from './api.ts';

export const ACCEPTED = ['.pdf', '.jpg', '.jpeg', '.png'];
const { maxBytes } = FILE_PURPOSES.application_attachment;

type Attach = { files: File[]; kind: AttachmentKind; document: string | null };

/** Sends files with true progress; the fresh application is the answer. */
export function useAttach(applicationId: string) {
  const client = useQueryClient();
  const [percent, setPercent] = useState<number | null>(null);
  const attach = useWrite({
    mutationFn: (asked: Attach) => attachFiles(applicationId, asked, setPercent),
    meta: { failed: WIZARD.documents.failed, changes: [KEYS.applications] },
    onSuccess: ({ addedIds, ...view }: Attached) => {
      client.setQueryData([...KEYS.application, applicationId], view);
      notify('success', WIZARD.documents.added(addedIds.length));
    },
    onSettled: () => setPercent(null),
  });
  return { attach, percent };
}

type Props = {
  applicationId: string;
  kind: AttachmentKind;
  document: string | null;
  label: string;
  /** What is read aloud: which line or document it is for. */
  name: string;
  onAttached?: (ids: string[]) => void;
};

/** One file for one line or document. */
export function AttachButton({ applicationId, kind, document, label, name, onAttached }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { attach, percent } = useAttach(applicationId);
  function choose(file: File | undefined) {
    if (!file) return;
    if (file.size > maxBytes) return notify('danger', WIZARD.documents.refused(file.name));
    attach.mutate({ files: [file], kind, document }, { onSuccess: ({ addedIds }) => onAttached?.(addedIds) });
  }
  return (
    <>
      <Button size="sm" loading={attach.isPending} aria-label={name} onClick={() => input.current?.click()}>
        {percent !== null && percent < 100 ? `${percent}%` : label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED.join(',')}
        onChange={(event) => {
          choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </>
  );
}
