import { useState } from 'react';
import { problemsIn } from '#web/features/tools/field-problems.ts';
import { notify } from '#web/ui/feedback/notify.ts';

type Problems = Record<string, string>;

/** A form of the register: what is wrong stands beside its box, and the window closes once the server has said yes. */
export function useLedgerForm(onClose: () => void) {
  const [problems, setProblems] = useState<Problems>({});
  const [isSaving, setSaving] = useState(false);

  async function save(found: Problems, send: () => Promise<unknown>, saved: string) {
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setSaving(true);
    await send().then(
      () => {
        notify('success', saved);
        onClose();
      },
      (error: unknown) => {
        setProblems(problemsIn(error));
        setSaving(false);
      },
    );
  }
  return { problems, isSaving, save };
}
