import { expect, test } from 'vitest';
import { hasAddress, mailLine, personName } from './person-name.ts';

test.each([
  'Ada',
  'Giovanni Battista',
  'G. Battista',
  'G.Battista',
  'D’Annunzio',
  'De Rossi-Bianchi',
  'Żółć',
  'Luigi XVI',
  'Dott.ssa Anna',
  'Ma. Chiara',
  'Ugo 2°',
])('%j is a name', (name) => expect(personName.safeParse(name).success).toBe(true));

test.each([
  'Ritira su https://truffa.example',
  'www.truffa',
  'truffa.example',
  'Vai su bit.ly/premio',
  't.co',
  'ladro@posta',
  'truffa．example',
  'truffa。example',
  'ladro＠posta',
  'Hai vinto 5.000 euro',
  'Chiama 333 1234567',
  'Ada\nRitira il premio',
  'Ada\u2028Ritira',
  'a'.repeat(61),
  '   ',
])('%j is none', (name) => expect(personName.safeParse(name).success).toBe(false));

test('what is refused says what to write', () => {
  expect(personName.safeParse('truffa.example').error?.issues[0]?.message).toBe(
    'Scrivi solo il nome: senza link, indirizzi o numeri',
  );
});

test('a line with an address is not printed; names of companies and calls are', () => {
  expect(mailLine('Premio su truffa.example', 'la tua azienda')).toBe('la tua azienda');
  expect(mailLine('', 'la tua azienda')).toBe('la tua azienda');
  for (const line of ['Officine Brenta S.r.l.', 'Studio 2000 S.p.A.', 'Bando ISI 2026, n. 3/B', 'Voucher 10.000 €'])
    expect([line, hasAddress(line)]).toEqual([line, false]);
});
