import { describe, expect, it } from 'vitest';
import { wishesIn } from './clauses.ts';
import { isPlural, joined, withArticle } from './nouns.ts';
import { restated } from './restated.ts';
import { headOf } from './runs.ts';
import { thirdPerson } from './verbs.ts';

it.each([
  ['sostituiamo', 'sostituisce'],
  ['apriamo', 'apre'],
  ['recuperiamo', 'recupera'],
  ['produciamo', 'produce'],
  ['pubblichiamo', 'pubblica'],
  ['avviamo', 'avvia'],
  ['facciamo', 'fa'],
  ['rifacciamo', 'rifà'],
  ['imbottigliamo', 'imbottiglia'],
  ['schiacciamo', 'schiaccia'],
  ['azienda', null],
])('%s in the third person', (verb, said) => expect(thirdPerson(verb)).toBe(said));

it.each([
  ['Forno elettrico in vuoto', 'il forno elettrico in vuoto'],
  ['Emissioni di CO2', 'le emissioni di CO2'],
  ['Archivio digitale e negozio online', 'l’archivio digitale e il negozio online'],
  ['Scaffali', 'gli scaffali'],
  ['indagine clinica', 'l’indagine clinica'],
  ['due sviluppatrici', 'due sviluppatrici'],
  ['software', 'il software'],
  ['hosting', 'l’hosting'],
  ['Due pompe di calore e centrale termica', 'due pompe di calore e la centrale termica'],
  ['Verifica strutturale, progetto e direzione lavori', 'la verifica strutturale, il progetto e la direzione lavori'],
  ['Formazione teorica e pratica', 'la formazione teorica e pratica'],
  ['Tettoia per fieno e attrezzi', 'la tettoia per fieno e attrezzi'],
  ['Sito, letti e armadi', 'il sito, i letti e gli armadi'],
  ['Fiere di settore', 'le fiere di settore'],
  ['prove in due sedi (viaggi, alloggi)', 'le prove in due sedi (viaggi, alloggi)'],
  ['MRR', 'l’MRR'],
])('the article of "%s"', (noun, said) => expect(withArticle(noun)).toBe(said));

it('prepositions join their article, for each noun of a pair', () => {
  expect(joined('su', 'Consumo di gas')).toBe('sul consumo di gas');
  expect(joined('a', 'sensori di seconda serie e app')).toBe('ai sensori di seconda serie e all’app');
  expect(joined('di', 'Energia per chilo trattato')).toBe('dell’energia per chilo trattato');
  expect([isPlural('Consumo di gas'), isPlural('Emissioni'), isPlural('forno e stampante')]).toEqual([
    false,
    true,
    true,
  ]);
});

describe('a description in the first person', () => {
  it('becomes what the company does, one thing at a time', () => {
    const told =
      'Sostituiamo due forni a gas con un forno elettrico, recuperiamo il calore dei fumi e misuriamo i consumi.';
    expect(wishesIn(told).clauses.map(({ text }) => text)).toEqual([
      'sostituisce due forni a gas con un forno elettrico',
      'recupera il calore dei fumi',
      'misura i consumi',
    ]);
  });
  it('keeps the things of a list apart, and leaves the risks to others', () => {
    const { clauses, items } = wishesIn(
      'Portiamo il sistema al prodotto: sensori nuovi, app con esercizi che si adattano, vendita alle strutture. Rischi: tutto può slittare.',
    );
    expect(clauses).toEqual([{ text: 'porta il sistema al prodotto', needsSubject: true }]);
    expect(items).toEqual(['sensori nuovi', 'app con esercizi che si adattano', 'vendita alle strutture']);
  });
});

it('a long fact is said in other words, with the same figures; a short one as it is', () => {
  expect(restated('Un centro paga in media 700 euro per ogni paziente seguito a casa')).toBe(
    'Un centro paga mediamente 700 euro per ogni paziente seguito a casa',
  );
  expect(restated('Un centro paga in media 700 euro')).toBe('Un centro paga in media 700 euro');
});

it('the head of a long phrase ends where a complement begins', () => {
  expect(headOf('Recupero di calore dai fumi per il lavaggio dei pezzi', 8)).toBe('Recupero di calore dai fumi');
  expect(headOf('Forno elettrico', 8)).toBe('Forno elettrico');
});

it('a phrase made short ends with no joint', () =>
  expect(headOf('programma per la cassa e per segnare i lotti in magazzino', 8)).toBe('programma per la cassa'));

it.each([
  ['Luci a led', 'le luci a led'],
  ['Duecento nodi', 'duecento nodi'],
  ['Posta e documenti (abbonamento di 24 mesi)', 'la posta e i documenti (abbonamento di 24 mesi)'],
  ['Università di Trento', 'l’Università di Trento'],
])('%s with its article', (phrase, said) => expect(withArticle(phrase)).toBe(said));

it('things counted in a word are many', () => {
  expect(isPlural('duecento nodi')).toBe(true);
  expect(joined('di', 'venti sedie')).toBe('di venti sedie');
});

it('what is not yet so stays so, in whatever words', () =>
  expect(restated('il fornitore del forno non ha ancora mandato il foglio con la firma')).toContain('non ha ancora'));
