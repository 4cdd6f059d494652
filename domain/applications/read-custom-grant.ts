import { daysIn } from '#domain/numbers/read-day.ts';
import { readNumber } from '#domain/numbers/read-number.ts';
import { amountInText } from '#domain/assistant/answer-values.ts';

/** What a call's own text seems to say: proposals, each with the words they stand in, for the person to confirm. */
export type Found<Value> = {
  value: Value;
  excerpt: string;
  /** Null where the format has no pages. */ page: number | null;
};
export type CustomGrantReading = {
  title: Found<string> | null;
  entity: Found<string> | null;
  /** The likeliest first; more than one is a doubt to choose from. */
  deadlines: Found<string>[];
  ratePct: Found<number> | null;
  amount: Found<string> | null;
  requirements: Found<string>[];
  documents: Found<string>[];
};

type Line = { text: string; page: number | null };
const EXCERPT_CHARS = 240;
const HEAD_LINES = 80;
const MAX_DEADLINES = 4;
const MAX_ITEMS = 12;

const BODY =
  /\b(?:regione|ministero|camera di commercio|unioncamere|comune di|citt[aà] metropolitana|provincia (?:di|autonoma)|fondazione|invitalia|gal|agenzia|dipartimento|commissione europea)\b/i;
const CALL = /\b(?:bando|avviso|voucher|contribut\w+|incentiv\w+|fondo|agevolazion\w+|manifestazione d.interesse)\b/i;
const CLOSES = /\b(?:scad\w+|entro (?:e non oltre )?(?:il|le)|termine|non oltre|fino al|chiusura|chiude)\b/i;
const ASKS = /\b(?:domand\w+|presentazion\w+|istanz\w+|candidatur\w+|sportello|invio)\b/i;
const RATE = /(\d{1,3}(?:,\d+)?)\s?%/;
const ABOUT_RATE = /\b(?:contribut\w+|fondo perduto|intensit\w+|spese ammess\w+|spese ammissibil\w+|agevolazion\w+)\b/i;
const ABOUT_AMOUNT = /\b(?:contribut\w+|massim\w+|agevolazion\w+|voucher)\b/i;
const REQUIREMENTS =
  /^(?:art\S*\s*\d+\s*[-–.:]?\s*)?(?:requisiti|soggetti (?:beneficiari|ammissibili)|beneficiari|destinatari)\b/i;
const DOCUMENTS = /^(?:art\S*\s*\d+\s*[-–.:]?\s*)?(?:document\w+|allegati)\b.*/i;
const ITEM = /^(?:[-–•▪*]|\(?[a-z0-9]{1,2}[).])\s+(?=\p{L})/iu;

export function readCustomGrant(text: string, pageStarts: readonly number[] = []): CustomGrantReading {
  const lines = linesOf(text, pageStarts);
  const head = lines.slice(0, HEAD_LINES);
  const title = head.find(({ text: words }) => CALL.test(words) && words.length >= 12 && words.length <= 240);
  const entity = head.find(({ text: words }) => BODY.test(words) && words.length <= 160);
  const rate = lines.find(({ text: words }) => RATE.test(words) && ABOUT_RATE.test(words));
  const amount = lines.find(({ text: words }) => ABOUT_AMOUNT.test(words) && amountInText(words) !== null);
  return {
    title: title ? found(title, title.text) : null,
    entity: entity ? found(entity, entity.text) : null,
    deadlines: deadlinesIn(lines),
    ratePct: rate ? rateIn(rate) : null,
    amount: amount ? found(amount, amountInText(amount.text)!) : null,
    requirements: itemsUnder(lines, REQUIREMENTS),
    documents: itemsUnder(lines, DOCUMENTS),
  };
}

const found = <Value>({ text, page }: Line, value: Value): Found<Value> => ({
  value,
  excerpt: text.slice(0, EXCERPT_CHARS),
  page,
});

function linesOf(text: string, pageStarts: readonly number[]): Line[] {
  let at = 0;
  return text
    .split(/[\n\f]/)
    .map((line) => {
      const page = pageStarts.findLastIndex((start) => start <= at) + 1;
      at += line.length + 1;
      return { text: line.replace(/\s+/g, ' ').trim(), page: page === 0 ? null : page };
    })
    .filter((line) => line.text !== '');
}

/** Days beside words of closing; those about the request itself come first. */
function deadlinesIn(lines: Line[]): Found<string>[] {
  const dated = lines.flatMap((line, at) => {
    const around = `${lines[at - 1]?.text ?? ''} ${line.text}`;
    if (!CLOSES.test(around)) return [];
    return daysIn(line.text).map(({ day }) => ({ ...found(line, day), isAboutRequest: ASKS.test(around) }));
  });
  const sorted = [...dated.filter((each) => each.isAboutRequest), ...dated.filter((each) => !each.isAboutRequest)];
  const seen = new Set<string>();
  return sorted
    .filter(({ value }) => !seen.has(value) && seen.add(value))
    .slice(0, MAX_DEADLINES)
    .map(({ isAboutRequest: _, ...each }) => each);
}

function rateIn(line: Line): Found<number> | null {
  const value = readNumber(RATE.exec(line.text)![1]!);
  return value !== null && value > 0 && value <= 100 ? found(line, value) : null;
}

/** The points of the list under a heading, up to the next line that is none. */
function itemsUnder(lines: Line[], heading: RegExp): Found<string>[] {
  const start = lines.findIndex(({ text: words }, at) => heading.test(words) && ITEM.test(lines[at + 1]?.text ?? ''));
  if (start < 0) return [];
  const items: Found<string>[] = [];
  for (const line of lines.slice(start + 1)) {
    if (!ITEM.test(line.text) || items.length === MAX_ITEMS) break;
    items.push(found(line, line.text.replace(ITEM, '').replace(/[;.]$/, '').slice(0, 400)));
  }
  return items;
}
