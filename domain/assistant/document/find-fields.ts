import { normaliseTaxCode, taxCodeProblem } from '#domain/companies/tax-code.ts';
import { vatNumberProblem } from '#domain/companies/vat-number.ts';
import { DAY, readDay } from '#domain/numbers/read-day.ts';
import { readEuro, readInteger } from '#domain/numbers/read-number.ts';
import { findLegalForm } from './find-legal-form.ts';
import { findSeat } from './find-seat.ts';
import type { DocumentField, FoundField } from './document-fields.ts';

const EXCERPT_CHARS = 40;
const LIST_MAX = 12;

type Match = { value: string; raw: string; at: number };
type Finder = (text: string) => Match[];

/** Bounded, like every repetition here: a document of nothing but digits must be read as fast as any other. */
const SUM = String.raw`-?\(?\d{1,3}(?:\.\d{3}){1,5}(?:,\d{1,2})?\)?|-?\d{1,15}(?:,\d{1,2})?`;

const COUNT = String.raw`[1-9]\d{0,2}(?:\.\d{3}){1,2}(?!\d)|\d{1,6}`;

const all = (pattern: string, read: (found: string) => string | null, flags = 'giu'): Finder => {
  const expression = new RegExp(pattern, flags);
  return (text) =>
    [...text.matchAll(expression)].flatMap((match) => {
      const value = (match[1] ?? match[0]).trim();
      const raw = read(value);
      return raw === null || raw === '' ? [] : [{ value, raw, at: match.index + match[0].indexOf(value) }];
    });
};
const after = (labels: string, value: string, read: (found: string) => string | null): Finder =>
  all(
    `(?<![\\p{L}\\p{N}])(?:${labels})\\s*(?:\\([^)\\n]{0,20}\\)\\s*)?(?:(?:\\.{1,40}[:.]?|:)\\s{0,20})?(?:(?:€|euro)\\s?)?(${value})`,
    read,
  );

const day = readDay;
/** Balance sheets write a loss in brackets. */
const euro = (text: string): string | null => {
  const bare = text.replace(/[()]/g, '').trim();
  const sum = readEuro(bare);
  return sum === null ? null : String(text.startsWith('(') ? -Math.abs(sum) : sum);
};
/** A line called "perdita" is one, however its sum is written. */
const loss = (text: string): string | null => {
  const sum = euro(text);
  return sum === null || Number(sum) === 0 ? null : String(-Math.abs(Number(sum)));
};
const count = (text: string): string | null => readInteger(text)?.toString() ?? null;
const same = (text: string): string => text.trim();

const NAME = String.raw`[\p{Lu}][\p{L}\p{N}&'’. -]{1,80}`;
const FORM = String.raw`S\.?\s?R\.?\s?L\.?\s?S?\.?|S\.?\s?P\.?\s?A\.?|S\.?\s?N\.?\s?C\.?|S\.?\s?A\.?\s?S\.?|Soc(?:ietà)?\.? Coop(?:erativa)?\.?|SOC(?:IETÀ|IETA')?\.? COOP(?:ERATIVA)?\.?`;

