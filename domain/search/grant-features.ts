import type { Grant } from '#domain/grants/grant.ts';
import type { AidForm, SpecialStatus } from '#domain/vocabulary.ts';
import { spelledOut } from './abbreviations.ts';
import { matchConcepts, outermost, type Concepts } from './concepts.ts';
import type { FeatureTable } from './features.ts';
import { isRegionalCredit, REGIONAL_CREDIT } from './regional-credit.ts';
import { tokenize, type Token } from './tokens.ts';
import type { Tuning } from './tuning.ts';

/** What a grant is found by: feature numbers, how strongly (0 to 65535), and whether the name says it. */
export type GrantFeatures = { numbers: Uint32Array; impacts: Uint16Array; inName: Uint8Array };

const FULL = 65_535;

type Field = { word: number; concept: number; read: (grant: Grant) => string };

/** Weight of a word in each field, and how surely a phrase there means that the grant is about it. */
const FIELDS: readonly Field[] = [
  { word: 3, concept: 0.8, read: (grant) => grant.name },
  { word: 1.4, concept: 0.55, read: (grant) => grant.beneficiaries },
  { word: 1.5, concept: 0.55, read: (grant) => grant.eligibleCosts.join('. ') },
  { word: 1.2, concept: 0.5, read: (grant) => grant.summary },
  { word: 1, concept: 0.4, read: (grant) => grant.benefits.join('. ') },
  { word: 0.6, concept: 0.25, read: (grant) => grant.requirements.join('. ') },
  { word: 0.5, concept: 0.25, read: (grant) => grant.aidIntensity ?? '' },
  { word: 0.8, concept: 0.3, read: (grant) => grant.entity },
  { word: 0.2, concept: 0.05, read: (grant) => grant.statusNote ?? '' },
  { word: 0.5, concept: 0, read: (grant) => grant.id.replaceAll('-', ' ') },
];

/** The words of each field, the name first, without those that only join others. */
type GrantText = Token[][];

export function readGrant(grant: Grant): GrantText {
  return FIELDS.map((field) => tokenize(spelledOut(field.read(grant))).filter((token) => token.role !== 'grammar'));
}

/** The distinct words that typing errors are corrected to. */
export function wordsOf(text: GrantText): Set<string> {
  const words = new Set<string>();
  for (const tokens of text.slice(0, -1)) {
    for (const { word, role } of tokens) if (role === 'content' && isPlain(word)) words.add(word);
  }
  return words;
}

export function isPlain(word: string): boolean {
  return word.length >= 3 && /^[a-z]+$/.test(word);
}

const STATUS_CONCEPTS: Partial<Record<SpecialStatus, string>> = {
  startup_innovativa: 'startup',
  femminile: 'donne',
  giovanile: 'giovani',
  cooperativa: 'cooperative',
  ets: 'economia-sociale',
  rete_imprese: 'rete-imprese',
  consorzio: 'rete-imprese',
  professionista: 'professionisti',
  da_costituire: 'aprire-attivita',
  confiscata: 'confisca',
  incubatore: 'incubatori-investitori',
  in_crisi: 'crisi-impresa',
  agricola: 'agricoltura',
  ricerca: 'ricerca-sviluppo',
  cluster: 'rete-imprese',
};

const CATEGORY_CONCEPTS = {
  digitale: 'digitalizzazione',
  green: 'ambiente',
  export: 'export',
  ricerca: 'ricerca-sviluppo',
} as const;

/** A tax relief is one, however its name says it. */
const FORM_CONCEPTS: Partial<Record<AidForm, string>> = {
  "credito d'imposta": 'credito-imposta',
  'deduzione fiscale': 'deduzione-fiscale',
  'detrazione fiscale': 'detrazione-fiscale',
};

