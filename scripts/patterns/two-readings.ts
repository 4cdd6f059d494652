const MOST_REMAINDERS = 4_000;
const MOST_CHARS = 60;

/**
 * A text that a repetition of these words reads in two ways, by the test of Sardinas and Patterson: what the longer
 * reading is ahead of the shorter one is followed until both end together. Such a text, repeated, doubles the work each
 * time. Null where every text has one reading, as far as was looked.
 */
export function twoReadings(words: readonly string[]): string | null {
  const code = [...new Set(words)].filter(Boolean);
  const seen = new Set<string>();
  const queue: { ahead: string; read: string }[] = [];
  const follow = (shorter: string, longer: string, read: string) => {
    const ahead = longer.slice(shorter.length);
    if (seen.has(ahead) || read.length > MOST_CHARS || seen.size > MOST_REMAINDERS) return;
    seen.add(ahead);
    queue.push({ ahead, read });
  };
  for (const one of code)
    for (const other of code) if (one !== other && other.startsWith(one)) follow(one, other, other);
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { ahead, read } = next;
    for (const word of code) {
      if (word === ahead) return read;
      if (ahead.startsWith(word)) follow(word, ahead, read);
      else if (word.startsWith(ahead)) follow(ahead, word, read + word.slice(ahead.length));
    }
  }
  return null;
}
