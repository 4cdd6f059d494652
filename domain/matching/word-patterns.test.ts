import { describe, expect, it } from 'vitest';
import { fold } from '#domain/search/fold.ts';
import { loadBundledCatalogue } from '#server/features/grants/catalogue/load.ts';
import { THEMES } from '#domain/lexicon/themes.ts';
import { compilePatterns } from './word-patterns.ts';

describe('patterns read word by word', () => {
  it.each([
    [/\b(?:fier[ae]|stand\b)/, 'andare in fiera', true],
    [/\b(?:fier[ae]|stand\b)/, 'standard', false],
    [/\b(?:vend\w+ online|e-?commerce)/, 'vendere online', true],
    [/\b(?:vend\w+ online|e-?commerce)/, 'vendere offline', false],
    [/\b(?:vend\w+ online|e-?commerce)/, 'un ecommerce', true],
    [/\b(?:assum\w+[^.]{0,20}giovan\w+)/, 'assumere due giovani', true],
    [/\b(?:assum\w+[^.]{0,20}giovan\w+)/, 'assumere. giovani', false],
    [/\bstep\b/, 'bando step', true],
    [/\b(?:india|cile)\b/, 'indiana', false],
  ])('%s on "%s" is %s', (pattern, text, expected) => {
    expect(compilePatterns([[pattern]])(text)[0] === 1).toBe(expected);
  });

  it('says of every text of the catalogue what the plain patterns say', () => {
    const read = compilePatterns(THEMES.map(({ words, grant, company }) => [words, grant, company]));
    for (const grant of loadBundledCatalogue()) {
      const text = fold([grant.name, grant.summary, grant.beneficiaries, ...grant.requirements].join('. '));
      const plain = THEMES.map(({ words, grant: more, company }) =>
        [words, more, company].some((each) => each?.test(text)),
      );
      expect([...read(text)].map(Boolean)).toEqual(plain);
    }
  });
});
