import { ArrowLeft, ArrowRight, RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import type { Day } from '#domain/rules/day.ts';
import { SIZE_SCREEN, TOOL_PAGE } from '#messages/tools/screens.ts';
import type { ToolCompany } from '#web/features/tools/active-company.ts';
import { ReadyFields } from '#web/features/tools/ready-fields.tsx';
import { useKeptState } from '#web/features/tools/use-kept-state.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { Stepper } from '#web/ui/layout/stepper.tsx';
import { CompanyStep, FiguresStep } from './first-steps.tsx';
import { GroupStep } from './group-step.tsx';
import { InvestorsStep } from './investors-step.tsx';
import { firstDraft, SIZE_STEPS, type SizeStep } from './size-draft.ts';
import { SizeResultView } from './size-result.tsx';
import { useSizeSteps } from './use-size-steps.ts';

const QUESTIONS = { impresa: CompanyStep, dati: FiguresStep, gruppo: GroupStep, soci: InvestorsStep };

/** Five steps on the thread; the answers stay in this tab. */
export function SizeWizard({ day, company }: { day: Day; company: ToolCompany | null }) {
  const initial = useMemo(() => firstDraft(day, company), [day, company]);
  const { state: draft, isKept, update, reset } = useKeptState('dimensione-pmi', company?.id ?? null, initial);
  const { position, problems, heading, form, show, goTo, goOn, forgetProblems } = useSizeSteps(draft, update);

  function startAgain() {
    const before = draft;
    reset();
    forgetProblems();
    notify('success', TOOL_PAGE.resetDone, { action: { label: TOOL_PAGE.undo, onPress: () => update(before) } });
  }
  const Questions = draft.step === 'risultato' ? null : QUESTIONS[draft.step];
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="print:hidden">
        <Stepper
          label={SIZE_SCREEN.stepper}
          steps={SIZE_STEPS.map((id, index) => ({ id, label: SIZE_SCREEN.steps[id], done: index < position }))}
          currentId={draft.step}
          onStep={(id) => goTo(id as SizeStep)}
          doneLabel={SIZE_SCREEN.done}
        />
      </div>
      <section aria-labelledby="passo" className="grid grid-cols-1 gap-5">
        <header className={Questions ? undefined : 'sr-only'}>
          <h2
            id="passo"
            ref={heading}
            tabIndex={-1}
            className="text-22 font-bold tracking-[-0.012em] focus:outline-none"
          >
            {SIZE_SCREEN.titles[draft.step]}
          </h2>
          <p className="max-w-measure text-ink-2">{SIZE_SCREEN.intros[draft.step]}</p>
        </header>
        {company && !isKept && draft.step === 'impresa' && (
          <InlineAlert tone="info">{TOOL_PAGE.fromCompany(company.companyName)}</InlineAlert>
        )}
        {Questions ? (
          <form
            ref={form}
            noValidate
            method="dialog"
            onSubmit={(event) => {
              event.preventDefault();
              goOn();
            }}
            className="grid grid-cols-1 gap-6"
          >
            <ReadyFields>
              <Questions draft={draft} onChange={update} problems={problems} day={day} />
            </ReadyFields>
            <div className="flex flex-wrap gap-2">
              {position > 0 && (
                <Button onClick={() => show(SIZE_STEPS[position - 1]!)}>
                  <ArrowLeft aria-hidden="true" />
                  {SIZE_SCREEN.back}
                </Button>
              )}
              <Button type="submit" variant="filo">
                {SIZE_STEPS[position + 1] === 'risultato' ? SIZE_SCREEN.seeResult : SIZE_SCREEN.next}
                <ArrowRight aria-hidden="true" />
              </Button>
              {isKept && (
                <Button variant="quiet" onClick={startAgain} className="ml-auto">
                  <RotateCcw aria-hidden="true" />
                  {TOOL_PAGE.reset}
                </Button>
              )}
            </div>
          </form>
        ) : (
          <SizeResultView
            draft={draft}
            onChange={update}
            day={day}
            company={company}
            onEdit={() => show('dati')}
            onReset={startAgain}
          />
        )}
      </section>
    </div>
  );
}