export function grantFeatures(
  grant: Grant,
  text: GrantText,
  table: FeatureTable,
  concepts: Concepts,
  tuning: Tuning,
): GrantFeatures {
  const words = new Map<string, number>();
  const doubts = new Map<string, number>();
  text.forEach((tokens, at) => {
    addWords(tokens, FIELDS[at]!, at === 0, words, tuning);
    addConcepts(tokens, FIELDS[at]!, doubts, concepts, tuning);
  });
  const found = new Map<number, number>();
  for (const [stem, weight] of words)
    found.set(table.intern('t', stem), (weight / (tuning.saturation + weight)) * FULL);
  addStructure(grant, doubts, table, found);
  for (const [id, doubt] of doubts) found.set(table.intern('c', id), (1 - doubt) * FULL);
  const name = text[0]!.map((token) => token.stem);
  for (let at = 1; at < name.length; at++) found.set(table.intern('b', `${name[at - 1]} ${name[at]}`), FULL);
  const said = text[0]!.filter((token) => token.role === 'content').map((token) => table.find('t', token.stem));
  return pack(found, new Set(said));
}

function addWords(tokens: Token[], field: Field, isName: boolean, words: Map<string, number>, tuning: Tuning): void {
  const length = 1 - tuning.lengthDiscount + tuning.lengthDiscount * Math.min(4, tokens.length / tuning.usualLength);
  const weight = isName ? field.word : field.word / length;
  for (const { stem, role } of tokens) if (role === 'content') words.set(stem, (words.get(stem) ?? 0) + weight);
}

function addConcepts(
  tokens: Token[],
  field: Field,
  doubts: Map<string, number>,
  concepts: Concepts,
  tuning: Tuning,
): void {
  if (field.concept === 0 || tokens.length === 0) return;
  const stems = tokens.map((token) => token.stem);
  const here = new Map<number, number>();
  for (const match of outermost(matchConcepts(stems, concepts.written), tuning.inner)) {
    here.set(match.concept, Math.max(here.get(match.concept) ?? 0, match.weight));
  }
  for (const [concept, weight] of here) doubtLess(doubts, concepts.list[concept]!.id, field.concept * weight);
}

/** Independent signs add up like chances: each leaves less doubt that the grant means the concept. */
function doubtLess(doubts: Map<string, number>, id: string, chance: number): void {
  doubts.set(id, (doubts.get(id) ?? 1) * (1 - chance));
}

function addStructure(
  grant: Grant,
  doubts: Map<string, number>,
  table: FeatureTable,
  found: Map<number, number>,
): void {
  for (const status of grant.constraints.statusesAnyOf ?? []) {
    const id = STATUS_CONCEPTS[status];
    if (id !== undefined) doubtLess(doubts, id, 0.35);
  }
  const form = FORM_CONCEPTS[grant.aidForm];
  if (form !== undefined) doubtLess(doubts, form, 0.8);
  for (const category of grant.categories) doubtLess(doubts, CATEGORY_CONCEPTS[category], 0.15);
  if (isRegionalCredit(grant)) found.set(table.intern('c', REGIONAL_CREDIT), FULL);
  const { sectors } = grant;
  for (const sector of sectors) found.set(table.intern('s', sector), FULL * Math.min(1, 1.6 / (0.6 + sectors.length)));
  found.set(table.intern('f', grant.aidForm), FULL);
  found.set(table.intern('l', grant.level), FULL);
  const regional = grant.level === 'regionale' ? FULL : FULL * 0.1;
  for (const region of grantRegions(grant)) found.set(table.intern('r', region), regional);
}

/** Where the grant is for: its regions, or those its territory constraint names. Empty = everywhere. */
export function grantRegions(grant: Grant): readonly string[] {
  if (grant.regions.length > 0) return grant.regions;
  const territory = grant.constraints.territory;
  return territory !== undefined && territory !== 'any' ? territory.regions : [];
}

function pack(found: Map<number, number>, said: Set<number>): GrantFeatures {
  const numbers = new Uint32Array(found.size);
  const impacts = new Uint16Array(found.size);
  const inName = new Uint8Array(found.size);
  let at = 0;
  for (const [number, impact] of found) {
    numbers[at] = number;
    impacts[at] = Math.max(1, Math.round(impact));
    inName[at++] = said.has(number) ? 1 : 0;
  }
  return { numbers, impacts, inName };
}