/** For each field the ways to find it, surest first; of a single field the first that answers counts. */
const FINDERS: readonly (readonly [DocumentField, Finder, 'one' | 'list'])[] = [
  [
    'companyName',
    after(
      'denominazione(?: sociale)?|ragione sociale|impresa(?=\\s*:)|ditta(?=\\s*:)|rilasciat[oa] a',
      `${NAME}`,
      companyName,
    ),
    'one',
  ],
  [
    'companyName',
    all(
      `(?<![\\p{L}\\p{N}])((?:[\\p{Lu}][\\p{L}\\p{N}&'’.-]{0,60}[ \\t]{1,4}){1,5}(?:${FORM}))(?=[\\s,;.)]|$)`,
      same,
      'gu',
    ),
    'one',
  ],
  ['vatNumber', after('p(?:artita|\\.)?\\s?iva|p\\.\\s?i\\.|vat', String.raw`(?:IT)?\s?\d{11}`, vat), 'one'],
  // Letters of a scan are read wrong now and then, and so are the dots of a table: the check digit tells.
  ['vatNumber', all(String.raw`\biva\b[^\d\n]{0,40}(\d{11})(?!\d)`, vat), 'one'],
  ['vatNumber', onlyVat, 'one'],
  [
    'taxCode',
    after(
      "codice fiscale(?: e n(?:umero)?\\.? ?(?:d[’']|di )?iscr(?:izione|\\.)(?:\\s+al\\s+registro\\s+(?:delle\\s+)?imprese)?)?|c\\.?f\\.?",
      String.raw`\d{11}`,
      vat,
    ),
    'one',
  ],
  [
    'personTaxCode',
    all(
      String.raw`\b[A-Z]{6}[0-9LMNPQRSTUV]{2}[A-EHLMPRST][0-9LMNPQRSTUV]{2}[A-Z][0-9LMNPQRSTUV]{3}[A-Z]\b`,
      personCode,
    ),
    'list',
  ],
  [
    'atecoCode',
    after(
      'ateco(?: 20\\d\\d)?|codice attivit[àa]|attivit[àa] prevalente',
      String.raw`\d{2}\.\d{1,2}(?:\.\d{1,2})?`,
      same,
    ),
    'one',
  ],
  ['legalForm', (text) => asMatches(findLegalForm(text), ({ form, value }) => [value, form]), 'one'],
  ['address', (text) => asMatches(findSeat(text), ({ address }) => [address, address]), 'one'],
  ['city', (text) => asMatches(findSeat(text), ({ city }) => [city, city]), 'one'],
  ['province', (text) => asMatches(findSeat(text), ({ province }) => [province, province]), 'one'],
  [
    'foundedOn',
    after(`data (?:atto )?(?:di )?costituzione|costituita (?:il|in data)|atto costitutivo del`, DAY, day),
    'one',
  ],
  [
    'registeredOn',
    after('data (?:di )?iscrizione|iscritta (?:il|dal|in data)|data inizio attivit[àa]', DAY, day),
    'one',
  ],
  ['reaNumber', after('(?:numero )?r\\.?e\\.?a\\.?', String.raw`[A-Z]{2}\s?[-–]?\s?\d{4,7}|\d{4,7}`, same), 'one'],
  [
    'pec',
    after('pec|domicilio digitale|posta elettronica certificata', String.raw`[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+`, lower),
    'one',
  ],
  [
    'employees',
    after(`addetti(?: al (?:${DAY}))?|dipendenti|numero medio (?:dei )?dipendenti|u\\.?l\\.?a\\.?`, COUNT, count),
    'one',
  ],
  ['employees', all(String.raw`(?<![\d.,])(${COUNT}) (?:addetti|dipendenti)\b`, count), 'one'],
  [
    'revenue',
    after('ricavi delle vendite e delle prestazioni|ricavi delle vendite|totale ricavi|fatturato', SUM, euro),
    'one',
  ],
  ['productionValue', after('(?:totale )?valore della produzione', SUM, euro), 'one'],
  ['totalAssets', after('totale attivo|totale attivit[àa]|totale di bilancio', SUM, euro), 'one'],
  [
    'profit',
    after(
      "utile \\(perdita\\) d[’']esercizio|utile d[’']esercizio|utile dell[’']esercizio|risultato d[’']esercizio",
      SUM,
      euro,
    ),
    'one',
  ],
  ['profit', after("perdita (?:d[’']esercizio|dell[’']esercizio|di esercizio)", SUM, loss), 'one'],
  [
    'shareCapital',
    after('capitale sociale(?: i\\.v\\.| interamente versato| deliberato| sottoscritto)?', SUM, euro),
    'one',
  ],
  // The balance sheet's own line: "I - Capitale 20.000".
  [
    'shareCapital',
    all(String.raw`(?:^|\n)[ \t]{0,20}I[ \t]{0,3}[-–.)][ \t]{0,3}Capitale[ \t.]{1,40}(${SUM})`, euro, 'gu'),
    'one',
  ],
  ['equity', after('(?:totale )?patrimonio netto', SUM, euro), 'one'],
  [
    'standard',
    all(
      String.raw`\b(?:UNI\s)?(?:EN\s)?ISO(?:\/IEC)?\s?\d{4,5}(?::\d{4})?|\bUNI\/PdR 125(?::\d{4})?|\bDURC\b|\bSOA\b`,
      same,
    ),
    'list',
  ],
  [
    'issuedOn',
    after(
      'rilasciat[oa] (?:il|in data)|data (?:di )?(?:rilascio|emissione)|emess[oa] il|estratto (?:il|in data)|in data',
      DAY,
      day,
    ),
    'one',
  ],
  [
    'expiresOn',
    after('scadenza(?: validit[àa])?|valid[oa] fino al|scade il|data (?:di )?scadenza|validit[àa] fino al', DAY, day),
    'one',
  ],
  ['amount', all(String.raw`(?:€|euro)\s?(${SUM})|(?<!\d)(${SUM})\s?(?:€|euro\b)`, euro), 'list'],
  ['date', all(`(${DAY})`, day), 'list'],
];

