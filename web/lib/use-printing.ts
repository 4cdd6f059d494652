import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

/** Drawn before the paper is: a browser does not wait. */
function follow(changed: () => void): () => void {
  const turn = (to: boolean) => () => {
    isPrinting = to;
    flushSync(changed);
  };
  const [begin, end] = [turn(true), turn(false)];
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** True while the page is being put on paper: what only paper shows is then drawn, and not before. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    follow,
    () => isPrinting,
    () => false,
  );
