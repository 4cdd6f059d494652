import { EllipsisVertical, History, SquarePen } from 'lucide-react';
import { useState } from 'react';
import { CHAT_FORGET, CHAT_WIDGET } from '#messages/assistant/chat-screens.ts';
import { forgetContext } from '#web/features/assistant/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { ConfirmDialog } from '#web/ui/windows/confirm-dialog.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/actions/menu.tsx';
import { notify } from '#web/ui/feedback/notify.ts';

const NOTICE = 'filo-forget';
/** The window closes either way: a failure is a message of its own. */
const close = () => {};

type Props = { canRestart: boolean; onRestart: () => void };

/** Beginning anew keeps what Filo remembers; forgetting empties the context everywhere (AST-23). */
export function ChatMenu({ canRestart, onRestart }: Props) {
  const [isAsking, setAsking] = useState(false);

  const forget = useWrite({
    mutationFn: forgetContext(useApi()),
    meta: { failed: () => ({ title: CHAT_FORGET.failed }), noticeId: NOTICE, changes: [KEYS.dashboard] },
    onSuccess: () => {
      onRestart();
      notify('success', CHAT_FORGET.done, { id: NOTICE });
    },
  });
  return (
    <>
      <Menu
        trigger={
          <IconButton label={CHAT_WIDGET.more}>
            <EllipsisVertical aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem icon={<SquarePen aria-hidden="true" />} disabled={!canRestart} onSelect={onRestart}>
          {CHAT_WIDGET.restart}
        </MenuItem>
        <MenuItem icon={<History aria-hidden="true" />} tone="danger" onSelect={() => setAsking(true)}>
          {CHAT_FORGET.action}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={CHAT_FORGET.title}
        description={CHAT_FORGET.text}
        confirmLabel={CHAT_FORGET.action}
        cancelLabel={CHAT_FORGET.cancel}
        onConfirm={() => forget.mutateAsync().then(close, close)}
      />
    </>
  );
}
