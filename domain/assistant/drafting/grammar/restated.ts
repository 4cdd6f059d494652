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
  [/(?<!\bnon .{0,30})\bancora\b/u, 'tuttora'],
  [/(?<=\S )solo\b/u, 'soltanto'],
  [/\bmolt(?=[ie] )/u, 'numeros'],
  [/\btra (?=\p{Ll})/u, 'fra '],
  [/(?<=\S )quindi\b/u, 'pertanto'],
  [/(?<=\S )però\b/u, 'tuttavia'],
  [/\bsi possono (?=\p{L}+re\b)/u, 'è possibile '],
  [/\bsi può (?=\p{L}+re\b)/u, 'è possibile '],
  [/\bin tutto\b/u, 'complessivamente'],
  [/\bl[’']anno scorso\b/u, 'nello scorso anno'],
  [/\bdice che\b/u, 'riferisce che'],
  [/\bdegli ultimi (?=\p{L}+ (?:anni|mesi|giorni))/u, 'degli scorsi '],
  [/(?<=\S )(?<!da |di )quando (?=(?:il|lo|la|i|gli|le|si|non|c) |[lc][’'])/u, 'nel momento in cui '],
  [/\bè già (?=\p{L}+[oa]\b)/u, 'è ormai '],
  [/\bper (?=(?:due|tre|quattro|cinque|sei|\d+) (?:mesi|settimane|anni)\b)/iu, 'nell’arco di '],
  [/\bse uno\b/u, 'se una persona'],
  [/\bognun(?=[oa]\b)/iu, 'ciascun'],
  [/\bsi comincia\b/u, 'si inizia'],
  [/\bdetto di no a (?=\p{L}|\d)/u, 'rifiutato '],
  [/\brispetto a(?=l|i|gli|\s)/u, 'in confronto a'],
];
const LONG_WORDS = 10;

/** Whether so many words in a row are those of the source: a copy, not a telling. */
export function isCopied(told: string, source: string): boolean {
  const words = wordsIn(told).map((word) => word.toLowerCase());
  const given = ` ${wordsIn(source).join(' ').toLowerCase()} `;
  return words.some(
    (_, at) => at + LONG_WORDS <= words.length && given.includes(` ${words.slice(at, at + LONG_WORDS).join(' ')} `),
  );
}

/** A long fact in words a little of our own, so that it is said and not copied. */
export const restated = (fact: string): string =>
  wordsIn(fact).length < LONG_WORDS
    ? fact
    : SYNONYMS.reduce((text, [words, instead]) => text.replace(words, instead), fact);
