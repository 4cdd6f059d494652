/** The JSON that a model meant: bare, in fences, with words around it, with a trailing comma. */
export function jsonInText(text: string): unknown {
  const fenced = [...text.matchAll(/```(?:json)?\s*([\s\S]*?)```/gi)].map((match) => match[1]!);
  for (const candidate of [text, ...fenced, between(text, '{', '}'), between(text, '[', ']')]) {
    const value = parsed(candidate);
    if (typeof value === 'object' && value !== null) return value;
  }
  const whole = wholeObjects(text);
  return whole.length > 0 ? whole : undefined;
}

function parsed(text: string): unknown {
  for (const form of [text.trim(), text.trim().replace(/,\s*([}\]])/g, '$1')]) {
    try {
      return JSON.parse(form);
    } catch {
      // The next form, or the next candidate.
    }
  }
  return undefined;
}

function between(text: string, open: string, close: string): string {
  const [from, to] = [text.indexOf(open), text.lastIndexOf(close)];
  return from === -1 || to < from ? '' : text.slice(from, to + 1);
}

const OBJECTS_MAX = 60;

/** An answer that was cut off still holds its first objects whole: the innermost list of them. */
function wholeObjects(text: string): unknown[] {
  const found: { value: unknown; depth: number }[] = [];
  const opened: number[] = [];
  let inString = false;
  for (let at = 0; at < text.length && found.length < OBJECTS_MAX; at += 1) {
    const char = text[at];
    if (inString) {
      if (char === '\\') at += 1;
      else if (char === '"') inString = false;
    } else if (char === '"' && opened.length > 0) inString = true;
    else if (char === '{') opened.push(at);
    else if (char === '}') {
      const from = opened.pop();
      const value = from === undefined ? undefined : parsed(text.slice(from, at + 1));
      if (value !== undefined) found.push({ value, depth: opened.length });
    }
  }
  const outermost = Math.min(...found.map(({ depth }) => depth));
  return found.filter(({ depth }) => depth === outermost).map(({ value }) => value);
}
