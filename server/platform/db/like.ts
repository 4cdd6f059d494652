/** Typed words stand for themselves: % and _ are no wildcards here. */
export const contains = (words: string): string => `%${words.replace(/[\\%_]/g, String.raw`\$&`)}%`;
