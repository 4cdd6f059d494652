import { useState } from 'react';
import { scanPage } from '#messages/documents/scan.ts';
import { useLive } from './use-live.ts';

/** While one's own document is read: which page of a scan it is at, in words; null until letters must be recognised. */
export function useScanProgress(): string | null {
  const [words, setWords] = useState<string | null>(null);
  useLive((change) => {
    if (change.kind === 'lettura') setWords(scanPage(change.page, change.pages));
  });
  return words;
}
