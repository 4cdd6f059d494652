import { Printer, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { TOOL_PAGE } from '#messages/tools-screens.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/notify.ts';

type Props = {
  intro?: string;
  form: ReactNode;
  result: ReactNode;
  notes: ReactNode;
  /** Takes away what was typed; answers with the way back. */
  onReset?: () => (() => void) | void;
};

/** Questions on one side, the answer that follows them on the other; on phones the answer comes after. */
export function CheckLayout({ intro, form, result, notes, onReset }: Props) {
  function reset() {
    const undo = onReset?.();
    notify('success', TOOL_PAGE.resetDone, undo ? { action: { label: TOOL_PAGE.undo, onPress: undo } } : {});
  }
  return (
    <div className="pt-5">
      {intro && <p className="max-w-measure pb-5 text-ink-2">{intro}</p>}
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 desk:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <form noValidate onSubmit={(event) => event.preventDefault()} className="grid min-w-0 gap-8 print:hidden">
          {form}
        </form>
        <section aria-label={TOOL_PAGE.result} className="grid min-w-0 grid-cols-1 gap-4 desk:sticky desk:top-20">
          {result}
          <div className="flex flex-wrap gap-2 print:hidden">
            <Button size="sm" variant="quiet" onClick={() => window.print()}>
              <Printer aria-hidden="true" />
              {TOOL_PAGE.print}
            </Button>
            {onReset && (
              <Button size="sm" variant="quiet" onClick={reset}>
                <RotateCcw aria-hidden="true" />
                {TOOL_PAGE.reset}
              </Button>
            )}
          </div>
        </section>
      </div>
      {notes}
    </div>
  );
}
