import { WEAK_WORDS } from '#domain/search/stop-words.ts';
import { tokenize } from '#domain/search/tokens.ts';
import { joinedWords } from './joined-words.ts';
import { sameness } from './same-meaning.ts';

/** One thing that is known and can be said as it stands, with what it is called. */
export type Passage<Field extends string = string> = {
  field: Field;
  text: string;
  /** A question it answers, or the words it goes by; counts more than the text. */
  title?: string;
};

export type Found<Item> = {
  item: Item;
  score: number;
  /** Share of what was asked that it holds, 0 to 1. */ cover: number;
};

/** Words of asking, beside those that join: they name no fact. */
const ASKING =
  /^(?:no|si|ok|cos|cosa|dimmi|dice|dici|spieg\w*|serv\w*|devo|deve|dobb\w*|poss\w*|pu[oò]|puoi|potr\w*|vor\w*|vogl\w*|vale|valg\w*|quant\w*|quand\w*|com[eo]|dov\w*|perch\w*|succed\w*|cambi\w*|funzion\w*|sapere|bisogn\w*|occorr\w*|esist\w*|rientr\w*|tempo|cerc\w*|trov\w*|parl\w*|intend\w*|signific\w*|vuol|dire|proprio|anche|davvero|invece|allora|pero|ammess[aoie]|ammissibil[ei]|ammette|copr(?:e|ono|ire)|finanzi(?:a|ano|are)|solit\w*|genere|normalmente|generalmente|esattamente|praticamente|precisamente|veloc[ei]|velocemente|scus[aio]|scusami|capire|capit[oa]|capisc[oei]|ved(?:o|i|e|ere)|vien[ei]|guard(?:a|o|are|ano)|mett(?:e|ono))$/;
const WEAK = 0.35;

export type AskedWords = { stem: string; weight: number }[];

/** The stems that a question is about; words of every grant count little. */
export function askedWords(text: string): AskedWords {
  const seen = new Set<string>();
  return tokenize(joinedWords(text)).flatMap(({ word, stem, role }) => {
    if (role === 'grammar' || seen.has(stem) || ASKING.test(word)) return [];
    seen.add(stem);
    if (role === 'frame') return [];
    return [{ stem, weight: WEAK_WORDS.has(word) ? WEAK : 1 }];
  });
}

const STEMS = new Map<string, ReadonlySet<string>>();
const STEMS_MAX = 20_000;

function stemsOf(text: string): ReadonlySet<string> {
  const known = STEMS.get(text);
  if (known) return known;
  const stems = new Set(tokenize(joinedWords(text)).flatMap(({ role, stem }) => (role === 'grammar' ? [] : [stem])));
  if (STEMS.size >= STEMS_MAX) STEMS.clear();
  STEMS.set(text, stems);
  return stems;
}

const TIME_ASKED =
  /\b(?:quando|quanto (?:tempo|dura|aspett\w+|ci mett\w+)|entro|giorni|mesi|scad\w+|dura\w*|termin\w+)\b/;
const TIME_TOLD =
  /\b(?:\d+|due|tre|quattro|sei|dodici) (?:giorni|mesi|anni|ore|settimane)\b|\bun(?:a)? (?:mese|settimana|anno)\b|\b(?:entro|dal|fino al) (?:il )?\d/;
const SUM_ASKED = /\b(?:quant[oaie]|percentual\w+|import\w+|costa\w*|massim\w+|minim\w+)\b/;
const SUM_TOLD = /\d+(?:,\d+)? ?%|€|\beuro\b|\bmilion[ei]\b|\d{1,3}\.\d{3}/;
const CUE = 0.4;
const TITLE = 1.3;

/** How telling a word is among passages: 1 for one that few hold, little for one that most hold or that none knows. */
export function tellingAmong(passages: readonly Passage[]): (stem: string) => number {
  const all = passages.map(({ text, title }) => stemsOf(`${title ?? ''} ${text}`));
  const known = new Map<string, number>();
  return (stem) => {
    const before = known.get(stem);
    if (before !== undefined) return before;
    const holding = all.filter((stems) => sameness(stem, stems) > 0).length;
    const telling = holding === 0 ? UNKNOWN : Math.max(LEAST_TELLING, 1 - Math.log(holding) / Math.log(all.length));
    if (known.size >= STEMS_MAX) known.clear();
    known.set(stem, telling);
    return telling;
  };
}
const UNKNOWN = 0.3;
const LEAST_TELLING = 0.15;

/** The passages that answer a question best, best first. `text` as read aloud. */
export function bestPassages<Item extends Passage>(
  text: string,
  passages: readonly Item[],
  telling: (stem: string) => number = () => 1,
): Found<Item>[] {
  const asked = askedWords(text).map(({ stem, weight }) => ({ stem, weight: weight * telling(stem) }));
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return [];
  return passages
    .map((item) => {
      const said = stemsOf(item.text);
      const titled = item.title ? stemsOf(item.title) : null;
      let score = 0;
      let held = 0;
      for (const { stem, weight } of asked) {
        const inTitle = titled ? sameness(stem, titled) : 0;
        const best = Math.max(sameness(stem, said), inTitle * TITLE);
        score += weight * best;
        held += weight * Math.min(1, best);
      }
      if (score > 0) {
        if (TIME_ASKED.test(text) && TIME_TOLD.test(item.text)) score += CUE;
        if (SUM_ASKED.test(text) && SUM_TOLD.test(item.text)) score += CUE;
      }
      return { item, score, cover: held / total };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
}
