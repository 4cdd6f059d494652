import { fold } from '#domain/search/fold.ts';
import { isWanting } from '#domain/assistant/chat/subject-words.ts';
import type { Aspect } from './aspects.ts';
import { ordinalsIn } from './aspects.ts';
import type { ChatQuestion } from './chat-question.ts';
import type { Memory } from './memory.ts';
import { MOST, weighedOfList } from './of-list.ts';
import type { ReadingWorld } from './reading-world.ts';
import { toldApart } from './references.ts';
import { ACTION, LOOKING, NEXT_WISH } from './wish.ts';

type Asked = { text: string; aspects: readonly Aspect[]; isElliptic: boolean; amounts: readonly number[] };
type Meant = Pick<ChatQuestion, 'grants' | 'origin' | 'alike'>;

const NONE: Meant = { grants: [], origin: null, alike: [] };
const SEVERAL =
  /\b(?:i|dei|nei|ai|sui|le|delle|nelle|alle|tra i|fra i|tutt[ie] e) (?:due|tre)\b|\bentramb[ie]\b|\bquale dei\b|\bsono entrambi\b|\b(?:di|tra|fra) quest[ie]\b|\b(?:di|tra|fra) quell[ie]\b|\bquell[ie] (?:che|sopra|elencat\w+)\b/;

/** "… quindi?": what follows for all that were weighed. */
const WHICH_THEN = /\b(?:quindi|allora|dunque|percio)\s*\?$/;

/** After a search or a comparison: the one of those shown that a question is answered by, unless it looks for something else. */
export function foundOne(
  world: ReadingWorld,
  { text, aspects, isPlaced }: Pick<Asked, 'text' | 'aspects'> & { isPlaced: boolean },
  { last, listed }: Memory,
): Meant | null {
  const isElse = isPlaced || LOOKING.test(text) || NEXT_WISH.test(text) || isWanting(text);
  const shown = last?.kind === 'ricerca' ? listed : last?.kind === 'confronto' ? last.grants : [];
  if (shown.length === 0 || aspects.length > 0 || isElse || WHICH_THEN.test(text)) return null;
  const id = world.answeredBy(shown.slice(0, MOST), text, last?.kind === 'ricerca');
  return id === null ? null : { grants: [id], origin: 'conversazione', alike: [] };
}

/** The grants that a message names or leans on: its own words, then "il secondo", then the page, then the talk. */
export function grantsMeant(world: ReadingWorld, asked: Asked, memory: Memory, open: string | null): Meant {
  const latest = [...new Set([...memory.listed, ...memory.meant])];
  // After an answer that named none: what was named before it.
  const spoken = latest.length > 0 ? latest : memory.before.slice(0, MOST);
  const isTalkedOf = memory.last?.kind === 'bando' || memory.last?.kind === 'ordine';
  const inHand = (isTalkedOf ? memory.last?.grants[0] : undefined) ?? open;
  const isThing = inHand !== null && asked.aspects.includes('spese') && OF_THING.test(asked.text);
  // "Noi il brevetto non l'abbiamo, quindi?" after two were weighed: which of them.
  if (memory.last?.kind === 'confronto' && WHICH_THEN.test(asked.text) && memory.last.grants.length > 1)
    return { grants: memory.last.grants, origin: 'conversazione', alike: [] };
  const mentions = isThing ? [] : world.mentions(asked.text, inHand);
  if (mentions.length > 0) {
    const told = named(mentions, asked, spoken, open);
    // "E con il credito ZES?" goes on weighing: the first of those before stays.
    const [first] = memory.last?.kind === 'cumulo' && asked.isElliptic ? memory.last.grants : [];
    return first && told.grants.length === 1 && first !== told.grants[0]
      ? { ...told, grants: [first, ...told.grants] }
      : told;
  }
  // "Il primo invece?" after two of which one was asked after the other.
  const isBack =
    memory.last?.kind === 'bando' &&
    memory.meant.length === 2 &&
    /\bprimo (?:invece|pero)\b|\binvece il primo\b/.test(asked.text);
  if (isBack) return { grants: [memory.meant[1]!], origin: 'conversazione', alike: [] };
  // "E l'altro fino a quanto arriva?"
  const [inTalk] = memory.last?.grants ?? [];
  const other = OTHER_ONE.test(asked.text) && inTalk ? spoken.find((id) => id !== inTalk) : undefined;
  if (other) return { grants: [other], origin: 'conversazione', alike: [] };
  const chosen = [...new Set(ordinalsIn(asked.text).flatMap((place) => memory.listed.at(place) ?? []))];
  if (chosen.length > 0) return { grants: chosen.slice(0, MOST), origin: 'conversazione', alike: [] };
  const weighed = weighedOfList(asked, memory);
  if (weighed.length > 0) return { grants: weighed, origin: 'conversazione', alike: [] };
  // "Quella dell'Umbria" is told by its region too.
  const family = spoken.map((id) => ({ id, name: `${world.nameOf(id) ?? ''} ${homeOf(world, id) ?? ''}` }));
  const told = toldApart(
    asked.text,
    open ? [...family, { id: open, name: world.nameOf(open)! }] : family,
    world.names(),
  );
  if (told) return { grants: [told], origin: 'messaggio', alike: [] };
  const leveled = ofLevel(world, asked, memory);
  if (leveled) return { grants: [leveled], origin: 'messaggio', alike: [] };
  const ofRegion = inRegion(world, asked, memory);
  if (ofRegion) return { grants: [ofRegion], origin: 'messaggio', alike: [] };
  const described = DESCRIBED.exec(asked.text)?.[1];
  const holding = described ? spoken.filter((id) => world.tells(id, described)) : [];
  if (holding.length === 1) return { grants: holding, origin: 'messaggio', alike: [] };
  const isChoice =
    memory.last?.kind === 'confronto' && (/\bqual[ei]?\b/.test(asked.text) || /\bcambi\w+/.test(asked.text));
  if (asked.aspects.length === 0 && !asked.isElliptic && !isChoice) {
    if (open) return { ...NONE, grants: [open], origin: 'pagina' };
    const current = isTalkedOf ? memory.last?.grants[0] : ACTION.test(asked.text) ? undefined : onlyOneFound(memory);
    const isKept = current !== undefined && (world.tells(current, asked.text) || isPlainFollowUp(asked.text));
    return isKept ? { ...NONE, grants: [current], origin: 'conversazione' } : NONE;
  }
  return leaning(world, asked, memory, spoken, open);
}

