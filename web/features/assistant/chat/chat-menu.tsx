import { useRouter } from '@tanstack/react-router';
import { EllipsisVertical, History, SquarePen } from 'lucide-react';
import { useState } from 'react';
import { CHAT_FORGET, CHAT_WIDGET } from '#messages/assistant/chat-screens.ts';
import { dataOf } from '#web/lib/api.ts';
import { ConfirmDialog } from '#web/ui/windows/confirm-dialog.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/actions/menu.tsx';
import { notify } from '#web/ui/feedback/notify.ts';

type Props = { canRestart: boolean; onRestart: () => void };

/** Beginning anew keeps what Filo remembers; forgetting empties the context everywhere (spec §4). */
export function ChatMenu({ canRestart, onRestart }: Props) {
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);

  async function forget() {
    try {
      await dataOf(router.options.context.api.context.$delete());
      onRestart();
      notify('success', CHAT_FORGET.done, { id: 'filo-forget' });
      await router.invalidate(); // counters and activities were read from it
    } catch {
      notify('danger', CHAT_FORGET.failed, { id: 'filo-forget' });
    }
  }
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
        onConfirm={forget}
      />
    </>
  );
}
