import { cn } from '#web/lib/cn.ts';

export type Step = { id: string; label: string; done?: boolean; /** Small words under the name. */ note?: string };

export type StepperProps = {
  label: string;
  steps: readonly Step[];
  currentId: string;
  /** Given, the steps can be pressed. */
  onStep?: (id: string) => void;
  /** Spoken after the name of a finished step. */
  doneLabel: string;
  /** The knots' surface, to cut the thread behind them. */
  on?: 'paper' | 'sheet';
};

/** Steps on the thread: drawn where one has been, dotted ahead. On phones only the current one keeps its words. */
export function Stepper({ label, steps, currentId, onStep, doneLabel, on = 'paper' }: StepperProps) {
  return (
    <ol aria-label={label} className="grid auto-cols-fr grid-flow-col text-13">
      {steps.map((step, index) => {
        const now = step.id === currentId;
        const last = index === steps.length - 1;
        return (
          <li
            key={step.id}
            aria-current={now ? 'step' : undefined}
            className={cn(
              'relative pt-6',
              !last && 'sm:pr-3',
              // Long words at the end of a narrow thread grow back over it, never out of the screen.
              now && index * 2 >= steps.length && 'max-sm:flex max-sm:justify-end',
            )}
          >
            {!last && (
              <span
                aria-hidden="true"
                className={cn(
                  'absolute inset-x-0 top-2 border-t-2',
                  step.done ? 'border-filo-line' : 'border-dotted border-rule-strong',
                )}
              />
            )}
            <span
              aria-hidden="true"
              className={cn(
                'absolute top-0.5 left-0 size-3.25 rounded-full border-2',
                on === 'paper' ? 'bg-paper' : 'bg-sheet',
                step.done || now ? 'border-filo-line' : 'border-rule-strong',
                step.done && 'bg-filo-line',
                now && 'ring-4 ring-filo-wash',
              )}
            />
            <StepWords step={step} now={now} doneLabel={doneLabel} onStep={onStep} />
          </li>
        );
      })}
    </ol>
  );
}

type StepWordsProps = { step: Step; now: boolean; doneLabel: string; onStep?: (id: string) => void };

function StepWords({ step, now, doneLabel, onStep }: StepWordsProps) {
  const look = cn(
    'block text-left',
    now ? 'font-semibold whitespace-nowrap text-ink sm:whitespace-normal' : 'max-sm:sr-only',
    step.done && !now ? 'text-ink-2' : !now && 'text-ink-3',
  );
  const words = (
    <>
      {step.label} {step.done && <span className="sr-only">({doneLabel})</span>}
      {step.note && <span className="block font-normal text-ink-2">{step.note}</span>}
    </>
  );
  if (!onStep || now) return <span className={look}>{words}</span>;
  return (
    <button
      type="button"
      onClick={() => onStep(step.id)}
      className="block text-left before:absolute before:-inset-y-2 before:inset-x-0 hover:text-ink"
    >
      <span className={look}>{words}</span>
    </button>
  );
}
