import { expect, it } from 'vitest';
import { wishesIn } from './clauses.ts';
import { inOrder, safelyTold, told } from './third-person.ts';
import { fromSingular, thirdPerson } from './verbs.ts';

const OF = 'l’azienda';

it.each([
  ['rivendiamo', 'rivende'],
  ['compreremo', 'comprerà'],
  ['potremmo', 'potrebbe'],
  ['tenevamo', 'teneva'],
])('%s in the third person', (verb, said) => expect(thirdPerson(verb)).toBe(said));

it.each([
  ['Nel 2025 abbiamo detto di no a tre clienti', 'Nel 2025 l’azienda ha detto di no a tre clienti'],
  ['Ordini che non abbiamo preso', 'Ordini che l’azienda non ha preso'],
  ['ad agosto ci spostiamo nel magazzino', 'ad agosto l’azienda si sposta nel magazzino'],
  ['un vicino ci presta il muletto', 'un vicino presta il muletto'],
  ['in cantina ci sono due botti', 'in cantina ci sono due botti'],
  ['usiamo il nostro furgone e vendiamo noi', 'l’azienda usa il proprio furgone e vende in proprio'],
])('"%s" is told of the company', (told, said) => expect(safelyTold(told, OF)).toBe(said));

it.each(['il forno lo ha costruito mio nonno', 'ho sempre lavorato da solo', 'serve per spostarci in paese'])(
  '"%s" cannot be told safely',
  (told) => expect(safelyTold(told, OF)).toBeNull(),
);

it('a thing said before its verb goes after it', () => {
  expect(inOrder('Le bucce le essicchiamo al sole')).toBe('essicchiamo le bucce al sole');
  expect(wishesIn('Le bucce le essicchiamo e le vendiamo ai mangimifici.', { places: [] }).acts).toEqual([
    ['essicca le bucce', 'le vende ai mangimifici'],
  ]);
});

it('who speaks for many is one firm', () => {
  expect(told('Se piove siamo rovinati', 'l’azienda')).toBe('Se piove l’azienda è rovinata');
  expect(told('Se piove siamo rovinati', 'lo studio')).toBe('Se piove lo studio è rovinato');
});

it('the thing that acts is told without whose it is; what comes to us is told without us', () => {
  expect(told('il nostro sensore lo sente', OF)).toBe('il sensore lo sente');
  expect(told('il foglio non ce l’ha dato', OF)).toBe('il foglio non l’ha dato');
});

it('what speech puts first stands where writing has it', () => {
  expect(inOrder('Articoli ne avremo 900')).toBe('abbiamo 900 articoli');
  expect(inOrder('Camere oggi 7')).toBe('oggi le camere sono 7');
  expect(inOrder('la perizia la fanno a marzo')).toBe('la perizia è prevista a marzo');
  expect(inOrder('la caldaia è vecchia e la buttiamo')).toBe('la caldaia è vecchia e la buttiamo');
});

it('one who works alone is told as the firm, where there is a figure', () => {
  expect(told('la pompa l’ho provato su 6 campi', OF)).toBe('la pompa l’azienda l’ha provato su 6 campi');
  expect(told('il terzista ci costa 3 euro', OF)).toBe('il terzista le costa 3 euro');
});

it('each verb of one who works alone is told', () => {
  expect(fromSingular('Riparo bici e faccio noleggio')).toBe('ripara bici e fa noleggio');
});

it('words in -ermi and -armi do not speak of us', () => {
  expect(safelyTold('tre giorni fermi e due allarmi sugli schermi', OF)).not.toBeNull();
});

it('"da noi" is no subject', () => {
  expect(safelyTold('oggi da noi si dorme in otto camere', OF)).toBeNull();
  expect(told('ad agosto siamo pieni', OF)).toBe('ad agosto l’azienda è piena');
});
