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
  // Other words beside the courtesy, none of which asks.
  ['Grazie, sei stato utile', 'grazie'],
  ['tutto chiaro, ti ringrazio davvero', 'grazie'],
  ['bravo Filo, risposta chiarissima', 'grazie'],
  ['perfetto, era quello che mi serviva', 'grazie'],
  ['ok grazie, domani ne parlo col commercialista', 'grazie'],
  ['va bene, ci penso e poi ti scrivo', 'congedo'],
  ['va bene così', 'intesa'],
  ['ciao Filo, come va oggi?', 'saluto'],
  ['salve a tutti, sono Marco', 'saluto'],
  ['scusa ma tu chi sei esattamente?', 'identita'],
  ['con chi sto parlando?', 'identita'],
  ['non mi stai aiutando per niente', 'sfogo'],
  ['non mi sei stato molto utile', 'sfogo'],
  ['hai capito male', 'confusione'],
  ['no aspetta, non era quello che volevo', 'confusione'],
  ['sono artigiano', null],
  ['un aiuto per la mia ditta', null],
  ['non ho tempo', null],
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

test('a refusal said again and again is read once', () => {
  expect(smallTalkIn('non mi interessa niente')).toBe('rifiuto');
  expect(smallTalkIn('non interessa niente '.repeat(40))).toBe('rifiuto');
  // It took for ever where "niente" could be read in two ways.
  expect(smallTalkIn(`${'non interessa niente '.repeat(40)}zz`)).toBeNull();
});