/** The region of a grant that is of one alone. */
function homeOf(world: ReadingWorld, id: string): string | null {
  const regions = world.regionsOf(id);
  return regions.length === 1 ? regions[0]! : null;
}

const OF_LEVEL = /\bquell[oa] (?:a livello )?(nazional[ei]|regional[ei]|statal[ei]|della (?:mia |nostra )?regione)\b/;

/** "Quello nazionale quanto dà?": the first of those listed lately that is for all regions, or for one. */
function ofLevel(world: ReadingWorld, { text }: Asked, { listed, before }: Memory): string | undefined {
  const level = OF_LEVEL.exec(text)?.[1];
  if (level === undefined) return undefined;
  const isRegional = level.includes('region');
  return [...listed, ...before].find((id) => (world.regionsOf(id).length === 1) === isRegional);
}

/** A search that found a single grant leaves that one in hand. */
export const onlyOneFound = ({ last, listed }: Pick<Memory, 'last' | 'listed'>): string | undefined =>
  last?.kind === 'ricerca' && listed.length === 1 ? listed[0] : undefined;

/** "Con quello ligure quanto mi ridanno?": of those listed lately, the only one of that region. */
function inRegion(world: ReadingWorld, { text, aspects }: Asked, { last, listed, before }: Memory): string | null {
  // "Quanto danno per le startup sarde?" after a list.
  const isOfList = last?.kind === 'ricerca' && aspects.includes('importo');
  const told = /\bquell[oa] (.{4,40})/.exec(text)?.[1] ?? (isOfList ? text : undefined);
  const [place] = told === undefined ? [] : world.places(told);
  const own = place ? [...listed, ...before].filter((id) => homeOf(world, id) === place.region) : [];
  return new Set(own).size === 1 ? own[0]! : null;
}

const OTHER_ONE =
  /^(?:(?:e|ma|invece|allora|ok) )*(?:l'|nell'|per l'|con l'|dell'|quell')altr[oa]\b(?! (?:aziend|impres|societ|ann|volt|giorn|person|soci))/;
