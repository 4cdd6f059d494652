import { useCallback, useEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft } from './kept-draft.ts';

const PAUSE_MS = 2_000;

type Boxes<Values> = {
  watch: (told: (values: unknown, change: { name?: string | undefined }) => void) => { unsubscribe: () => void };
  getValues: () => Values;
};
type Options<Values> = {
  /** What of it is kept, or null where nothing was written; the same function each time. */
  keptOf: (values: Values) => object | null;
  /** When the draft that the form began with was kept. */
  before?: string | null;
};

/** Keeps what is written after each pause, and when the window or the page closes; `drop` once it was sent. */
export function useKeptDraft<Values>(
  key: string,
  { watch, getValues }: Boxes<Values>,
  { keptOf, before = null }: Options<Values>,
) {
  const [keptAt, setKeptAt] = useState(before);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    function keep() {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      timer.current = undefined;
      setKeptAt(keepDraft(key, keptOf(getValues())));
    }
    // Without a name the whole form was filled anew: nobody wrote.
    const typing = watch((_values, { name }) => {
      if (name === undefined) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(keep, PAUSE_MS);
    });
    addEventListener('pagehide', keep);
    return () => {
      typing.unsubscribe();
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [key, watch, getValues, keptOf]);
  const drop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    dropDraft(key);
    setKeptAt(null);
  }, [key]);
  return { keptAt, setKeptAt, drop };
}
