import { globSync, readFileSync } from 'node:fs';
import { extendTailwindMerge } from 'tailwind-merge';
import { expect, test } from 'vitest';
import { cn } from './cn.ts';

/** The library's whole table, with the product's scale. */
const whole = extendTailwindMerge({
  extend: {
    theme: {
      text: ['12', '13', '14', '16', '17', '18', '22', '28', '40', '80'],
      shadow: ['float'],
      'font-weight': ['book', 'normal', 'medium', 'semibold', 'bold'],
    },
  },
});

/** Every word of every string of the screens that the library knows as a utility, without its variants. */
function utilities(): string[] {
  const found = new Set<string>();
  for (const file of globSync('web/{ui,features,routes}/**/*.tsx')) {
    for (const [, text = ''] of readFileSync(file, 'utf8').matchAll(/["'`]([^"'`\n]+)["'`]/g)) {
      for (const word of text.split(/\s+/)) {
        const bare = word.replace(/^(?:[a-z@*!-]+(?:\[[^\]]*\])?(?:\/\w+)?:)+/, '').replace(/!$/, '');
        if (/^-?[a-z][\w./[\]()%,#-]*$/.test(bare)) found.add(bare);
      }
    }
  }
  return [...found].filter((word) => whole(word, word) === word);
}

const PER_NAME = 10;

/** All pairs of all words would take long: ten of each name (`text-…`, `border-…`) stand for the rest. */
function samples(words: readonly string[]): string[] {
  const byName = Map.groupBy(words, (word) => word.replace(/^-/, '').split('-')[0]);
  return [...byName.values()].flatMap((alike) => alike.slice(0, PER_NAME));
}

test('of two utilities the last wins exactly where the whole library says so', () => {
  const words = samples(utilities());
  expect(words.length).toBeGreaterThan(100);
  const wrong: string[] = [];
  for (const one of words) {
    for (const other of words) {
      if (one !== other && cn(one, other) !== whole(one, other)) wrong.push(`${one} ${other}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('variants keep apart, also in their order', () => {
  for (const classes of ['hover:p-2 p-4 hover:p-3', 'tap:min-h-11 min-h-9 tap:min-h-13', 'desk:p-1! p-2 desk:p-3!']) {
    expect(cn(classes)).toBe(whole(classes));
  }
});
