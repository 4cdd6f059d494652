import { useRef, useState } from 'react';
import { SIZE_STEPS, type SizeDraft, type SizeStep } from './size-draft.ts';
import { problemsOf, type Problems } from './size-problems.ts';

/** Where one is in the five steps, and what keeps one from going on. */
export function useSizeSteps(draft: SizeDraft, update: (change: Partial<SizeDraft>) => void) {
  const [problems, setProblems] = useState<Problems>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const position = SIZE_STEPS.indexOf(draft.step);

  function show(step: SizeStep, wrong: Problems = {}) {
    setProblems(wrong);
    update({ step });
    // The keyboard and the screen reader go on from the title of the new step.
    requestAnimationFrame(() => {
      heading.current?.focus();
      heading.current?.scrollIntoView({ block: 'nearest' });
    });
  }
  /** One may always go back; going on asks that every step before is in order. */
  function goTo(step: SizeStep) {
    const target = SIZE_STEPS.indexOf(step);
    const wrong = SIZE_STEPS.slice(0, target).find((each) => Object.keys(problemsOf(draft, each)).length > 0);
    if (!wrong || target <= position) return show(step);
    show(wrong, problemsOf(draft, wrong));
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  }
  return {
    position,
    problems,
    heading,
    form,
    show,
    goTo,
    goOn: () => goTo(SIZE_STEPS[position + 1] ?? 'risultato'),
    forgetProblems: () => setProblems({}),
  };
}
