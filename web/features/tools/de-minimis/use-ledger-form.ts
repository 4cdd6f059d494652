import { useState } from 'react';
import { LEDGER_SCREEN } from '#messages/tools/screens.ts';
import { problemsIn } from '#web/features/tools/field-problems.ts';
import { failureText } from '#web/lib/failure.ts';
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
    try {
      await send();
      notify('success', saved);
      onClose();
    } catch (error) {
      setProblems(problemsIn(error));
      notify('danger', LEDGER_SCREEN.failed, { description: failureText(error) });
      setSaving(false);
    }
  }
  return { problems, isSaving, save };
}
