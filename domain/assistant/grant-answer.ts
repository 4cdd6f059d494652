import { OUTSIDE_RELEVANCE, RELEVANCE, SEARCH } from '#domain/constants.ts';
import { slugWords } from '#domain/imports/slug.ts';
import { fold } from '#domain/search/fold.ts';
import { VERDICTS, type GrantLevel, type Region, type Sector, type Verdict } from '#domain/vocabulary.ts';
import { amountInText, dayFromText, levelFromText, webAddress } from './answer-values.ts';
import { jsonInText } from './json-in-text.ts';
import { oneLine, plainText } from './plain-text.ts';
import { mentionsSector } from '#domain/lexicon/sectors.ts';
import { sharedWords } from './shared-words.ts';

/** A result of the grant search (AST-3). What the answer does not say is null: no deadline and no link is ever invented. */
export type FoundGrant = {
  id: string;
  name: string;
  level: GrantLevel;
  entity: string | null;
  deadline: string | null;
  /** Without a day because it stays open: "a sportello", "fino a esaurimento fondi". */
  isRolling: boolean;
  link: string | null;
  whyAdaptedForYou: string;
  description: string;
  sector: string | null;
  region: string | null;
  amount: string | null;
  requirements: string[];
  benefits: string[];
  /** Null where the grant is not admissible (MAT-2). */
  relevanceScore: number | null;
  verdict: Verdict | null;
  verdictText: string | null;
  daysLeft: number | null;
  /** Found in the catalogue, by its id; other items come from the provider or are samples. */
  isInCatalogue: boolean;
  isExample: boolean;
};

export type GrantAnswer = { grants: FoundGrant[]; summary: string; query: string | null };
export type AnswerProfile = { sector: Sector | null; region: Region | null; description: string };

const ITEMS_MAX = 50;
const TEXT_CHARS = 2000;

/**
 * What an answer to intelligent_grant_search says (AST-3): JSON with Italian or English keys, bare or in
 * fences, whole or cut off; otherwise plain text in blocks.
 */
export function parseGrantAnswer(text: string, profile: AnswerProfile): GrantAnswer {
  const json = jsonInText(text);
  if (json === undefined) return fromBlocks(text, profile);
  const root = Array.isArray(json) ? { bandi: json as unknown[] } : (json as Item);
  const items = listIn(root);
  const grants = items.flatMap((item) => fromItem(item, profile) ?? []).slice(0, ITEMS_MAX);
  return {
    grants,
    summary: textOf(root, ['riassunto', 'summary', 'sintesi']),
    query: textOf(root, ['query', 'richiesta']) || null,
  };
}

type Item = Record<string, unknown>;

function listIn(root: Item): Item[] {
  const key = ['bandi', 'grants', 'risultati', 'results', 'items'].find((name) => Array.isArray(root[name]));
  const list = key ? (root[key] as unknown[]) : nameOf(root) === '' ? [] : [root];
  return list.filter((item): item is Item => typeof item === 'object' && item !== null && !Array.isArray(item));
}

const nameOf = (item: Item) => textOf(item, ['nome', 'name', 'titolo', 'title']);

function fromItem(item: Item, profile: AnswerProfile): FoundGrant | null {
  const name = nameOf(item);
  if (name === '') return null;
  const description = textOf(item, ['descrizione', 'description']);
  const region = textOf(item, ['regione', 'region']) || null;
  const sector = textOf(item, ['settore', 'sector']) || null;
  const verdict = VERDICTS.find((known) => known === item.verdetto) ?? null;
  const id = textOf(item, ['id']);
  const grant: Omit<FoundGrant, 'relevanceScore'> = {
    id: id || `esterno-${slugWords(name).slice(0, 80)}`,
    name,
    level: levelFromText(textOf(item, ['livello', 'level'])),
    entity: textOf(item, ['ente', 'entity']) || null,
    deadline: dayFromText(textOf(item, ['scadenza', 'deadline'])),
    isRolling: isRolling(textOf(item, ['scadenza', 'deadline'])),
    link: webAddress(rawText(item, ['link', 'url'])),
    whyAdaptedForYou: textOf(item, ['perche_adatto', 'perché_adatto', 'why', 'whyAdaptedForYou', 'reason']),
    description,
    sector,
    region,
    amount: textOf(item, ['importo', 'amount']) || null,
    requirements: listOf(item, ['requisiti', 'requirements']),
    benefits: listOf(item, ['benefici', 'benefits']),
    verdict,
    verdictText: textOf(item, ['verdetto_testo']) || null,
    daysLeft: typeof item.giorni_alla_scadenza === 'number' ? item.giorni_alla_scadenza : null,
    isInCatalogue: item.in_catalogo === true && id !== '',
    isExample: item.esempio === true,
  };
  return { ...grant, relevanceScore: scoreOf(item, grant, profile) };
}

