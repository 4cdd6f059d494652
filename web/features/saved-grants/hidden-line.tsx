import { LEAVING_OUT } from '#messages/grants/hiding.ts';
import { MARKS } from '#messages/grants/marks.ts';
import { HiddenGrant } from '#web/ui/grant-card/hidden-grant.tsx';

/** In place of a card that was just hidden. */
export const HiddenLine = ({ name, onUndo }: { name: string; onUndo: () => void }) => (
  <HiddenGrant label={LEAVING_OUT.hiddenLine(name)} undoLabel={MARKS.undo} onUndo={onUndo} />
);
