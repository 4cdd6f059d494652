import { expect, test } from 'vitest';
import { smallTalkIn } from './small-talk.ts';

test.each([
  ['ciao', 'saluto'],
  ['Buongiorno Filo!', 'saluto'],
  ['Grazie mille!', 'grazie'],
  ['ok grazie, perfetto', 'grazie'],
  ['ok perfetto', 'intesa'],
  ['sì', 'intesa'],
  ['no', 'rifiuto'],
  ['A presto 👋', 'congedo'],
  ['buongiorno, chi sei?', 'identita'],
  ['sei una persona vera?', 'identita'],
  ['Cosa sai fare?', 'capacita'],
  ['aiuto', 'capacita'],
  ['non ho capito', 'confusione'],
  ['non mi hai risposto', 'confusione'],
  ['sei stupido', 'sfogo'],
  // A place in a question about something else is no search for grants there.
  ['che tempo fa domani a Padova?', 'fuori_tema'],
  ['che ore sono?', 'fuori_tema'],
  ['bandi per stazioni meteo a Padova', null],
  ['quanto tempo ho per la domanda?', null],
  ['????', null],
  ['', null],
  // A courtesy before a question leaves the question.
  ['ciao, che cos’è il DURC?', null],
  ['grazie, e il durc quanto vale?', null],
  ['No, cerco bandi per il turismo', null],
])('%j is %s', (message, kind) => {
  expect(smallTalkIn(message)).toBe(kind);
});
