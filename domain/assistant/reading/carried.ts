import { isAsking } from '#domain/assistant/chat/subject-words.ts';
import { withoutPlaces } from '#domain/assistant/chat/without-places.ts';
import { fold } from '#domain/search/fold.ts';
import { tokenize } from '#domain/search/tokens.ts';
import { REGIONS } from '#domain/vocabulary.ts';
import type { ChatQuestion, Draft } from './chat-question.ts';
import { CHANGES, goesOnAbout } from './kind-of.ts';
import type { Memory } from './memory.ts';

const SIZE_CHANGE = { id: 'cambio_dimensione', kind: 'regola', isKey: true, isSure: true, isLikely: true } as const;

/** What the message leaves unsaid and the conversation has said. */
export function carried(draft: Draft, kind: ChatQuestion['kind'], memory: Memory): Partial<ChatQuestion> {
  const { last } = memory;
  if (kind === 'ricerca' && draft.insteadOf !== null) return inItsPlace(memory);
  if (kind === 'ricerca' && draft.isElliptic) return ofSearch(draft, memory);
  // "Va bene anche in Word?" goes on about what was just explained.
  const isOfProduct = draft.topics.some((topic) => topic.kind === 'prodotto') || draft.product !== null;
  if (kind === 'prodotto' && last?.kind === 'prodotto' && !isOfProduct)
    return { topics: last.topics, product: last.product };
  if (kind === 'conto' && last)
    return {
      amounts: draft.amounts.length > 0 ? draft.amounts : last.amounts,
      percents: draft.percents.length > 0 ? draft.percents : last.percents,
    };
  const isSum = (kind === 'bando' || kind === 'confronto') && draft.aspects.includes('importo');
  const wasOfGrants = ['bando', 'cumulo', 'confronto', 'ordine'].includes(last?.kind ?? '');
  if (isSum && draft.amounts.length === 0 && (wasOfGrants || toldSpend(last))) {
    // "E quanto ne devo ridare?": there, where it was asked of before.
    const isSame = last?.kind === 'bando' && last.grants[0] === draft.grants[0];
    return { amounts: memory.amounts, ...(isSame && draft.places.length === 0 ? { places: last.places } : {}) };
  }
  // "E quelli della Lombardia?" of the days asked before.
  if (kind === 'scadenze' && draft.window === null && draft.isElliptic && last?.kind === 'scadenze')
    return { window: last.window, isOpening: draft.isOpening || last.isOpening };
  // "Più corta": the same letter, of the same grant.
  if (kind === 'compito' && draft.task?.form === 'lettera' && draft.isLetterAgain && memory.letter)
    return memory.letter.grants.length > 0 ? { grants: memory.letter.grants, origin: 'conversazione' } : {};
  // "Mi scrivi al commercialista?" after a grant: for that one.
  if (kind === 'compito' && draft.grants.length === 0 && last?.kind === 'bando' && last.grants.length > 0)
    return { grants: last.grants.slice(0, 1), origin: 'conversazione' };
  // "E se l'anno scorso ne avevo spesi 12?": this year's stays.
  const [now, before] = memory.amounts;
  if (
    isSum &&
    draft.amounts.length === 1 &&
    before !== undefined &&
    /\banno (?:scorso|prima|precedente)\b/.test(draft.text)
  )
    return { amounts: [now!, draft.amounts[0]!] };
  if (kind === 'ordine' && draft.steps.length === 0) return { steps: last!.steps };
  if (kind === 'regola' && goesOnAbout(draft, memory))
    return { concepts: last!.concepts, topics: last!.topics, isSameMatter: true };
  if (kind === 'regola' && last?.kind === 'dimensione' && CHANGES.test(draft.text)) return { topics: [SIZE_CHANGE] };
  // "E Padova?" after a rule: the same rule, there.
  const isBare = draft.concepts.length + draft.topics.length === 0;
  if (kind === 'regola' && isBare && last?.kind === 'regola')
    return { concepts: last.concepts, topics: last.topics, isSameMatter: true };
  return {};
}

/** What a firm takes, is worth or pays its people is no spending. */
const OF_THE_FIRM =
  /\b(?:fattur\w+|ricav\w+|bilanci\w*|capital\w+|patrimoni\w*|dipendent\w+|stipendi\w*|ral|isee|debit\w+)\b/;

/** "Macchinari per 300mila euro, che bandi ci sono?": the sum of what is looked for. */
const toldSpend = (last: ChatQuestion | null): boolean =>
  last?.kind === 'ricerca' && last.amounts.length === 1 && !OF_THE_FIRM.test(last.text);

