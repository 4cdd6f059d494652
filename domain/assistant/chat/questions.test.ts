import { describe, expect, test } from 'vitest';
import { conceptsIn } from './concepts.ts';
import { ownRecordIn } from './own-records.ts';
import { productQuestionIn } from './product-questions.ts';
import { isWanting, subjectWords } from './subject-words.ts';

describe('rules of the field', () => {
  test.each([
    ['cos’è il de minimis?', 'de_minimis'],
    ['il DURC scaduto è un problema?', 'durc'],
    ['posso partecipare se ho debiti con l’INPS?', 'durc'],
    ['sono una PMI?', 'pmi'],
    ['siamo una micro o una piccola impresa?', 'pmi'],
    ['cosa vuol dire click day?', 'click_day'],
    ['cosa significa a sportello', 'sportello'],
    ['posso cumulare due bandi?', 'cumulo'],
    ['ho già firmato il preventivo, posso chiedere il contributo?', 'effetto_incentivo'],
    ['posso comprare il macchinario prima di fare domanda?', 'effetto_incentivo'],
    ['serve la PEC?', 'pec'],
    ['ho bisogno della polizza catastrofale?', 'polizza'],
    ['quanto tempo ci vuole per ricevere i soldi?', 'pagamento'],
    ['non ho la partita iva, posso partecipare?', 'da_costituire'],
    ['il contributo è tassato?', 'tasse'],
    ['cosa vuol dire "ULA"?', 'ula'],
    ['è difficile vincere?', 'probabilita'],
  ])('%j asks about %s', (message, concept) => {
    expect(conceptsIn(message)[0]).toBe(concept);
  });
  test.each(['trova bandi per il fotovoltaico', 'cybersecurity', 'contributi a fondo perduto per macchinari'])(
    '%j asks about no rule',
    (message) => {
      expect(conceptsIn(message)).toEqual([]);
    },
  );
});

test.each([
  ['come cambio la password?', 'password'],
  ['come aggiungo un’altra azienda?', 'altra_azienda'],
  ['quanto costa Bandolo?', 'prezzo'],
  ['inviate voi la domanda al ministero?', 'invio'],
  ['dove vanno i miei dati? usi ChatGPT?', 'dati'],
  ['voglio parlare con una persona', 'assistenza'],
  ['come salvo un bando?', 'salva_bando'],
  ['i dati sono aggiornati?', 'fonti'],
  ['mi avvisi quando esce un bando?', 'avvisi'],
  ['Avviso pubblico ISI INAIL', null],
  ['quanto costa un consulente?', null],
])('%j is about the product: %s', (message, question) => {
  expect(productQuestionIn(message)).toBe(question);
});

test.each([
  ['quali bandi ho salvato?', 'salvati'],
  ['a che punto sono le mie candidature?', 'candidature'],
  ['cosa manca al mio profilo?', 'profilo'],
  ['chi è il mio consulente?', 'consulente_mio'],
  ['quanto costa un consulente?', 'consulente_costo'],
  ['quanti bandi ci sono?', 'quanti'],
  ['trova bandi per la mia azienda', null],
])('%j asks for one’s own: %s', (message, record) => {
  expect(ownRecordIn(message)).toBe(record);
});

test.each([
  ['ci sono contributi per il fotovoltaico?', 'fotovoltaico', true],
  ['mi servono sordi per comprà un tornio nuovo', 'tornio', true],
  ['buonasera, vorrei i pannelli solari', 'pannelli solari', true],
  ['contributti a fondo perdutto', '', true],
  ['quanto mi danno?', '', false],
])('the subject of %j is %j', (message, subject, isWish) => {
  expect([subjectWords(message), isWanting(message)]).toEqual([subject, isWish]);
});
