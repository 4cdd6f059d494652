import { describe, expect, test } from 'vitest';
import { quickest } from '#domain/testing/quickest.ts';
import { readEuro } from './euro.ts';
import { euro } from './generic/cells.ts';
import { plainLines, plainText, shorten } from './plain-text.ts';
import { regionOf } from './region-of.ts';
import { grantSlug } from './slug.ts';
import { romeDay } from './source-days.ts';
import { splitValues } from './split-values.ts';
import { linkKey, webLink } from './web-link.ts';

describe('amounts as the sources write them', () => {
  test.each([
    ['20000', 20_000],
    ['15375383,50', 15_375_383.5],
    ['3928194.13', 3_928_194.13],
    ['1.500.000', 1_500_000],
    ['1.500.000,00', 1_500_000],
    ['1,500,000.00', 1_500_000],
    ['163000000 (con dm 29/7), altri', 163_000_000],
    ['€ 50.000', 50_000],
    ['2,5 milioni', 2_500_000],
    ['0', 0],
  ])('%s is %d euro', (text, euro) => expect(readEuro(text)).toEqual({ kind: 'known', euro }));

  test('a row of nines is no limit, never a sum', () => {
    expect(readEuro('99999999999')).toEqual({ kind: 'unlimited' });
    expect(readEuro('999999999.00')).toEqual({ kind: 'unlimited' });
  });

  test('empty is absent, words are unreadable', () => {
    expect(readEuro(' ')).toEqual({ kind: 'absent' });
    expect(readEuro('da definire')).toEqual({ kind: 'unreadable' });
    expect(readEuro('-500')).toEqual({ kind: 'unreadable' });
  });
});

describe('texts', () => {
  test('tags, entities (encoded twice too), controls and runs of spaces go', () => {
    expect(plainText('<p>Start up &amp; sviluppo d&amp;#039;impresa</p>\n<br/>è&nbsp;qui\u0002 ')).toBe(
      "Start up & sviluppo d'impresa è qui",
    );
    expect(plainText('<script>alert(1)</script>a<style>p{}</style>b')).toBe('a b');
    expect(plainText('&lt;b&gt;grassetto&lt;/b&gt;')).toBe('grassetto');
  });

  test('a sign is not a tag', () => expect(plainText('ricavi < 5 milioni e > 1')).toBe('ricavi < 5 milioni e > 1'));

  test('list items stay apart', () => expect(plainLines('<ul><li>uno</li><li>due</li></ul>')).toEqual(['uno', 'due']));

  test('cut between words', () => expect(shorten('uno due tre quattro', 12)).toBe('uno due…'));

  test('hostile text is read in time proportional to its length', async () => {
    const read = () => {
      for (const piece of ['<', '<script>', '&', '<a ', '&amp;']) plainText(piece.repeat(200_000 / piece.length));
    };
    expect(await quickest(2_000, read)).toBeLessThan(2_000);
  });
});

describe('days in Rome', () => {
  test.each([
    ['2026-06-30T00:00:00', '2026-06-30'],
    ['2026-06-30T00:00:00Z', '2026-06-30'],
    ['2023-11-22T23:30:00Z', '2023-11-23'],
    ['2024-04-18T19:00:00.000+0200', '2024-04-18'],
    ['2026-04-29T00:00:00.000+0000', '2026-04-29'],
    ['31/12/2026', '2026-12-31'],
    ['2026-02-30', null],
    ['0001-01-01', null],
    ['presto', null],
    ['', null],
  ])('%s is %s', (text, day) => expect(romeDay(text)).toBe(day));
});

describe('names and addresses', () => {
  test.each([
    ['Trentino-Alto Adige/Südtirol', 'Trentino-Alto Adige'],
    ["Valle d'Aosta/Vallée d'Aoste", "Valle d'Aosta"],
    ['Valle d’Aosta', "Valle d'Aosta"],
    ['Friuli Venezia Giulia', 'Friuli-Venezia Giulia'],
    ['EMILIA ROMAGNA', 'Emilia-Romagna'],
    ['Regione Autonoma della Sardegna', 'Sardegna'],
    ['Regione Siciliana', 'Sicilia'],
    ['Estero', null],
  ])('%s is %s', (name, region) => expect(regionOf(name)).toBe(region));

  test('a cell is split by commas only where its pieces are values of the list', () => {
    const known = new Set(['Mobili, Legno e Carta', 'Turismo', 'Agricoltura, silvicoltura e pesca']);
    expect(splitValues('Turismo, Mobili, Legno e Carta, Agricoltura, silvicoltura e pesca', known)).toEqual([
      'Turismo',
      'Mobili, Legno e Carta',
      'Agricoltura, silvicoltura e pesca',
    ]);
    expect(splitValues('Turismo;Turismo | Mobili, Legno e Carta', known)).toEqual(['Turismo', 'Mobili, Legno e Carta']);
  });

  test('only web addresses are links; a home page and a shortened address are told apart', () => {
    expect(webLink('https://www.example.it/bando?id=1')).toEqual({
      url: 'https://www.example.it/bando?id=1',
      evidence: 'seen',
    });
    expect(webLink('www.example.it')).toEqual({ url: 'https://www.example.it', evidence: 'homepage' });
    expect(webLink('http://tinyurl.com/abc')?.evidence).toBe('assumed');
    expect(webLink('javascript:alert(1)')).toBeNull();
    expect(webLink('data:text/html,x')).toBeNull();
    expect(linkKey('http://www.Example.it/a/')).toBe(linkKey('https://example.it/a'));
  });

  test('the address of a grant is region, title and source id, without the region twice', () => {
    expect(grantSlug('Lombardia', 'Voucher digitali', '31')).toBe('lombardia-voucher-digitali-31');
    expect(grantSlug('Lombardia', 'Lombardia – Voucher', '31')).toBe('lombardia-voucher-31');
    expect(grantSlug(null, 'x'.repeat(300), '7').length).toBeLessThan(90);
  });
});

test('a number of JSON keeps its decimals: its dot is no mark of thousands', () => {
  expect(euro.parse(1.125)).toBe(1.13);
  expect(euro.parse('1.125')).toBe(1125);
});
