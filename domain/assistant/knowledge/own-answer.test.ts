import { describe, expect, test } from 'vitest';
import { headAid } from './head-aid.ts';
import { ownAnswer } from './own-answer.ts';

const FAQ = [
  { question: 'Devo allegare preventivi o fatture?', answer: 'No, né alla domanda né dopo.' },
  { question: 'Posso rivolgermi a più banche?', answer: 'Sì, per investimenti diversi, entro 4 milioni.' },
  { question: 'Ho ordinato nel 2025 e ricevo nel 2026: rientro?', answer: 'Sì: conta la consegna.' },
  { question: 'Quanto vale un certificato?', answer: 'Lo fa il mercato.' },
  { question: 'Può chiederlo chi ha zero addetti?', answer: 'Sì, purché attivo.' },
  { question: 'Posso aver già comprato?', answer: 'Sì, nei 18 mesi prima della domanda.' },
];
const asked = (text: string, least?: number) => ownAnswer(FAQ, text, 'Certificati di prova', least)?.answer ?? null;

describe('the record’s own question, asked in other words', () => {
  test.each([
    ['posso chiedere a due banche?', 'Sì, per investimenti diversi, entro 4 milioni.'],
    ['bisogna allegare i preventivi?', 'No, né alla domanda né dopo.'],
    ['ho comprato la macchina nel 2025 ma arriva nel 2026', 'Sì: conta la consegna.'],
    ['e quanto vale uno?', 'Lo fa il mercato.'],
  ])('%s', (text, answer) => expect(asked(text)).toBe(answer));

  test.each(['chi può partecipare?', 'entro quando scade?', 'serve la diagnosi energetica?', 'posso chiederlo?'])(
    '%s finds none',
    (text) => expect(asked(text)).toBeNull(),
  );

  test('a question about an order may tell much else', () => {
    expect(asked('ho già comprato il forno da un artigiano di Modena con lo sconto, me lo rimborsano?')).toBeNull();
    expect(asked('ho già comprato il forno da un artigiano di Modena con lo sconto, me lo rimborsano?', 0.08)).toBe(
      'Sì, nei 18 mesi prima della domanda.',
    );
  });
});

test.each([
  ['25.000 € per persona, fino a 100.000 € per società; fondo perduto', { euro: 25_000, upTo: null, max: 100_000 }],
  ['Per lavoratore: 6.000 € l’anno per cinque anni', { euro: 6000, upTo: null, max: null }],
  ['80%, fino a 60.000 €', null],
])('%s', (note, aid) => expect(headAid(note)).toEqual(aid));
