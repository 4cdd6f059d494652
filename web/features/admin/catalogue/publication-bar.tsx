import { useState } from 'react';
import type { PublicationInput } from '#domain/admin/catalogue.ts';
import { CATALOGUE as WORDS } from '#messages/admin/catalogue.ts';
import { REASON_FIRST } from '#messages/validation.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { ConfirmDialog } from '#web/ui/windows/confirm-dialog.tsx';
import { catalogueWrites } from './catalogue-api.ts';

type Props = { ids: readonly string[]; can: readonly ('publish' | 'unpublish')[]; onDone?: () => void };

/** Out of everybody's sight, or back; both can be taken back at once. */
export function PublicationBar({ ids, can, onDone }: Props) {
  const writes = catalogueWrites(useApi());
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const publish = useWrite({
    mutationFn: (input: PublicationInput) => writes.publish(input),
    meta: { failed: WORDS.failed, changes: [KEYS.adminCatalogue, KEYS.admin] },
    onSuccess: ({ changed }, { isPublished, reason: why }) => {
      onDone?.();
      if (changed.length === 0) return notify('info', WORDS.unchanged);
      notify('success', (isPublished ? WORDS.published : WORDS.unpublished)(changed.length), {
        action: {
          label: WORDS.undo,
          onPress: () => publish.mutate({ ids: changed, isPublished: !isPublished, reason: why || WORDS.undo }),
        },
      });
    },
  });
  return (
    <>
      {can.includes('publish') && (
        <Button
          size="sm"
          loading={publish.isPending}
          onClick={() => publish.mutate({ ids: [...ids], isPublished: true, reason: '' })}
        >
          {WORDS.publish}
        </Button>
      )}
      {can.includes('unpublish') && (
        <Button size="sm" onClick={() => setAsking(true)}>
          {WORDS.unpublish}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={WORDS.unpublishTitle(ids.length)}
        description={WORDS.unpublishText}
        confirmLabel={WORDS.unpublish}
        cancelLabel={WORDS.cancel}
        missing={reason.trim() === '' && REASON_FIRST}
        onConfirm={async () => {
          await publish.mutateAsync({ ids: [...ids], isPublished: false, reason: reason.trim() });
          setReason('');
        }}
      >
        <Field label={WORDS.reason} required>
          <TextInput value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
        </Field>
      </ConfirmDialog>
    </>
  );
}
