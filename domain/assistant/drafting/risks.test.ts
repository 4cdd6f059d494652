import { expect, it } from 'vitest';
import { plainSpeech } from './grammar/plain-speech.ts';
import { partedByRisk, risksIn } from './risks.ts';

it.each([
  ['Se la pompa tarda usiamo la vecchia.', 'Se la pompa tarda', 'usiamo la vecchia'],
  ['Se la pompa si rompe usiamo la vecchia.', 'Se la pompa si rompe', 'usiamo la vecchia'],
  [
    'La paura è una sola: se a marzo i muri non sono asciutti, apriamo a maggio.',
    'se a marzo i muri non sono asciutti',
    'apriamo a maggio',
  ],
  [
    'Quello che ci preoccupa è il gelo di aprile: copriamo le file basse.',
    'il gelo di aprile',
    'copriamo le file basse',
  ],
  [
    'Rischio consegne: nel 2025 sono saltati due carichi -> secondo corriere.',
    'nel 2025 sono saltati due carichi',
    'secondo corriere',
  ],
  ['- se il cantiere va oltre marzo apriamo a metà', 'se il cantiere va oltre marzo', 'apriamo a metà'],
  [
    'Il Comune può chiedere modifiche: in quel caso la rinviamo.',
    'Il Comune può chiedere modifiche',
    'in quel caso la rinviamo',
  ],
  [
    'La paura vera è la muffa: se l’aria è umida si butta la partita, perciò si misura ogni giorno.',
    'la muffa: se l’aria è umida si butta la partita',
    'si misura ogni giorno',
  ],
  [
    'Se il trasloco cade sotto Natale siamo rovinati, quindi si fa a febbraio.',
    'Se il trasloco cade sotto Natale siamo rovinati',
    'si fa a febbraio',
  ],
  [
    'Se sotto c’è acqua lo scavo si allunga: cominciamo in estate.',
    'Se sotto c’è acqua lo scavo si allunga',
    'cominciamo in estate',
  ],
  [
    'In agosto i bar chiudono: per questo puntiamo sugli ospedali.',
    'In agosto i bar chiudono',
    'puntiamo sugli ospedali',
  ],
  [
    'L’altra volta i pezzi sono rimasti fermi al porto: questa volta si spedisce un mese prima.',
    'L’altra volta i pezzi sono rimasti fermi al porto',
    'questa volta si spedisce un mese prima',
  ],
  ['Il problema è che non possiamo fermarci: si lavora di notte.', 'non possiamo fermarci', 'si lavora di notte'],
  [
    'Il rischio? Le piogge: se lo scavo si allaga si pompa di notte.',
    'Le piogge',
    'se lo scavo si allaga si pompa di notte',
  ],
  ['Portiamo 40 capi, ma se la stoffa non arriva ne portiamo 25.', 'Se la stoffa non arriva', 'ne portiamo 25'],
  ['Le cuoche temono il buio: facciamo due sere di prova.', 'Le cuoche temono il buio', 'facciamo due sere di prova'],
  ['Temiamo che il permesso slitti, quindi partiamo dal cortile.', 'il permesso slitti', 'partiamo dal cortile'],
])('%s', (told, what, remedy) => {
  expect(risksIn(plainSpeech(told))).toMatchObject([{ what, remedy }]);
});

it('a condition that nothing bad follows is no risk', () => {
  expect(risksIn('Se il cliente ordina entro sera, spediamo il giorno dopo.')).toEqual([]);
});

it('what has gone wrong and is bought for is the need, not a risk', () => {
  expect(risksIn('Il forno si ferma ogni mese, quindi lo cambiamo.')).toEqual([]);
  expect(risksIn('La terza sala il Comune non la vuole, quindi due in tutto.')).toEqual([]);
  expect(risksIn('Il problema è vecchio: il tetto perde da due anni.')).toEqual([]);
});

it('the answer to a trouble may stand in the next sentence, and is told once', () => {
  const { risks, others } = partedByRisk(
    'Guaio: col gelo la pompa rende la metà. Abbiamo già una resistenza. Si parte a marzo.',
  );
  expect(risks).toEqual([{ what: 'col gelo la pompa rende la metà', remedy: 'Abbiamo già una resistenza' }]);
  expect(others).toEqual(['Si parte a marzo.']);
});