const isRolling = (deadline: string) =>
  dayFromText(deadline) === null && /a sportello|esaurimento|rolling/i.test(deadline);

/** One score per grant and company everywhere: the catalogue's own counts, other items get theirs (MAT-1, AST-5). */
function scoreOf(item: Item, grant: Omit<FoundGrant, 'relevanceScore'>, profile: AnswerProfile): number | null {
  if (grant.verdict === 'non_ammissibile') return null;
  const own = item.punteggio;
  if (grant.isInCatalogue && (own === null || typeof own === 'number')) {
    return own === null ? null : Math.max(0, Math.min(RELEVANCE.cap, Math.round(own)));
  }
  const words = `${grant.name} ${grant.description} ${grant.whyAdaptedForYou} ${grant.sector ?? ''}`;
  const score =
    RELEVANCE.base +
    (isSameSector(grant.sector, words, profile.sector) ? RELEVANCE.sameSector : 0) +
    (isSameRegion(grant.region, profile.region) ? RELEVANCE.sameRegion : 0) +
    (/\bM?PMI\b/i.test(grant.description) ? RELEVANCE.mentionsSme : 0) +
    sharedWords(profile.description, words, RELEVANCE.affinityMax);
  return Math.min(score, RELEVANCE.cap);
}

function isSameSector(stated: string | null, words: string, sector: Sector | null): boolean {
  if (sector === null) return false;
  return stated !== null && fold(stated) === sector ? true : mentionsSector(stated ?? words, sector);
}

const isSameRegion = (stated: string | null, region: Region | null) =>
  stated !== null && region !== null && fold(stated).includes(fold(region));

function rawText(item: Item, keys: readonly string[]): string {
  for (const key of keys) {
    const value = item[key];
    if (typeof value === 'string' && value.trim() !== '') return value;
    if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  }
  return '';
}
const textOf = (item: Item, keys: readonly string[]) => oneLine(rawText(item, keys), TEXT_CHARS);

function listOf(item: Item, keys: readonly string[]): string[] {
  const value = keys.map((key) => item[key]).find((each) => each != null);
  const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/\n|;|•/) : [];
  return list
    .filter((each): each is string => typeof each === 'string')
    .map((each) => oneLine(each, TEXT_CHARS).replace(/^[-–•*\d.)\s]+(?=\p{L})/u, ''))
    .filter((each) => each !== '')
    .slice(0, 20);
}

/** Blocks longer than 100 characters, at most 6 grants, relevance from 75 up to 94 (AST-6). */
function fromBlocks(text: string, profile: AnswerProfile): GrantAnswer {
  const blocks = plainText(text, 100_000)
    .split(/\n\s*\n|\n(?=\s*(?:\d{1,2}[.)]|[-–•*]\s*bando\b|bando\s+\d))/i)
    .map((block) => block.trim())
    .filter((block) => block !== '');
  const long = blocks.filter((block) => block.length > SEARCH.textBlockMinChars);
  const grants = long.slice(0, SEARCH.textResultsMax).map((block) => fromBlock(block, profile));
  const summary = blocks.find((block) => block.length <= SEARCH.textBlockMinChars) ?? '';
  return { grants, summary: oneLine(summary, TEXT_CHARS), query: null };
}

function fromBlock(block: string, profile: AnswerProfile): FoundGrant {
  const field = (names: string) => labelled(block, names);
  const first = block.split(/\n|(?<=[^A-Z0-9]{2})\.\s/)[0]!;
  const name = oneLine(field('nome|titolo|bando') ?? first.replace(/^[-–•*#\d.)\s]+(?=\p{L})/u, ''), 160);
  const { base, spread } = OUTSIDE_RELEVANCE.text;
  return {
    id: `esterno-${slugWords(name).slice(0, 80)}`,
    name,
    level: levelFromText(field('livello') ?? block),
    entity: field('ente|promosso da|gestore'),
    deadline: dayFromText(field('scadenza|termine') ?? /scad[^\n]{0,60}/i.exec(block)?.[0] ?? ''),
    isRolling: isRolling(field('scadenza|termine') ?? ''),
    link: webAddress(block),
    whyAdaptedForYou: field('perch[eé] [^:\n]{0,30}|motivo') ?? '',
    description: oneLine(field('descrizione') ?? block, TEXT_CHARS),
    sector: field('settore'),
    region: field('regione'),
    amount: field('importo|contributo') ?? amountInText(block),
    requirements: [],
    benefits: [],
    relevanceScore: base + sharedWords(profile.description, block, spread),
    verdict: null,
    verdictText: null,
    daysLeft: null,
    isInCatalogue: false,
    isExample: false,
  };
}

function labelled(block: string, names: string): string | null {
  const match = new RegExp(`^[-–•*\\s]*(?:${names})\\s*:\\s*(.+)$`, 'im').exec(block);
  return match ? oneLine(match[1]!, TEXT_CHARS) || null : null;
}
