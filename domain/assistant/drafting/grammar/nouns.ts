import { readCardinal } from '#domain/numbers/cardinal.ts';
import { fold } from '#domain/search/fold.ts';
import { listed } from '#domain/writing/phrases.ts';

type Kind = 'ms' | 'fs' | 'mp' | 'fp';

const KNOWN: Readonly<Record<string, Kind>> = {
  app: 'fs',
  vendita: 'fs',
  visita: 'fs',
  uscita: 'fs',
  crescita: 'fs',
  marcatura: 'fs',
  visite: 'fp',
  verifica: 'fs',
  fabbrica: 'fs',
  logistica: 'fs',
  modifica: 'fs',
  domotica: 'fs',
  robotica: 'fs',
  pressa: 'fs',
  cella: 'fs',
  lavatrice: 'fs',
  domanda: 'fs',
  quota: 'fs',
  mano: 'fs',
  energia: 'fs',
  ore: 'fp',
  spese: 'fp',
  piastre: 'fp',
  serie: 'fs',
  superficie: 'fs',
  diagnosi: 'fs',
  analisi: 'fs',
  sintesi: 'fs',
  crisi: 'fs',
  programma: 'ms',
  programmi: 'mp',
  sistema: 'ms',
  schema: 'ms',
  problema: 'ms',
  clima: 'ms',
  mese: 'ms',
  margine: 'ms',
  termine: 'ms',
  confine: 'ms',
  magazzino: 'ms',
  nome: 'ms',
  valore: 'ms',
  impronta: 'fs',
  pane: 'ms',
  cliente: 'ms',
  paziente: 'ms',
  fornitore: 'ms',
  costo: 'ms',
  canale: 'ms',
  ordine: 'ms',
  personale: 'ms',
  software: 'ms',
  hardware: 'ms',
  gestionale: 'ms',
  tempo: 'ms',
  indice: 'ms',
  tasso: 'ms',
  capitale: 'ms',
  sale: 'fp',
  piante: 'fp',
  richieste: 'fp',
  camere: 'fp',
  presenze: 'fp',
  emissioni: 'fp',
  vendite: 'fp',
  ricavi: 'mp',
  scarti: 'mp',
  strutture: 'fp',
  addetti: 'mp',
  geometra: 'ms',
  fiere: 'fp',
  barriere: 'fp',
  cerniere: 'fp',
  api: 'fp',
  sito: 'ms',
  siti: 'mp',
  letti: 'mp',
  armadi: 'mp',
  arredi: 'mp',
  impianti: 'mp',
  infissi: 'mp',
  mobili: 'mp',
  cappotto: 'ms',
  prato: 'ms',
  trattore: 'ms',
  dati: 'mp',
  serrature: 'fp',
  porte: 'fp',
  licenze: 'fp',
  giornate: 'fp',
  resa: 'fs',
  attesa: 'fs',
  spesa: 'fs',
  legumi: 'mp',
};

/** Feminine nouns in -e, and their plurals in -i. */
const IN_E = new Set(
  'rete parte fase base classe sede notte chiave merce corrente patente stampante centrale luce voce noce croce parete pelle fonte torre botte carne neve legge arte nave valle semente fune trave lente'.split(
    ' ',
  ),
);
const isInE = (word: string): Kind | null =>
  IN_E.has(word) ? 'fs' : word.endsWith('i') && IN_E.has(`${word.slice(0, -1)}e`) ? 'fp' : null;

