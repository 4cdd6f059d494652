import { describe, expect, it } from 'vitest';
import { highlight, snippet } from './highlight.ts';
import { stemOf } from './tokens.ts';

const marked = (text: string, terms: string[]) =>
  highlight(text, terms)
    .map((segment) => (segment.match ? `[${segment.text}]` : segment.text))
    .join('');

describe('highlighting', () => {
  it('marks every form of a word', () => {
    expect(marked('Macchinari nuovi e un macchinario usato', [stemOf('macchinari')])).toBe(
      '[Macchinari] nuovi e un [macchinario] usato',
    );
  });

  it('marks a phrase as one', () => {
    expect(marked('Contributo a fondo perduto', ['fond perd'])).toBe('Contributo a [fondo perduto]');
  });

  it('leaves the text whole, whatever is in it', () => {
    const text = '<b>R&S</b> & "fondo" perduto, è così';
    const segments = highlight(text, ['fond', 'r&s']);
    expect(segments.map((segment) => segment.text).join('')).toBe(text);
  });

  it('a text without matches is one segment', () => {
    expect(highlight('nulla', ['altro'])).toEqual([{ text: 'nulla', match: false }]);
  });

  it('a snippet shows the first match and stays short', () => {
    const text = `${'parole prima '.repeat(30)}il brevetto europeo ${'parole dopo '.repeat(30)}`;
    const segments = snippet(text, ['brevett'], 120);
    const length = segments.reduce((sum, segment) => sum + segment.text.length, 0);
    expect(segments.some((segment) => segment.match && segment.text === 'brevetto')).toBe(true);
    expect(length).toBeLessThanOrEqual(124);
  });
});
