import { describe, expect, it } from 'vitest';
import { spelledOut } from './abbreviations.ts';

describe('AI', () => {
  it.each([
    ["mettere l'ai nel gestionale", "mettere l'intelligenza artificiale nel gestionale"],
    ['AI e robot', 'intelligenza artificiale e robot'],
    ['ai per i clienti', 'intelligenza artificiale per i clienti'],
  ])('is spelled out: %s', (text, meant) => {
    expect(spelledOut(text)).toBe(meant);
  });

  it.each(['voucher ai comuni', 'AVVISO CONTRIBUTI AI COMUNI', "l'aia e ai margini"])(
    'is a preposition: %s',
    (text) => {
      expect(spelledOut(text)).toBe(text);
    },
  );
});
