import { describe, expect, test } from 'vitest';
import { IMPROVEMENT_GOALS } from '#domain/assistant/request-types.ts';
import { improveText } from './improve-text.ts';

const clear = (text: string) => improveText(text, ['clarity']).text;

describe('clarity', () => {
  test.each([
    ['Al fine di ridurre i costi compriamo un forno.', 'Per ridurre i costi compriamo un forno.'],
    ['Nel momento in cui serve, l’azienda è in grado di assumere.', 'Quando serve, l’azienda può assumere.'],
    ['Si fa presente che la sede è a Padova.', 'La sede è a Padova.'],
    ['La domanda va inviata entro e non oltre il 31/12/2026.', 'La domanda va inviata entro il 31/12/2026.'],
    [
      'Il progetto verrà realizzato dalla nostra azienda entro giugno.',
      'La nostra azienda realizzerà il progetto entro giugno.',
    ],
    ['Le verifiche saranno organizzate dai tecnici.', 'I tecnici organizzeranno le verifiche.'],
    ['L’azienda procederà alla realizzazione dell’impianto.', 'L’azienda realizzerà l’impianto.'],
    ['Si provvederà ad acquistare una macchina.', 'L’azienda acquisterà una macchina.'],
    ['L’impresa procederà a installare il forno.', 'L’impresa installerà il forno.'],
    ['Vogliamo effettuare un’analisi dei consumi.', 'Vogliamo analizzare i consumi.'],
    ['Il forno  nuovo ,più piccolo,consuma meno .', 'Il forno nuovo, più piccolo, consuma meno.'],
    ['Il il forno serve a a collaborare insieme.', 'Il forno serve a collaborare.'],
    ['Compriamo un forno nuovo. Compriamo un forno nuovo.', 'Compriamo un forno nuovo.'],
  ])('%s', (before, after) => {
    expect(clear(before)).toBe(after);
  });

  test('a long sentence becomes shorter ones, with the same words', () => {
    const long =
      'Il nuovo impianto riduce i consumi della sede di Padova e dei due magazzini di Vicenza, inoltre permette di controllare ogni macchina da un solo schermo e di fermarla in caso di guasto.';
    const { text, before, after } = improveText(long, ['clarity']);
    expect(text).toContain('Vicenza. Inoltre permette');
    expect([before.sentences, after.sentences]).toEqual([1, 2]);
    expect(after.gulpease).toBeGreaterThan(before.gulpease);
  });
});

test('persuasiveness: no doubt, no empty words', () => {
  const { text } = improveText('A nostro avviso il forno è estremamente utile. Cercheremo di ridurre i costi.', [
    'persuasiveness',
  ]);
  expect(text).toBe('Il forno è utile. Vogliamo ridurre i costi.');
});

test('compliance: no promise that cannot be kept, the words of the rules', () => {
  const { text } = improveText('Sicuramente useremo i soldi pubblici bene.', ['compliance']);
  expect(text).toBe('Useremo i fondi pubblici bene.');
});

test('figures, names and gaps stay; every change says its goal', () => {
  const text =
    'La Rossi S.r.l. investe 120.000 € nel 2027 al fine di assumere 3 persone. [DA COMPLETARE: data di avvio]. Il 40% delle spese verrà coperto dal contributo.';
  const improved = improveText(text, IMPROVEMENT_GOALS);
  for (const kept of ['Rossi S.r.l.', '120.000 €', '2027', '3 persone', '[DA COMPLETARE: data di avvio]', '40%']) {
    expect(improved.text).toContain(kept);
  }
  expect(improved.edits.every(({ goal }) => IMPROVEMENT_GOALS.includes(goal))).toBe(true);
});

test('a clear text stays as it is', () => {
  const text = 'Compriamo un forno nuovo. Consuma meno energia.';
  expect(improveText(text, IMPROVEMENT_GOALS)).toMatchObject({ text, edits: [], diff: [{ kind: 'same', text }] });
});

test('doubts, repetitions and absolutes of everyday drafts', () => {
  const told = improveText(
    'Potremmo forse cercare di ridurre i consumi del 20%. Il progetto è il migliore in assoluto. Abbiamo esperienza maturata nel corso degli anni.',
    [...IMPROVEMENT_GOALS],
  );
  expect(told.text).toBe('Vogliamo ridurre i consumi del 20%. Il progetto è il migliore. Abbiamo esperienza.');
});

test('two words never become one said twice', () => {
  const { text } = improveText('La linea è rivoluzionaria e nuova. La ricetta è rivoluzionaria e unica al mondo.', [
    'compliance',
  ]);
  expect(text).toBe('La linea è rivoluzionaria e nuova. La ricetta è nuova e originale.');
});

test('names stay, also where a rule would turn the sentence', () => {
  const text = 'Il progetto verrà realizzato dalla Bianchi Impianti entro giugno.';
  expect(improveText(text, IMPROVEMENT_GOALS).text).toContain('Bianchi Impianti');
});

test('a term of the call itself stays', () => {
  const text = 'Il progetto riguarda l’efficientamento energetico dello stabilimento.';
  expect(improveText(text, ['clarity']).text).toContain('risparmio di energia');
  expect(improveText(text, ['clarity'], 'Interventi di efficientamento energetico').text).toBe(text);
});
