import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CHAT } from '#domain/chat/chat.ts';
import { CHAT_WORDS as WORDS } from '#messages/chat/chat.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { ApiError } from '#web/lib/api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { FormDialog } from '#web/ui/windows/form-dialog.tsx';

type Props = { id: string; isOpen: boolean; onClose: () => void };

/** To who administrates, never to the other side. */
export function ReportDialog({ id, isOpen, onClose }: Props) {
  const api = useApi();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = reason.trim().length < CHAT.reasonMin;
  const report = useWrite({
    mutationFn: async (words: string) => {
      const answer = await api.chats[':id'].reports.$post({ param: { id }, json: { reason: words } });
      if (answer.status >= 400) throw new ApiError(answer.status, (await answer.json()) as never);
    },
    meta: { failed: WORDS.reportFailed },
    onSuccess: () => {
      notify('success', WORDS.reported);
      void client.invalidateQueries({ queryKey: [...KEYS.chat, id] });
      setReason('');
      setTried(false);
      onClose();
    },
  });
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={WORDS.reportTitle}
      description={WORDS.reportText}
      words={{ cancel: WORDS.cancel, send: WORDS.send, close: WORDS.close }}
      isSending={report.isPending}
      onSend={() => {
        setTried(true);
        if (!isShort) report.mutate(reason.trim());
      }}
    >
      <Field
        label={WORDS.reportReason}
        hint={WORDS.reportHint}
        error={isTried && isShort ? WORDS.reportShort : undefined}
        required
      >
        <TextArea
          rows={4}
          maxLength={CHAT.reasonMax}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
