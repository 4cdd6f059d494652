import { useCallback, useEffect, useRef, useState } from 'react';
import type { RequestDraft } from '#domain/consultancies/inputs.ts';
import { dropDraft, keepDraft } from './request-draft.ts';

const PAUSE_MS = 2_000;

type Boxes = {
  watch: (told: () => void) => { unsubscribe: () => void };
  getValues: () => Omit<RequestDraft, 'at'>;
};

/** Keeps what is written after each pause, and when the window or the page closes; `drop` once it was sent. */
export function useRequestDraft(key: string, { watch, getValues }: Boxes, before: string | null) {
  const [keptAt, setKeptAt] = useState(before);
  const isSent = useRef(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function keep() {
      if (timer === undefined || isSent.current) return;
      clearTimeout(timer);
      timer = undefined;
      setKeptAt(keepDraft(key, getValues()));
    }
    const typing = watch(() => {
      clearTimeout(timer);
      timer = setTimeout(keep, PAUSE_MS);
    });
    addEventListener('pagehide', keep);
    return () => {
      typing.unsubscribe();
      removeEventListener('pagehide', keep);
      keep();
      clearTimeout(timer);
    };
  }, [key, watch, getValues]);
  const drop = useCallback(() => {
    isSent.current = true;
    dropDraft(key);
  }, [key]);
  return { keptAt, drop };
}
