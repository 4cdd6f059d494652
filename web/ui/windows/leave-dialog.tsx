import { useLeaveGuard } from '#web/lib/use-leave-guard.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

export type LeaveWords = { title: string; text: string; leave: string; stay: string };
type Props = { hasUnsavedText: boolean; words: LeaveWords; onLeave?: () => void };

/** Comes up when somebody is about to leave unsaved text behind. */
export function LeaveDialog({ hasUnsavedText, words, onLeave }: Props) {
  const guard = useLeaveGuard(hasUnsavedText);
  return (
    <ConfirmDialog
      open={guard.isAsking}
      onOpenChange={(open) => !open && guard.stay()}
      title={words.title}
      description={words.text}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      onConfirm={() => {
        onLeave?.();
        guard.leave();
      }}
    />
  );
}
