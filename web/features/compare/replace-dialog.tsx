import { COMPARE_TRAY } from '#messages/compare/tray.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import { replaceCompared, type Compared } from './compare-store.ts';

type Props = { chosen: readonly Compared[]; waiting: Compared };

/** A fourth grant: which of the three makes room for it. */
export const ReplaceDialog = ({ chosen, waiting }: Props) => (
  <Dialog
    open
    onOpenChange={(open) => !open && replaceCompared(null)}
    title={COMPARE_TRAY.full}
    description={COMPARE_TRAY.fullText(waiting.name)}
    closeLabel={COMPARE_TRAY.close}
    footer={
      <Button variant="quiet" onClick={() => replaceCompared(null)}>
        {COMPARE_TRAY.keep}
      </Button>
    }
  >
    <ul className="grid gap-2 pt-2">
      {chosen.map(({ id, name }) => (
        <li key={id}>
          <Button
            wide
            className="justify-start text-left whitespace-normal"
            aria-label={COMPARE_TRAY.replace(name)}
            onClick={() => replaceCompared(id)}
          >
            {name}
          </Button>
        </li>
      ))}
    </ul>
  </Dialog>
);
