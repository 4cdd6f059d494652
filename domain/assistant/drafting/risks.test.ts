import { expect, it } from 'vitest';
import { plainSpeech } from './grammar/plain-speech.ts';
import { risksIn, speaksOfRisk } from './risks.ts';

it.each([
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
  ['Temiamo che il permesso slitti, quindi partiamo dal cortile.', 'il permesso slitti', 'partiamo dal cortile'],
])('%s', (told, what, remedy) => {
  expect(risksIn(plainSpeech(told))).toMatchObject([{ what, remedy }]);
});

it('a condition that nothing bad follows is no risk', () => {
  expect(speaksOfRisk('Se il cliente ordina entro sera, spediamo il giorno dopo.')).toBe(false);
});
