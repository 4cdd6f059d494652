import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { inputOfQuestion } from '#web/features/companies/next-questions.ts';
import type { CompanyFormValues } from './form-values.ts';
import { goToField } from './go-to-field.ts';

/** Opens the form at the box where the question is answered. */
export function useOpenAt(question: string | undefined, getValues: () => CompanyFormValues): void {
  const router = useRouter();
  useEffect(() => {
    const name = question ? inputOfQuestion(question, getValues()) : null;
    const input = name && goToField(name);
    if (!input) return;
    // A navigation scrolls to the top once it is drawn, after this: back to the box, unless one has left it meanwhile.
    const stop = router.subscribe('onRendered', () => {
      stop();
      if (document.activeElement === input) input.scrollIntoView({ block: 'center' });
    });
    return stop;
  }, [question, getValues, router]);
}
