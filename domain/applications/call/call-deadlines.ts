import { daysIn } from '#domain/numbers/read-day.ts';
import { foundIn, type Found } from './found.ts';
import { nearestKind } from './nearest.ts';
import type { Sentence } from './sentences.ts';
import { wholeWords } from './whole-words.ts';

const MAX_DEADLINES = 4;
const BEFORE_CHARS = 170;

const TIMES = {
  closes: wholeWords(
    String.raw`fino al(?:le)?|entro|non oltre|scad\p{L}+|termin\p{L}+|chiu\p{L}+|prorogat\p{L}+|sino al(?:le)?|al(?:le)?(?= (?:ore|\d|giorno)|\s*$)`,
  ),
  opens: wholeWords(
    String.raw`dal(?:le)?|a partire|a decorrere|apertur\p{L}+|apr(?:e|ono|irà)|decorrenza|avvio|inizio`,
  ),
};
const SUBJECTS = {
  request: wholeWords(
    String.raw`domand\p{L}+(?! di (?:pagamento|saldo|rimborso|erogazione|anticip))|istanz\p{L}+|candidatur\p{L}+|propost\p{L}+|sportello|partecipa\p{L}+|presentazion\p{L}+|presentar\p{L}+|invi(?:o|are|ate|ata)|bando|avviso`,
  ),
  other: wholeWords(
    String.raw`rendicont\p{L}+|conclu\p{L}+|ultima(?:re|zione|te|ti)|realizzazion\p{L}+|sostenut\p{L}+|pagament\p{L}+|saldo|rimbors\p{L}+|erogazion\p{L}+|quietanz\p{L}+|fattur\p{L}+|graduatori\p{L}+|quesit\p{L}+|chiariment\p{L}+|faq|istruttori\p{L}+|legge|decret\p{L}+|deliber\p{L}+|determin\p{L}+|dirigenzial\p{L}+|regolament\p{L}+|vist[oaie]|gazzetta|bollettino|burl?|pubblicat\p{L}+|costituit\p{L}+|iscritt\p{L}+|mantener\p{L}+|vigenza|validità|bilanci\p{L}*|esercizi\p{L}*`,
  ),
};

/** Days on which asking ends; those said of the request itself come first, those of other matters never. */
export function deadlinesIn(sentences: readonly Sentence[]): Found<string>[] {
  const dated = sentences.flatMap((sentence) => {
    let from = 0;
    return daysIn(sentence.text).flatMap(({ day, at, text }) => {
      const own = sentence.text.slice(Math.max(from, at - BEFORE_CHARS), at);
      const before = sentence.text.slice(Math.max(0, at - BEFORE_CHARS), at);
      const isSecond = from > 0;
      from = at + text.length;
      if (nearestKind(own, TIMES) !== 'closes' && !(isSecond && /^\s*(?:al|-|–)\s*$/u.test(own))) return [];
      const subject = nearestKind(before, SUBJECTS) ?? nearestKind(sentence.text.slice(from, from + 60), SUBJECTS);
      return subject === 'other' ? [] : [{ ...foundIn(sentence, at, day), isAboutRequest: subject === 'request' }];
    });
  });
  const sorted = [...dated.filter((each) => each.isAboutRequest), ...dated.filter((each) => !each.isAboutRequest)];
  const seen = new Set<string>();
  return sorted
    .filter(({ value }) => !seen.has(value) && seen.add(value))
    .slice(0, MAX_DEADLINES)
    .map(({ isAboutRequest: _, ...each }) => each);
}