/** Gender and number of a noun by its ending; null where the ending does not tell. */
export function nounKind(phrase: string): Kind | null {
  const word = /^[\p{L}]+/u.exec(fold(phrase))?.[0] ?? '';
  const known = KNOWN[word] ?? isInE(word);
  if (known) return known;
  if (
    word.length < 3 ||
    readCardinal(word) !== null ||
    /^(?:il|lo|la|i|gli|le|ogni|del|dello|della|dei|degli|delle|dal|dalla|al|alla|nel|nella|sul|sulla|per|con|tra|non|di|da|in|su|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)$/.test(
      word,
    )
  )
    return null;
  if (/(?:zione|sione|stione|gione|nione|trice|tudine|igine|agine|ice)$/.test(word)) return 'fs';
  if (/(?:zioni|sioni|stioni|gioni|nioni|trici|tudini)$/.test(word)) return 'fp';
  if (/(?:ita|eta|uta|enta|irtu)$/.test(word) && /[àù]/.test(phrase.slice(0, word.length))) return 'fs';
  if (/(?:ore|ente|ante|iere|ale|ile|ame|ume|one|ese)$/.test(word)) return 'ms';
  if (/(?:che|ghe|ie|ne|re|te|le|se|ze|de|pe|ve|me|be|ce|ge)$/.test(word)) return 'fp';
  if (word.endsWith('o')) return 'ms';
  if (word.endsWith('a')) return 'fs';
  if (word.endsWith('i')) return 'mp';
  return /[bcdfglmnprstvxkw]$/.test(word) ? 'ms' : null;
}

const ADJECTIVE =
  /^\p{L}+(?:ic[oai]|che|al[ei]|iv[oaie]|os[oaie]|at[oaie]|ut[oaie]|it[oaie]|bil[ei]|on-?line)$|^(?:on|in|di|da|per|con|che)$/iu;

/** "due pompe", "60 sensori", "una tecnologa": with a number or an article of its own. */
const COUNTED =
  /^(?:un|uno|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|quindici|venti|trenta|cinquanta|\p{L}*cento|mille|\p{L}+mila|\d+) \p{L}/iu;
export const isCounted = (phrase: string): boolean => COUNTED.test(phrase);

