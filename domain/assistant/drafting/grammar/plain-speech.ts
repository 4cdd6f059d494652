/** What stands before each thing of a list once it is a line of its own. */
export const LISTED = '• ';

const BULLET = /^[ \t]*(?:[-–—*•·▪►✓]|\d{1,2}[.)]|[a-h]\))[ \t]+(?=\S)/gmu;
/** "1) forno 2) furgone", "(a) scavi (b) muri": marks inside a line, where at least two follow each other. */
const INLINE = /(?<=^|[\s.;:,])\(?(?:(\d{1,2})|([a-h]))\)\s*(?=\p{L})/gmu;
const ARROW = /(?:(?<!\s)\s+)?(?:-{1,2}>|={1,2}>|→|⇒)\s*/gu;

/** People list and point as they write to a friend: lists become lines, arrows and plus signs become words. */
export function plainSpeech(text: string): string {
  return splitLists(text)
    .replace(BULLET, LISTED)
    .replace(ARROW, '; perciò ')
    .replace(/(?<=[\p{L}\p{N}]) \+ (?=[\p{L}\p{N}])/gu, ' e ')
    .replace(/(?<=\p{L}) & (?=\p{Ll})/gu, ' e ');
}

function splitLists(text: string): string {
  const marks = [...text.matchAll(INLINE)];
  const orders = marks.map(([, digit, letter]) => (digit ? Number(digit) : letter!.charCodeAt(0) - 96));
  const isList = orders.length > 1 && orders.every((order, at) => order === at + 1);
  if (!isList) return text;
  const rows = marks.map((mark, at) => text.slice(mark.index + mark[0].length, marks[at + 1]?.index));
  const [last = '', ...after] = sentencesIn(rows.at(-1) ?? '');
  const items = [...rows.slice(0, -1), last].map((row) => `${LISTED}${row.trim().replace(/[,;]$/, '')}`);
  return [text.slice(0, marks[0]!.index), ...items, after.join(' ')].filter((row) => row.trim() !== '').join('\n');
}

/** A list ends with the sentence of its last thing. */
const sentencesIn = (row: string): string[] => row.split(/(?<=[.!?])\s+(?=\p{Lu})/u);

const SMALL_START = /(?<=(?:\p{L}{4}|\d|\p{L}[)»])[.!?]+ )\p{Ll}/gu;

/** Who writes without capitals ends sentences all the same; a single one may be a dot out of place. */
export const withCapitals = (text: string): string =>
  (text.match(SMALL_START)?.length ?? 0) < 2
    ? text
    : text
        .replace(SMALL_START, (letter) => letter.toLocaleUpperCase('it'))
        .replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('it'));

/** Words of talk that no commission should read. */
const TALK =
  /(?<!\p{L})(?:ok|okay|boh|insomma|tipo che|robe?|roba|cavolo|casino|un sacco|e basta|diciamo|cioè|magari|beh|ecco|ehm|mah|vabbè|figo|top|asap|tbd|allora,|il discorso|francamente|non è il massimo|si sa che|praticamente|purtroppo|fate voi|buongiorno|buonasera|salve|ciao|grazie|scusate|scusa|anzi no|a naso|che nervi)(?!\p{L})/iu;
/** A last clause that only talks: ", così dicono", ", e magari è il contrario". */
const TALK_AFTER =
  /,\s+(?:(?:e|ma|o)\s+)?(?:magari|boh|ecco perché|così (?:dicono|dice|pare)|si spera|speriamo|insomma|pare|a quanto pare|se va bene)(?!\p{L})[^,:;]*$/iu;
export const withoutTalkAfter = (sentence: string): string =>
  sentence.replace(/(?<![.!…\s])[.!…\s]+$/u, '').replace(TALK_AFTER, '');

export const isTalk = (text: string): boolean => TALK.test(text) || /[?]$|\.\.\.|…|:\)|!!/u.test(text);

const AUXILIARY =
  '(?:è|sono|era|erano|sarà|saranno|ho|ha|hanno|va|vanno|fa|fanno|dà|può|possono|deve|devono|vuole|vogliono|sta|stanno|viene|vengono|resta|restano|diventa|diventano|costa|costano|serve|servono|manca|mancano|basta|bastano|rende|rendono|paga|pagano|parte|partono|arriva|arrivano|chiude|chiudono|dura|durano|consuma|consumano|permette|permettono|consente|consentono|prevede|prevedono|taglia|tagliano|porta|portano|nasce|nascono|tiene|tengono)';
const FINITE = new RegExp(
  `(?<!\\p{L})(?:${AUXILIARY}|(?:sale|salgono|scende|scendono|passa|passano|arriva) (?:al?|dal?|di)(?!\\p{L})|c[’']è|(?:si|non|ci|ne) \\p{L}+(?:a|e|o|ano|ono)|\\p{L}{3,}(?:isce|iscono|iamo|erà|eranno|irà|avano|evano))(?!\\p{L})`,
  'iu',
);
/** Whether something is told, and not only named. */
export const hasVerb = (text: string): boolean => FINITE.test(text);
