import type { Page } from '@playwright/test';

/**
 * What colours of a part depend on: tags, classes, states and which elements have words, of the part and of all around
 * it. A header or a card that stood so on another page, in the same scheme and width, has the same contrast there.
 */
type Look = { name: string; parts: number; hasWords: boolean };

const judged = new Map<string, Set<string>>();

/** The parts of a page, as positions in `body *`, that were judged before; how many with words were not, of how many. */
export async function judgedBefore(page: Page, scheme: string) {
  const key = `${scheme} ${String(page.viewportSize()?.width)}`;
  const known = judged.get(key) ?? new Set<string>();
  judged.set(key, known);
  const looks = await page.evaluate(looksOfPage);
  const before: number[] = [];
  let left = 0;
  for (let at = 0; at < looks.length; at += 1) {
    const { name, parts, hasWords } = looks[at]!;
    if (known.has(name)) {
      before.push(at);
      at += parts;
    } else if (hasWords) left += 1;
  }
  const keep = () => looks.forEach(({ name }) => known.add(name));
  return { before, left, total: looks.filter(({ hasWords }) => hasWords).length, keep };
}

/** Runs in the page. In the order of `body *`: each element's look, and how many elements are in it. */
function looksOfPage(): Look[] {
  /** What tells elements apart, or where they lead, and has no part in how they look. */
  const NAMES =
    /^(?:id|href|src|srcset|for|name|value|title|alt|content|d|datetime|aria-label(?:ledby)?|aria-describedby|aria-controls|aria-owns)$/;
  const hash = (text: string): string => {
    let [one, two] = [0x811c9dc5, 0x1000193];
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      one = Math.imul(one ^ code, 0x01000193);
      two = Math.imul(two ^ code, 0x85ebca6b) ^ (two >>> 13);
    }
    return (one >>> 0).toString(36) + (two >>> 0).toString(36);
  };
  const hasWords = (element: Element): boolean =>
    element.matches('input, textarea, select') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '');
  const ownLook = (element: Element): string => {
    const attributes = [...element.attributes].filter(({ name }) => !NAMES.test(name));
    // The mouse lies over all that is around what it points at; only some of it looks different for that.
    const states = [
      ':checked',
      ':disabled',
      ':placeholder-shown',
      ...(/hover|focus|group|peer/.test(element.className) ? [':hover', ':focus'] : []),
    ];
    const told = attributes.map(({ name, value }) => `[${name}=${value}]`).sort();
    return [element.localName, ...told, hasWords(element), ...states.filter((state) => element.matches(state))].join(
      ' ',
    );
  };
  const looks: Look[] = [];
  const visit = (element: Element, around: string): string => {
    const own = ownLook(element);
    const path = hash(around + own);
    const look: Look = { name: '', parts: 0, hasWords: hasWords(element) };
    looks.push(look);
    const at = looks.length;
    const inside = [...element.children].map((child) => visit(child, path)).join(' ');
    look.parts = looks.length - at;
    const whole = hash(own + inside);
    look.name = `${path} ${whole}`;
    return whole;
  };
  const page = hash(document.documentElement.className + ownLook(document.body));
  for (const child of document.body.children) visit(child, page);
  return looks;
}
