import { Clock, FileText, TriangleAlert } from 'lucide-react';
import { CHAT_WORDS as WORDS } from '#messages/chat/chat.ts';
import { cn } from '#web/lib/cn.ts';
import { formatFileSize } from '#web/lib/format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { bubbleLook, metaLook } from './message-item.tsx';
import type { Pending } from './use-outbox.ts';

type Props = {
  item: Pending;
  isOnline: boolean;
  onRetry: (clientId: string) => void;
  onDrop: (clientId: string) => void;
};

/** What has not arrived yet: on its way, waiting for the network, or refused with its reason. */
export function PendingItem({ item, isOnline, onRetry, onDrop }: Props) {
  return (
    <>
      <div className={cn(bubbleLook(true), 'opacity-90')}>
        {item.text}
        {item.file && (
          <div className="flex items-center gap-2.5 py-1">
            <FileText aria-hidden="true" className="size-6 flex-none text-ink-2" />
            <span>
              <b className="block font-semibold wrap-anywhere">{item.file.name}</b>
              <small className="block text-13 text-ink-2">{formatFileSize(item.file.size)}</small>
            </span>
          </div>
        )}
      </div>
      {item.problem === null ? (
        <p className={cn(metaLook, 'self-end', !isOnline && 'font-medium text-on-verify')}>
          <Clock aria-hidden="true" />
          {!isOnline ? WORDS.waiting : item.percent === null ? WORDS.sending : WORDS.uploading(item.percent)}
        </p>
      ) : (
        <div role="alert" className="flex flex-wrap items-center justify-end gap-2 self-end text-13 text-on-no">
          <TriangleAlert aria-hidden="true" className="size-4" />
          <span className="wrap-anywhere">{`${WORDS.refused}: ${item.problem}`}</span>
          <Button size="sm" variant="quiet" onClick={() => onRetry(item.clientId)}>
            {WORDS.again}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => onDrop(item.clientId)}>
            {WORDS.drop}
          </Button>
        </div>
      )}
    </>
  );
}
