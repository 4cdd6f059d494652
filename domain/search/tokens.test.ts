import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { phraseStems, stemOf, tokenize } from './tokens.ts';

const words = (text: string) => tokenize(text).map((token) => token.word);

describe('the words of a text', () => {
  it('drops elided articles and prepositions', () => {
    expect(words("l'azienda dell'energia, un'impresa d'arte")).toEqual(['azienda', 'energia', 'impresa', 'arte']);
    expect(words('l’albergo')).toEqual(['albergo']);
  });

  it('folds case and accents', () => {
    expect(words('Attività CREATIVITÀ perché')).toEqual(['attivita', 'creativita', 'perche']);
    expect(fold('Südtirol – Vallée d’Aoste')).toBe("sudtirol – vallee d'aoste");
  });

  it('joins a short part to its neighbour and parts longer ones', () => {
    expect(words('e-commerce start-up')).toEqual(['ecommerce', 'startup']);
    expect(words('Centro-Nord')).toEqual(['centro', 'nord']);
  });

  it('keeps 4.0, R&S and Brevetti+ as they are meant', () => {
    expect(words('Transizione 4.0')).toEqual(['transizione', '4.0']);
    expect(words('spese di R&S')).toEqual(['spese', 'di', 'r&s']);
    expect(words('Brevetti+ 2026')).toEqual(['brevetti', 'brevettipiu', '2026']);
    expect(words('Smart&Start')).toEqual(['smart', 'start']);
  });

  it('tells where each word stands', () => {
    const text = "per l'amianto";
    const token = tokenize(text).at(-1)!;
    expect(text.slice(token.start, token.end)).toBe('amianto');
  });
});

it('a month says when, not what: it is no subject of a search', () => {
  const roles = new Map(tokenize('forno a marzo').map(({ word, role }) => [word, role]));
  expect([roles.get('forno'), roles.get('marzo')]).toEqual(['content', 'frame']);
});

describe('stems', () => {
  it('do not depend on accents that people leave out', () => {
    expect(stemOf('attivita')).toBe(stemOf(fold('attività')));
    expect(stemOf('pubblicita')).toBe('pubblicita');
  });

  it('keep unrelated words apart', () => {
    expect(stemOf('tasso')).not.toBe(stemOf('tasse'));
    expect(stemOf('marche')).not.toBe(stemOf('marchi'));
    expect(stemOf('lavoratrici')).not.toBe(stemOf('lavoratori'));
  });

  it('of a phrase leave out the words that only join', () => {
    expect(phraseStems('contributo a fondo perduto')).toEqual(['contrib', 'fond', 'perd']);
    expect(phraseStems('in proprio')).toEqual([]);
  });
});
