import { useState } from 'react';
import type { UserAction } from '#domain/admin/users.ts';
import { USER_ACTION_LABELS, USERS as WORDS } from '#messages/admin/users.ts';
import { REASON_FIRST } from '#messages/validation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { ConfirmDialog } from '#web/ui/windows/confirm-dialog.tsx';
import { useUserActions } from './use-user-actions.ts';

type Props = { ids: readonly string[]; actions: readonly UserAction[]; onDone?: () => void };

/** What shuts people out, or lets them in further than before, is asked about first. */
const ASKED: readonly UserAction[] = ['blocca', 'disconnetti', 'nomina_admin', 'togli_admin'];
const questionOf = (action: UserAction, count: number) => {
  if (action === 'blocca') return { title: WORDS.lockTitle(count), text: WORDS.lockText };
  if (action === 'disconnetti') return { title: WORDS.outTitle(count), text: WORDS.outText };
  return { title: WORDS.adminTitle, text: WORDS.adminText };
};

export function UserActionsBar({ ids, actions, onDone }: Props) {
  const act = useUserActions(onDone);
  const [asked, setAsked] = useState<UserAction | null>(null);
  const [reason, setReason] = useState('');
  const run = (action: UserAction) => act.mutateAsync({ ids: [...ids], action, reason: reason.trim() });
  const question = asked && questionOf(asked, ids.length);
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action}
          size="sm"
          disabled={act.isPending}
          onClick={() => {
            setReason('');
            if (ASKED.includes(action)) setAsked(action);
            else act.mutate({ ids: [...ids], action, reason: '' });
          }}
        >
          {USER_ACTION_LABELS[action]}
        </Button>
      ))}
      {asked && question && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(null)}
          title={question.title}
          description={question.text}
          confirmLabel={USER_ACTION_LABELS[asked]}
          cancelLabel={WORDS.cancel}
          missing={asked === 'blocca' && reason.trim() === '' && REASON_FIRST}
          onConfirm={async () => {
            await run(asked);
          }}
        >
          {asked === 'blocca' && (
            <Field label={WORDS.lockReason} required>
              <TextInput value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
            </Field>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
