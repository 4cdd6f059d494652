import { wordsIn } from '#domain/assistant/sentences.ts';

/** Ways of saying that change neither the fact nor the grammar around them. */
const SYNONYMS: readonly (readonly [RegExp, string])[] = [
  [/\bin media\b/iu, 'mediamente'],
  [/\bdal (?=(?:19|20)\d\d\b(?! al))/u, 'a partire dal '],
  [/(?<=\S )nel (?=(?:19|20)\d\d\b)/u, 'nel corso del '],
  [/\bper mancanza di\b/u, 'per carenza di'],
  [/\ba causa d/u, 'per via d'],
  [/\bpiù di (?=\d)/u, 'oltre '],
  [/\bcirca (?=\d)/u, 'all’incirca '],
  [/\bogni anno\b/u, 'annualmente'],
  [/\bperché\b/u, 'poiché'],
  [/, domani (?=\p{L})/u, ', domani invece '],
  [/\boppure\b/u, 'o in alternativa'],
  [/(?<=\S )lo stesso\b(?= con| a| il| le| la| i)/u, 'comunque'],
  [/\bproprio prima d/u, 'appena prima d'],
  [/\bdue volte al\b/u, 'per due volte al'],
  [/(?<=\S )in attesa\b/u, 'ancora in attesa'],
  [/\bancora\b/u, 'tuttora'],
  [/(?<=\S )solo\b/u, 'soltanto'],
  [/\bmolt(?=[ie] )/u, 'numeros'],
  [/\btra (?=\p{Ll})/u, 'fra '],
  [/\brispetto a(?=l|i|gli|\s)/u, 'in confronto a'],
];
const LONG_WORDS = 10;

/** A long fact in words a little of our own, so that it is said and not copied. */
export const restated = (fact: string): string =>
  wordsIn(fact).length < LONG_WORDS
    ? fact
    : SYNONYMS.reduce((text, [words, instead]) => text.replace(words, instead), fact);