export function findFields(text: string): FoundField[] {
  const found: FoundField[] = [];
  const has = (field: DocumentField, raw?: string) =>
    found.some((one) => one.field === field && (raw === undefined || one.raw === raw));
  for (const [field, find, howMany] of FINDERS) {
    if (howMany === 'one' && has(field)) continue;
    const matches = find(text).slice(0, howMany === 'one' ? 1 : LIST_MAX);
    for (const { value, raw, at } of matches) {
      if (!has(field, raw))
        found.push({ field, value: value.replace(/\s+/g, ' '), raw, excerpt: around(text, at, value.length) });
    }
  }
  // A figure or a day that already has its name is not told twice.
  const named = new Set(found.filter(({ field }) => field !== 'amount' && field !== 'date').map(({ raw }) => raw));
  return found.filter(({ field, raw }) => (field !== 'amount' && field !== 'date') || !named.has(raw));
}

/** A finder of its own kind, told as the others are. */
function asMatches<Found extends { at: number }>(found: Found | null, told: (found: Found) => [string, string]) {
  if (!found) return [];
  const [value, raw] = told(found);
  return [{ value, raw, at: found.at }];
}

function companyName(text: string): string | null {
  const name = text.split(/\n|\s{3,}| (?:con|codice|partita|p\.|c\.f|sede|iscritta|via|n\.)\b/i)[0]!.trim();
  return name.length < 3 ? null : name;
}
function vat(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  return vatNumberProblem(digits) === null ? digits : null;
}
/** The one number of a company in the whole document, where there is no other. */
function onlyVat(text: string): Match[] {
  const found = all(String.raw`(?<!\d)\d{11}(?!\d)`, vat)(text);
  return new Set(found.map(({ raw }) => raw)).size === 1 ? found : [];
}
function personCode(text: string): string | null {
  return taxCodeProblem(text) === null ? normaliseTaxCode(text) : null;
}
function lower(text: string): string {
  return text.toLowerCase();
}

/** The words around what was found, so that people can check it. */
function around(text: string, at: number, length: number): string {
  const from = Math.max(0, at - EXCERPT_CHARS);
  const to = Math.min(text.length, at + length + EXCERPT_CHARS);
  // Whole words at both ends; what was found is never cut.
  const before = text.slice(from, at).replace(from > 0 ? /^\S*/ : /^/, '');
  const after = text.slice(at + length, to).replace(to < text.length ? /\S*$/ : /$/, '');
  return `${before}${text.slice(at, at + length)}${after}`.replace(/\s+/g, ' ').trim();
}