/** "Quella con il prestito allo 0,5": one of those spoken of, by what its record says. */
const DESCRIBED =
  /\bquell[oa] (?:con|che|da|a|al|all[ao]|dell[ao]|del) (?:il |la |lo |l'|i |le )?(.{3,40}?)(?:[,?;]|$)/;
/** "Di credito quanto esce?" after two were weighed: the one that is called so. */
const FORM = /\b(credito|prestito|voucher|bonus|deduzione|garanzia|mutuo|detrazione)\b/;
const ofForm = (world: ReadingWorld, text: string, ids: readonly string[]): string[] => {
  const form = FORM.exec(text)?.[1];
  return form ? ids.filter((id) => fold(world.nameOf(id) ?? '').includes(form)) : [];
};

/** "Noi siamo in 9, quale linea sarebbe?" right after a grant: a short question that looks for nothing else. */
const isPlainFollowUp = (text: string): boolean =>
  text.endsWith('?') && !isWanting(text) && !NEXT_WISH.test(text) && text.split(' ').length <= FOLLOWING_WORDS;
const FOLLOWING_WORDS = 18;

/** "Vale anche per i marchi?" asks what the grant in hand pays for, even where another is called so. */
const OF_THING = /\b(?:vale|valgono|copre|finanzia|va bene|rientra\w*)\b.{0,12}\b(?:per )?(?:il|lo|la|i|gli|le|l')\b/;
const MONTHLY = /\b(?:al mese|mensil\w+|ogni mese|all'anno)\b/;

function leaning(
  world: ReadingWorld,
  { text, aspects, amounts }: Asked,
  memory: Memory,
  spoken: string[],
  open: string | null,
): Meant {
  // "E quanto al mese?" asks of those that are paid by the month.
  const byMonth = MONTHLY.test(text) && memory.last?.kind === 'ricerca' ? memory.listed.filter(world.isMonthly) : [];
  if (byMonth.length > 0) return { grants: byMonth.slice(0, MOST), origin: 'conversazione', alike: [] };
  const wasCompared = memory.last?.kind === 'confronto' || memory.last?.kind === 'cumulo';
  // "E per una da 30mila?" after a comparison weighs them anew.
  const isOtherSum = memory.last?.kind === 'confronto' && amounts.length > 0;
  const isSeveral =
    SEVERAL.test(text) ||
    (wasCompared &&
      (aspects.includes('confronto') ||
        aspects.includes('cumulo') ||
        /\bqual[ei]?\b|\bin tutto\b|\bcambi\w+/.test(text) ||
        isOtherSum));
  const weighed = wasCompared ? ofForm(world, text, memory.last!.grants) : [];
  if (weighed.length === 1 && memory.last!.grants.length > 1)
    return { grants: weighed, origin: 'conversazione', alike: [] };
  if (isSeveral && (memory.last?.grants.length ?? 0) > 1)
    return { grants: memory.last!.grants, origin: 'conversazione', alike: [] };
  if (isSeveral && spoken.length > 1) return { grants: spoken.slice(0, MOST), origin: 'conversazione', alike: [] };
  const wasNamed = memory.last?.origin === 'messaggio' && memory.last.grants.length > 0;
  if (open && !wasNamed) return { grants: [open], origin: 'pagina', alike: [] };
  // A search leaves what it found, not what was spoken of before it.
  const isHeld = memory.last !== null && memory.last.kind !== 'ricerca' && memory.last.grants.length > 0;
  const [latest] = isHeld ? memory.last!.grants : spoken;
  return latest ? { grants: [latest], origin: 'conversazione', alike: [] } : NONE;
}

/** Several that one name may mean: the page's own or the likeliest; beside the page's own when they are compared. */
function named(mentions: string[][], { text, aspects }: Asked, spoken: string[], open: string | null): Meant {
  const isCompared = aspects.includes('confronto') || aspects.includes('cumulo');
  const known = open ?? (isCompared ? spoken[0] : undefined) ?? null;
  const grants = mentions.reduce<string[]>((chosen, ids) => {
    // Two names that sound alike are two grants.
    const left = ids.filter((id) => !chosen.includes(id));
    const own = left.length > 0 ? left : ids;
    const other = isCompared ? (own.find((id) => id !== known) ?? own[0]!) : null;
    return [...chosen, other ?? (own.includes(known ?? '') ? known! : own[0]!)];
  }, []);
  const alike = mentions
    .flat()
    .filter((id) => !grants.includes(id))
    .slice(0, 2);
  const leansOnIt = isCompared && known !== null && grants.length === 1 && !grants.includes(known);
  const isAlone = /\b(?:cos'e|parlami|dimmi)\b/.test(text);
  return {
    grants: [...new Set(leansOnIt && !isAlone ? [known, ...grants] : grants)].slice(0, MOST),
    origin: 'messaggio',
    alike,
  };
}