const ONE_PURPOSE = /^[^,]* per \p{L}+ ed? (?!una? |un[’'])[^,]*$/u;

/** The nouns of "forno elettrico e stampante", each with what belongs to it; a single phrase where it is no such pair. */
function coordinated(phrase: string): string[] {
  // What stands in brackets or after a colon belongs to what comes before; "per pulitura e magazzino" is one purpose.
  const [, named, note] = /^([^(]{3,}?)( \([^()]*\))$/u.exec(phrase) ?? [];
  if (named !== undefined) {
    const parts = coordinated(named);
    return [...parts.slice(0, -1), `${parts.at(-1)!}${note!}`];
  }
  if (/[(:]/u.test(phrase) || ONE_PURPOSE.test(phrase)) return [phrase];
  const parts = phrase.split(/, | ed? (?!altr)/u);
  const isList =
    parts.length > 1 &&
    parts.length < 5 &&
    parts.every((part, at) => {
      const [word = ''] = part.split(' ');
      if (COUNTED.test(part)) return true;
      return (
        nounKind(part) !== null &&
        (at === 0 || (KNOWN[fold(word)] ?? isInE(fold(word))) != null || !ADJECTIVE.test(word))
      );
    });
  return isList && !/\b(?:che|dove|tra|fra)\b/u.test(parts.slice(0, -1).join(' ')) ? parts : [phrase];
}

export const isPlural = (phrase: string): boolean =>
  coordinated(phrase).length > 1 ||
  /p$/.test(nounKind(phrase) ?? '') ||
  (COUNTED.test(phrase) && !/^un/iu.test(phrase)) ||
  /^(?:i|gli|le) /.test(phrase);

/** "Macchinari" inside a sentence is "macchinari"; "ISO", "PMI", names of two capitals and of public bodies stay. */
export const inside = (text: string): string =>
  !/^(?:Università|Politecnico|Comune|Regione|Provincia|Istituto|Camera) d\S+ \p{Lu}/u.test(text) &&
  /^\p{Lu}(?:\p{Ll}|[’' ])/u.test(text)
    ? text.charAt(0).toLocaleLowerCase('it') + text.slice(1)
    : text;

/** "il forno", "lo scaffale", "l’archivio", "le emissioni": with its article where the noun shows it. */
export function withArticle(phrase: string): string {
  return listed(coordinated(phrase.trim()).map(articled));
}

/** Letters said one by one, from one that sounds like a vowel: "l’MRR". */
const SPELT = /^[FLMNRSX][BCDFGHJKLMNPQRSTVWXZ]{1,4}(?![\p{L}])/u;

function articled(phrase: string): string {
  const text = inside(phrase.trim());
  const kind = nounKind(text);
  if (kind === null || text === '') return text;
  const isVowel = /^[aeiouàèéìòùh]/i.test(text);
  const isHard = /^(?:s[^aeiou\s]|z|gn|ps|pn|x|y)/i.test(text);
  if (SPELT.test(text)) return /p$/.test(kind) ? `${kind === 'fp' ? 'le' : 'gli'} ${text}` : `l’${text}`;
  if (kind === 'ms') return isVowel ? `l’${text}` : `${isHard ? 'lo' : 'il'} ${text}`;
  if (kind === 'fs') return isVowel ? `l’${text}` : `la ${text}`;
  if (kind === 'mp') return `${isVowel || isHard ? 'gli' : 'i'} ${text}`;
  return `le ${text}`;
}

const JOINED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  a: { il: 'al', lo: 'allo', 'l’': 'all’', la: 'alla', i: 'ai', gli: 'agli', le: 'alle' },
  di: { il: 'del', lo: 'dello', 'l’': 'dell’', la: 'della', i: 'dei', gli: 'degli', le: 'delle' },
  da: { il: 'dal', lo: 'dallo', 'l’': 'dall’', la: 'dalla', i: 'dai', gli: 'dagli', le: 'dalle' },
  su: { il: 'sul', lo: 'sullo', 'l’': 'sull’', la: 'sulla', i: 'sui', gli: 'sugli', le: 'sulle' },
  in: { il: 'nel', lo: 'nello', 'l’': 'nell’', la: 'nella', i: 'nei', gli: 'negli', le: 'nelle' },
};

/** "sul consumo di gas", "alle emissioni", "dell’archivio". */
export function joined(preposition: 'a' | 'di' | 'da' | 'su' | 'in', phrase: string): string {
  const told = preposition === 'di' ? articled : counted;
  return listed(coordinated(phrase.trim()).map((part) => contracted(preposition, told(part))));
}

/** "camera" for "camere", "banca" for "banche"; empty where the ending does not tell. */
export function singular(plural: string): string {
  const [, stem] = /^(\p{L}{2,})e$/u.exec(plural) ?? [];
  return stem === undefined || nounKind(plural) !== 'fp' ? '' : `${/[cg]h$/u.test(stem) ? stem.slice(0, -1) : stem}a`;
}

/** "le due pompe", "gli otto corsi": things counted before, once they are spoken of again. */
export function counted(phrase: string): string {
  const text = inside(phrase.trim());
  if (!COUNTED.test(text) || /^un/iu.test(text)) return articled(text);
  const kind = nounKind(text.slice(text.indexOf(' ') + 1));
  if (kind === 'fp') return `le ${text}`;
  return kind === 'mp' ? `${/^(?:otto|8|11)\b/u.test(text) ? 'gli' : 'i'} ${text}` : text;
}

/** "al bando", "dell’avviso": a preposition with the article that a phrase already has. */
export function contracted(preposition: 'a' | 'di' | 'da' | 'su' | 'in', told: string): string {
  const [, article, rest] = /^(il |lo |la |i |gli |le |l[’'])(.*)$/su.exec(told) ?? [];
  if (article === undefined) return `${preposition} ${told}`;
  const key = article.trim().replace("'", '’');
  return `${JOINED[preposition]![key]!}${key === 'l’' ? '' : ' '}${rest!}`;
}
