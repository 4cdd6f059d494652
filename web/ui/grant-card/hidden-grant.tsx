import { Button } from '#web/ui/actions/button.tsx';
import { DrawnIcon } from '#web/ui/brand/drawn-icon.tsx';

type HiddenGrantProps = { label: string; undoLabel: string; onUndo: () => void };

/** What is left of a card that was hidden: one line, and the way back. */
export function HiddenGrant({ label, undoLabel, onUndo }: HiddenGrantProps) {
  return (
    <div
      role="status"
      className="flex min-h-13 items-center gap-3 rounded border border-dashed border-rule-strong pr-1 pl-4 text-14 text-ink-2"
    >
      <DrawnIcon name="hide" />
      <span className="min-w-0 flex-1 py-2">{label}</span>
      <Button variant="quiet" size="sm" className="px-3 text-ink" onClick={onUndo}>
        {undoLabel}
      </Button>
    </div>
  );
}
