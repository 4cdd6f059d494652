import { ArrowDown, Printer, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { TOOL_PAGE } from '#messages/tools/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { VerdictMark, type VerdictTone } from '#web/ui/data/verdict.tsx';
import { ReadyFields } from './ready-fields.tsx';

type Props = {
  intro?: string;
  form: ReactNode;
  /** The answer in two words: on phones it stays in sight under the questions. */
  summary?: { tone: VerdictTone; title: string } | null;
  result: ReactNode;
  notes: ReactNode;
  /** Takes away what was typed; answers with the way back. */
  onReset?: () => (() => void) | void;
};

/** Questions on one side, the answer that follows them on the other; on phones the answer comes after. */
export function CheckLayout({ intro, form, summary, result, notes, onReset }: Props) {
  function reset() {
    const undo = onReset?.();
    notify('success', TOOL_PAGE.resetDone, undo ? { action: { label: TOOL_PAGE.undo, onPress: undo } } : {});
  }
  return (
    <div className="pt-5">
      {intro && <p className="max-w-measure pb-5 text-ink-2">{intro}</p>}
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 desk:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <form noValidate onSubmit={(event) => event.preventDefault()} className="grid min-w-0 gap-8 print:hidden">
          <ReadyFields>{form}</ReadyFields>
          {summary && (
            <p
              data-foot-bar // fields scroll clear of it (rules.css)
              className="sticky bottom-0 z-10 -mx-4 flex min-h-13 items-center justify-between gap-3 border-t border-rule-2 bg-float pr-1 pl-4 text-14 text-on-float desk:hidden"
            >
              <VerdictMark tone={summary.tone} label={summary.title} className="whitespace-normal" />
              <a href="#risultato" className="grid size-11 flex-none place-items-center">
                <ArrowDown aria-label={TOOL_PAGE.seeResult} className="size-5" />
              </a>
            </p>
          )}
        </form>
        <section
          id="risultato"
          aria-label={TOOL_PAGE.result}
          className="grid min-w-0 grid-cols-1 content-start gap-4 self-stretch"
        >
          <h2 className="sr-only">{TOOL_PAGE.result}</h2>
          {result}
          <div className="-ml-2 flex flex-wrap gap-2 print:hidden">
            {summary && (
              <Button size="sm" variant="quiet" onClick={() => window.print()}>
                <Printer aria-hidden="true" />
                {TOOL_PAGE.print}
              </Button>
            )}
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
