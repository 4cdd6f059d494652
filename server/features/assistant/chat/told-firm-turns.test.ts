import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, ownerOf } from '#server/features/assistant/testing/companies.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';

type Turn = [message: string, holds: RegExp, lacks?: RegExp];

let product: TestProduct;
let browser: TestBrowser;
beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services);
  browser = await ownerOf(product, 'workshop');
});
afterAll(() => product.close());

const NOT_OURS = /la tua azienda|serve una sede/;

/** An owner of a workshop in the Veneto who tells of another firm, or asks one thing of a named grant. */
const TALKS: Turn[][] = [
  // another form, place, trade or tax regime, told in the first person
  [
    [
      "Sono una cooperativa sociale in Sicilia, cosa c'è per noi?",
      /^Rispondo per quello che mi dici[^]*Sicilia/,
      NOT_OURS,
    ],
  ],
  [
    [
      "Ciao, ho un bar a Lecce e vorrei cambiare la macchina del caffè e i frigoriferi, c'è qualcosa?",
      /^Rispondo per[^]*NIDI/,
      NOT_OURS,
    ],
    ['e la Sabatini posso averla?', /questo caso/, /^Rispondo/],
  ],
  [['Siamo una cooperativa agricola in Emilia Romagna, ci serve un trattore', /^Rispondo per/, NOT_OURS]],
  [['La nostra azienda fa software a Cagliari, vorremmo assumere due sviluppatori', /^Rispondo per/, NOT_OURS]],
  [
    [
      'La mia ditta è in forfettario, posso usare Transizione 5.0?',
      /considero la sede in Veneto[^]*regime forfettario[^]*Iperammortamento[^]*Credito d'imposta Transizione 5\.0» \(è chiuso\)/,
    ],
  ],
  // what is true of one's own firm, or is only had, is no other firm
  [['siamo una srl di Padova e facciamo lavorazioni meccaniche, possiamo fare la Sabatini?', /Sabatini/, /^Rispondo/]],
  [['ho un preventivo da 50mila per un tornio, posso chiedere la Sabatini?', /Sabatini/, /^Rispondo/]],
  // a cost that shares its telling word with an admitted one
  [['Il bando ISI INAIL copre il rifacimento del tetto in amianto?', /^In parte[^]*bonifica amianto/]],
  [['Il bando ISI INAIL finanzia i trattori?', /^Sì, «trattori»/]],
  [["ON nuove imprese a tasso zero: l'IVA è ammessa?", /IVA che puoi detrarre/, /extracomunitari/]],
];

test.each(TALKS.map((turns) => [turns[0]![0], turns] as const))('%s', async (_first, turns) => {
  const past: { sender: 'user' | 'ai'; content: string }[] = [];
  for (const [message, holds, lacks] of turns) {
    const { response } = await ask<{ text: string }>(browser, 'chat_support', { message, conversationContext: past });
    expect(response.text).toMatch(holds);
    if (lacks) expect(response.text).not.toMatch(lacks);
    past.push({ sender: 'user', content: message }, { sender: 'ai', content: response.text });
  }
});
