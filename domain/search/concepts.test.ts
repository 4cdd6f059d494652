import { describe, expect, it } from 'vitest';
import { compileLexicon, matchConcepts, outermost } from './concepts.ts';
import { LEXICON } from './lexicon/lexicon.ts';
import { phraseStems } from './tokens.ts';

const concepts = compileLexicon([
  { id: 'fotovoltaico', words: 'fotovoltaico', asks: 'pannelli tetto', near: { energia: 0.5 } },
  { id: 'energia', words: 'energia', finds: 'impianti FER' },
  { id: 'commercio', words: 'commercio|negozio' },
  { id: 'camera', words: 'camera di commercio' },
]);
const asked = (text: string) =>
  matchConcepts(phraseStems(text), concepts.asked).map((match) => concepts.list[match.concept]!.id);
const written = (text: string) =>
  matchConcepts(phraseStems(text), concepts.written).map((match) => concepts.list[match.concept]!.id);

describe('concepts', () => {
  it('are said in any form of their words', () => {
    expect(asked('impianti fotovoltaici')).toEqual(['fotovoltaico']);
  });

  it('of a question may have their words apart and in any order, but near', () => {
    expect(asked('sul tetto vorrei dei pannelli')).toEqual(['fotovoltaico']);
    expect(asked('pannelli di legno per arredare una grande sala vicino al tetto')).toEqual([]);
  });

  it('keep the words of grants and those of questions apart', () => {
    expect(asked('impianti FER')).toEqual([]);
    expect(written('impianti FER')).toEqual(['energia']);
    expect(written('pannelli sul tetto')).toEqual([]);
  });

  it('a word inside a longer phrase means less by itself', () => {
    const matches = outermost(matchConcepts(phraseStems('camera di commercio'), concepts.written), 0.3);
    const weights = matches.map((match) => [concepts.list[match.concept]!.id, match.weight]);
    expect(Object.fromEntries(weights)).toEqual({ camera: 1, commercio: 0.3 });
  });

  it('cannot be near to what does not exist', () => {
    expect(() => compileLexicon([{ id: 'a', words: 'a', near: { b: 1 } }])).toThrow(/does not exist/);
  });
});

describe('the lexicon', () => {
  it('has hundreds of groups, each with an id of its own, and compiles', () => {
    expect(LEXICON.length).toBeGreaterThan(230);
    expect(new Set(LEXICON.map((group) => group.id)).size).toBe(LEXICON.length);
    expect(() => compileLexicon(LEXICON)).not.toThrow();
  });

  it('weighs nearness between 0 and 1', () => {
    const weights = LEXICON.flatMap((group) => Object.values(group.near ?? {}));
    expect(weights.every((weight) => weight > 0 && weight <= 1)).toBe(true);
  });
});
