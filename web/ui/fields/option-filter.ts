/** "Valle d’Aosta" and "valle d'aosta" are the same to who searches: no accents, case or kind of apostrophe. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase().trim();
}

/** The options that contain every word typed; those that begin with the text come first. */
export function matchingOptions<Item extends { label: string; hint?: string }>(
  options: readonly Item[],
  query: string,
): Item[] {
  const wanted = plainText(query);
  if (wanted === '') return [...options];
  const words = wanted.split(/\s+/);
  const found = options.filter((option) => {
    const text = plainText(`${option.label} ${option.hint ?? ''}`);
    return words.every((word) => text.includes(word));
  });
  const begins = (option: Item) => plainText(option.label).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
