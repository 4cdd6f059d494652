const short = (words: string): string => (words.length > 120 ? `${words.slice(0, 119).trimEnd()}…` : words);

export const CHAT_NOTICES = {
  message: (name: string, words: string) => ({ title: `${name} ti ha scritto`, text: short(words) }),
  file: 'Un file',
} as const;
