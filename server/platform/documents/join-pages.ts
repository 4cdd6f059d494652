import type { DocumentLimits } from './limits.ts';

/** Pages as one text, and where each of them begins in it. */
export function joined(pages: readonly string[], { maxChars }: DocumentLimits) {
  let start = 0;
  const pageStarts = pages.map((text) => {
    const here = start;
    start += text.length + 1;
    return here;
  });
  return { text: pages.join('\n').slice(0, maxChars), pageStarts };
}
