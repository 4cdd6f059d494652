import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { keep, kept } from '#web/lib/tab-storage.ts';

/**
 * What is typed survives a reload, an ended session and a wrong turn, until it is sent. Answers whether something was
 * taken up again, and the way to forget it.
 */
export function useKeptDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  key: string,
) {
  const [isTakenUp, setTakenUp] = useState(false);
  const { watch, reset, getValues } = form;
  useEffect(() => {
    const { unsubscribe } = watch((values, { name }) => {
      keep(key, JSON.stringify(values));
      // Only a reset names no field: what was kept has come back.
      if (name === undefined) setTakenUp(true);
    });
    const stored = parsed(kept(key));
    if (stored) reset({ ...getValues(), ...stored }, { keepDefaultValues: true });
    return unsubscribe;
  }, [key, watch, reset, getValues]);
  return {
    isTakenUp,
    forget: () => {
      setTakenUp(false);
      keep(key, null);
    },
  };
}

function parsed(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
