import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { WIZARD_STEPS, type WizardStep } from '#domain/applications/wizard.ts';
import { WIZARD } from '#messages/applications/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { PhoneBar, PhoneBarFigure } from '#web/ui/layout/phone-bar.tsx';

type Props = { step: WizardStep; onStep: (step: WizardStep) => void; onPlace: (place: HTMLElement | null) => void };
/** These say what counts there; the others where one is. */
const OWN_WORDS: readonly WizardStep[] = ['budget', 'revisione'];

/** The wizard's steps on phones; the last has an act of its own, which it puts in its place. */
export function StepBar({ step, onStep, onPlace }: Props) {
  const place = WIZARD_STEPS.indexOf(step);
  const after = WIZARD_STEPS[place + 1];
  return (
    <PhoneBar>
      {OWN_WORDS.includes(step) ? (
        <div ref={onPlace} className="flex min-w-0 flex-1 items-center gap-2" />
      ) : (
        <PhoneBarFigure label={WIZARD.bar.place(place + 1, WIZARD_STEPS.length)}>
          {WIZARD.bar.steps[step]}
        </PhoneBarFigure>
      )}
      {after && (
        <>
          <PreviousStep step={step} onStep={onStep} className="w-11 px-0">
            <span className="sr-only">{WIZARD.previous}</span>
          </PreviousStep>
          <Button variant="filo" aria-label={WIZARD.next(WIZARD.steps[after])} onClick={() => onStep(after)}>
            {WIZARD.bar.steps[after]}
            <ArrowRight aria-hidden="true" />
          </Button>
        </>
      )}
    </PhoneBar>
  );
}

type PreviousProps = { step: WizardStep; onStep: (step: WizardStep) => void; className?: string; children: ReactNode };

export function PreviousStep({ step, onStep, className, children }: PreviousProps) {
  const before = WIZARD_STEPS[WIZARD_STEPS.indexOf(step) - 1];
  return (
    <Button
      disabled={!before}
      disabledReason={WIZARD.firstStep}
      onClick={() => before && onStep(before)}
      className={className}
    >
      <ArrowLeft aria-hidden="true" />
      {children}
    </Button>
  );
}