function ofSearch(draft: Draft, memory: Memory): Partial<ChatQuestion> {
  const { last } = memory;
  const wasOther = last?.isOther === true;
  const other = wasOther ? { isOther: true, described: `${last.described}. ${draft.message}` } : {};
  // "E per assumere?" is asked of the place of the search before.
  const where = draft.places.length === 0 && last?.kind === 'ricerca' ? { places: last.places } : {};
  if (isOfWhom(draft) && last?.kind === 'ricerca') {
    // "E per i ragazzi di Bari?": the same, for them and there.
    const before = draft.places.length > 0 ? withoutPlaces(memory.subject, last.places) : memory.subject;
    const concepts = draft.concepts.length > 0 ? draft.concepts : last.concepts;
    return { ...other, ...where, concepts, subject: `${before} ${draft.subject}`.trim() };
  }
  // "E se arriviamo a 30mila?": the same wish, another sum.
  const isOtherSum = last?.kind === 'ricerca' && last.amounts.length > 0 && OTHER_SUM.test(draft.text);
  if (isOtherSum && memory.subject !== '')
    return { ...other, ...where, subject: memory.subject, aspects: last.aspects };
  if (!isNarrowing(draft)) return { ...other, ...where };
  const concepts = draft.concepts.length > 0 ? draft.concepts : (last?.concepts ?? []);
  return { ...other, ...where, concepts, subject: searched(draft, memory) };
}

/** What takes the place of the grant just told is asked for the same sum. */
const inItsPlace = ({ last, amounts }: Memory): Partial<ChatQuestion> =>
  last?.aspects.includes('importo') === true && amounts.length > 0
    ? { grants: [], aspects: ['importo'], amounts }
    : { grants: [] };

const OTHER_SUM =
  /^(?:(?:e|ma|invece|allora) )*(?:se |con |per )*(?:(?:ne |ci |li )?(?:so|sono|(?:arriv|spend|mett|fa|sal|don|chied|invest|foss|diventass)\w*) )?(?:a |di |da |solo |invece )*(?:\d[\d.,]*|[a-z]*mila)(?: ?(?:mila|k|euro|€|milion[ei]))*\??$/;

/** "E per gli over 50?", "e le donne?": whom the same wish is for. */
const WHOM =
  /^(?:over|under|\d\d|donn[ae]|giovan\w+|ragazz\w+|disoccupat\w+|apprendist\w+|laureat\w+|stranier\w+|disabil\w+|invalid\w+|inoccupat\w+|part|time|stagist\w+|figli[oae]?|fratell[oi]|sorell[ae]|moglie|marito|cugin[oaie]|nipot[ei]|tirocinant\w+|detenut\w+|operai\w*|impiegat\w+|anzian\w+|madri|mamme|percettor\w+|naspi)$/;
const isOfWhom = ({ subject, places }: Draft): boolean => {
  const words = fold(withoutPlaces(subject, places)).split(' ');
  return words.every((word) => WHOM.test(word)) && words.some((word) => !/^\d/.test(word));
};

/** "E se fosse una srl?": who it would be, not what for. */
const SUPPOSED =
  /^(?:s\.?r\.?l\.?s?|snc|sas|spa|costituit\w|appena|nat[aoie]|donn[ae]|uom\w+|giovan\w|societa|cooperativ\w|fossi\w*|foss\w+)$/;
const FILLERS =
  /^(?:invece|fosse|pero|magari|proprio|solo|soltanto|quell\w|region\w+|nazional\w|europe\w|prestit\w|voucher|sede)$/;

/** Says only where, at which level or in which form, not for what. */
function isNarrowing({ places, areas, subject, text }: Draft): boolean {
  const isSupposed = /\bfoss\w+\b/.test(text);
  const where = new Set(fold([...places.map(({ name }) => name), ...areas].join(' ')).split(/[^a-z]+/));
  const rest = fold(subject)
    .split(' ')
    .filter((word) => word !== '' && !where.has(word) && !FILLERS.test(word) && !(isSupposed && SUPPOSED.test(word)));
  return rest.length === 0;
}

/** "Contributi per l'energia in Veneto" and then "e in Lombardia?": the second place takes the first one's. */
function searched({ places, areas, grants }: Draft, memory: Memory): string {
  const where = [...places.map(({ name }) => name), ...areas].join(' ');
  const before =
    memory.last?.kind === 'ricerca'
      ? (where === '' ? memory.subject : withoutPlaces(memory.subject, memory.last.places)) || plainWords(memory.last)
      : '';
  const name = (grants[0] ?? '')
    .replace(/-/g, ' ')
    .replace(REGION_NAMES, ' ')
    .replace(/\b(?:centro|nord|sud|mezzogiorno|italia|20\d\d)\b/g, ' ');
  return [before || name.trim(), where].filter(Boolean).join(' ');
}

/** "Bandi per nuove imprese in Puglia": words of every grant, where there were no others. */
function plainWords({ text, places }: ChatQuestion): string {
  const where = new Set(places.flatMap(({ name, region }) => fold(`${name} ${region}`).split(/[^a-z]+/)));
  return tokenize(text)
    .filter(({ role, word }) => role === 'content' && !where.has(word) && !isAsking(word) && !LOOKED_FOR.has(word))
    .map(({ word }) => word)
    .join(' ');
}
const REGION_NAMES = new RegExp(
  `\\b(?:${REGIONS.map((region) => fold(region).replace(/[^a-z]+/g, ' ')).join('|')})\\b`,
  'g',
);
const LOOKED_FOR: ReadonlySet<string> = new Set(['bandi', 'bando', 'aiuti', 'fondi', 'misure', 'bonus']);
