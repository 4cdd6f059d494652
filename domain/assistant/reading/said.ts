import { timeWindowIn } from '#domain/assistant/chat/time-window.ts';
import { legalFormIn } from '#domain/eligibility/facts/legal-form-words.ts';
import { headcount } from '#domain/eligibility/facts/headcount.ts';
import { numbersIn } from '#domain/numbers/numbers-in.ts';
import { readCardinal } from '#domain/numbers/cardinal.ts';
import type { GrantLevel, LegalForm } from '#domain/vocabulary.ts';
import { isMoney } from './told-aids.ts';

/** The figures and facts that stand in a message whatever it asks. Text as read aloud. */
export function saidIn(text: string, today: string) {
  const numbers = numbersIn(text);
  return {
    amounts: spendable(
      text,
      numbers.filter((number) => isMoney(number) && !isOwed(text, number)),
    ),
    revenue: numbers.filter(isMoney).find((number) => isOfFirm(text, number))?.value ?? null,
    percents: numbers.flatMap(({ unit, value }) => (unit === 'percent' ? [value] : [])),
    ages: agesIn(text),
    people: peopleIn(text),
    window: timeWindowIn(text, today),
    level: levelIn(text),
    legalForm: legalFormIn(text) ?? supposedForm(text),
    employees: headcount(text, text),
    isOther: OTHER.test(text.replace(TAKEN_OVER, ' ').replace(SUPPLIER, ' ')),
    isHypothesis: /\bse\b|\bsupponi\w*|\bipotizz\w+|\bmetti che\b|\bcon (?:\d|un[ao]? (?:piano|progetto|spesa))/.test(
      text,
    ),
  };
}

/** "Ho già un mutuo con 90mila euro da pagare": what one owes is not what one spends. */
const OWED_BEFORE =
  /\b(?:(?:ho|abbiamo|c'e) (?:gia |ancora )?(?:un |dei |altri |degli )?(?:altr[oi] )?(?:finanziament|prestit|mutu|debit|fid|leasing)\w*|esposizion\w+|debit[oi] residu\w|residuo)\b[^,.;:?]{0,25}$/;
const OWED_AFTER =
  /^[^,.;:?]{0,12}\b(?:ancora )?(?:da (?:pagare|restituire|rimborsare|ridare)|di (?:debit\w|mutuo|esposizione|fidi))\b/;
const isOwed = (text: string, { at, text: written }: ReturnType<typeof numbersIn>[number]): boolean =>
  OWED_BEFORE.test(text.slice(Math.max(0, at - 70), at)) || OWED_AFTER.test(text.slice(at + written.length));

const FIRM_BEFORE = /\b(?:fattur\w+|ricav\w+|bilanci\w*|attivo|capitale sociale|patrimoni\w*)\b[^,.;:]{0,15}$/;
const FIRM_AFTER = /^[^,.;:]{0,12}\b(?:di|del) (?:fatturat\w+|ricav\w+|bilancio|attivo)\b/;

const isOfFirm = (text: string, { at, text: written }: ReturnType<typeof numbersIn>[number]): boolean =>
  FIRM_BEFORE.test(text.slice(Math.max(0, at - 60), at)) || FIRM_AFTER.test(text.slice(at + written.length));

/** "Donare 20mila, fatturiamo 6 milioni": what the firm takes is left out where another sum is told. */
function spendable(text: string, money: ReturnType<typeof numbersIn>): number[] {
  const ofProject = money.filter((number) => !isOfFirm(text, number));
  return (ofProject.length > 0 ? ofProject : money).map(({ value }) => value);
}

/** "E se fossi una startup?": the innovative one, the only that the law knows; "una startup senza fatturato" is any young firm. */
const supposedForm = (text: string): LegalForm | null =>
  /\bfoss\w+ (?:gia )?(?:una |un')?start-?up\b(?! (?:senza|con|di|da|del|in|che|appena|nat[ao]|nuov\w|costituit\w|apert\w|a zero|ancora))/.test(
    text,
  )
    ? 'startup-innovativa'
    : null;

const AGE =
  /\b(?:ho|ha|abbiamo|ne ho|ne ha|di|con|compio|compiuto|su[oi]i?)\s+(\d{2})(?:\s+anni)?\b(?!\s?(?:%|mila|dipendent|addett|euro|€|\.|,\d|giorni|mesi|milion|k\b))/g;
const YEARS_OLD =
  /\banni ne (?:ho|ha|avessi|avesse|abbiamo) (\d{2})\b|\b(\d{2})\s+anni\b(?!\s+(?:di (?:attivita|esperienza)|fa))|\b(\d{2})enn[ei]\b/g;

/** "Chi ha meno di 35 anni": whoever is meant is not 35. */
const BOUND =
  /\b(?:(meno di|sotto i|under|non ancora|prima dei)|(?:piu di|oltre i|sopra i|over|passat[oaie] i)) (\d{2})\b(?!\s?(?:%|mila|dipendent|addett|euro|€|giorni|mesi|milion|k\b))/g;

function agesIn(text: string): number[] {
  const bounds = [...text.matchAll(BOUND)].map(([, below, age]) => Number(age) + (below ? -1 : 1));
  const told = text.replace(BOUND, ' ');
  const found = [...told.matchAll(AGE), ...told.matchAll(YEARS_OLD)].map((match) =>
    Number(match[1] ?? match[2] ?? match[3]),
  );
  return [...new Set([...bounds, ...found])].filter((age) => age >= 16 && age <= 90);
}

const COUNT = '(\\d{1,3}|un[ao]?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci)';
const PEOPLE = new RegExp(
  `\\b(?:assum\\w+|assunzion\\w+ di|prend\\w+|inser\\w+)\\s+(?:altr[ie] |almeno )?${COUNT}\\b(?! ?(?:mila|k\\b|euro|€|%|milion|anni|mesi|giorni|per cento))`,
);
const PARTNERS = new RegExp(
  `\\b${COUNT} (?:soci[oae]?|persone|fratelli|amici|lavorator[ie]|assunzioni|assunt[ie]|giovani|donne|ragazz[ie]|part[ -]?time|apprendist[ei]|stagionali)\\b`,
);
/** "Se invece fossero due?" */
const WERE = new RegExp(`\\bfoss(?:ero|imo)(?: solo| soltanto| in)? ${COUNT}(?= (?:e|o|ma)\\b|[?,.]|$)`);

function peopleIn(text: string): number | null {
  const told = (PEOPLE.exec(text) ?? PARTNERS.exec(text) ?? WERE.exec(text))?.[1];
  if (told === undefined) return null;
  return /^\d/.test(told) ? Number(told) : readCardinal(told);
}

const LEVELS: readonly (readonly [GrantLevel, RegExp])[] = [
  ['europeo', /\b(?:europe[oiae]|ue|unione europea|comunitari[oe]?|bruxelles)\b/],
  [
    'regionale',
    /\bregional[ei]\b|\b(?:della|dalla|in|nella|la) (?:mia |nostra )?regione\b|\bprovincial[ei]\b|\b(?:della|dalla) provincia\b/,
  ],
  ['nazionale', /\bnazional[ei]\b|\bdello stato\b|\bstatal[ei]\b|\bministerial[ei]\b|\bfuori (?:dal|dalla|dall'|da) /],
];

/** The level that a message asks for. */
export const levelIn = (text: string): GrantLevel | null =>
  LEVELS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** "Abbiamo preso in mano l'albergo del suocero": one's own by now. */
const TAKEN_OVER =
  /\b(?:(?:ho|abbiamo|stiamo|sto|mi sono|ci siamo) (?:da poco |appena |ora )?(?:pres[oaie]|rilevando|subentr\w+|riapert[oa]|ritir\w+)|rilevat[oaie]|ereditat[oaie])\b[^.;?!]{0,40}?\b(?:d[aei]l?|dell[ao]|dai|dei|di|da) (?:mi[oa] |nostr[oa] )?(?:suocer[oaie]|padre|madre|papa|mamma|nonn[oaie]|zi[oaie]|genitori)\b/g;

/** "Gli stampi li fa la ditta di mio cognato": who works for one is not whom one asks for. */
const SUPPLIER =
  /\b(?:d[ai]l?l?a? |a |all?a? |l[ao] (?:fa|fanno|vende) )(?:(?:ditta|azienda|impresa|societa|officina|studio|falegnameria) (?:di |del |della )?)?(?:un |una )?(?:mi[oa] |nostr[oa] )?(?:cognat[oa]|fratello|sorella|cugin[oa]|amic[oa]|zi[oa]|padre|figli[oa]|marito|moglie|suocer[oa])\b(?= (?:dove|che (?:fa|ha|vende|lavora)|il quale)|\?|$|,)/g;

const OTHER =
  /(?<!\b(?:con|io e|noi e) (?:mi[oa] |un |una )?)\b(?:client[ei]|fratello|sorella|figli[oa]|amic[oa]|marito|moglie|cugin[oa]|cognat[oa]|nipote|nonn[oa]|zi[oa]|suocer[oa]|gener[oa]|nuora|compagn[oa]|fidanzat[oa]|madre|padre|papa|mamma|vicin[oa] di casa|conoscente|collega|assistit[oa]|(?:seguo|seguiamo|assisto) (?:un|una|un')|un conoscente|un mio|una mia|un'azienda (?:che|di)|una (?:srl|snc|sas|spa|ditta|startup|coop\w*) (?:di|a|in|che))\b|\b(?:se|quando|vorrei|voglio|vuole|vorrebbe) (?:apr\w+|avvi\w+|costitui\w+|mett\w+ su)\b/;
