import type { Grant } from '#domain/grants/grant.ts';
import type { SpecialStatus } from '#domain/vocabulary.ts';
import { matchConcepts, outermost, type Concepts } from './concepts.ts';
import type { FeatureTable } from './features.ts';
import { tokenize } from './tokens.ts';
import type { Tuning } from './tuning.ts';

/** What a grant is found by: feature numbers, how strongly (0 to 65535), and whether the name says it. */
export type GrantFeatures = { numbers: Uint32Array; impacts: Uint16Array; inName: Uint8Array };

const FULL = 65_535;

/** Weight of a word, and how surely a phrase there means the whole grant is about it. */
const FIELDS: readonly { read: (grant: Grant) => string; word: number; concept: number; name?: true }[] = [
  { read: (grant) => grant.name, word: 3, concept: 0.8, name: true },
  { read: (grant) => grant.beneficiaries, word: 1.4, concept: 0.55 },
  { read: (grant) => grant.eligibleCosts.join('. '), word: 1.5, concept: 0.55 },
  { read: (grant) => grant.summary, word: 1.2, concept: 0.5 },
  { read: (grant) => grant.benefits.join('. '), word: 1, concept: 0.4 },
  { read: (grant) => grant.requirements.join('. '), word: 0.6, concept: 0.25 },
  { read: (grant) => grant.aidIntensity ?? '', word: 0.5, concept: 0.25 },
  { read: (grant) => grant.entity, word: 0.8, concept: 0.3 },
  { read: (grant) => grant.statusNote ?? '', word: 0.2, concept: 0.05 },
  { read: (grant) => grant.id.replaceAll('-', ' '), word: 0.5, concept: 0 },
];

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

export function grantFeatures(grant: Grant, table: FeatureTable, concepts: Concepts, tuning: Tuning): GrantFeatures {
  const words = new Map<string, number>();
  const meant = new Map<string, number>();
  const inName = new Set<string>();
  const found = new Map<number, number>();
  for (const field of FIELDS) readField(field, grant, concepts, tuning, words, meant, inName);
  for (const [stem, weight] of words)
    found.set(table.intern('t', stem), (weight / (tuning.saturation + weight)) * FULL);
  addStructure(grant, meant, table, found);
  for (const [id, doubt] of meant) found.set(table.intern('c', id), (1 - doubt) * FULL);
  for (const pair of namePairs(grant.name)) found.set(table.intern('b', pair), FULL);
  return pack(found, new Set([...inName].map((stem) => table.find('t', stem))));
}

function readField(
  field: (typeof FIELDS)[number],
  grant: Grant,
  concepts: Concepts,
  tuning: Tuning,
  words: Map<string, number>,
  meant: Map<string, number>,
  inName: Set<string>,
): void {
  const text = field.read(grant);
  if (text === '') return;
  const tokens = tokenize(text).filter((token) => token.role !== 'grammar');
  const length = 1 - tuning.lengthDiscount + tuning.lengthDiscount * Math.min(4, tokens.length / tuning.usualLength);
  for (const token of tokens) {
    if (token.role !== 'content') continue;
    words.set(token.stem, (words.get(token.stem) ?? 0) + field.word / (field.name ? 1 : length));
    if (field.name) inName.add(token.stem);
  }
  if (field.concept === 0) return;
  const here = new Map<number, number>();
  const stems = tokens.map((token) => token.stem);
  for (const match of outermost(matchConcepts(stems, concepts.written), tuning.inner)) {
    here.set(match.concept, Math.max(here.get(match.concept) ?? 0, match.weight));
  }
  for (const [concept, weight] of here) doubtLess(meant, concepts.list[concept]!.id, field.concept * weight);
}

/** Independent signs add up like chances: each leaves less doubt that the grant means the concept. */
function doubtLess(meant: Map<string, number>, id: string, chance: number): void {
  meant.set(id, (meant.get(id) ?? 1) * (1 - chance));
}

function addStructure(grant: Grant, meant: Map<string, number>, table: FeatureTable, found: Map<number, number>): void {
  for (const status of grant.constraints.statusesAnyOf ?? []) {
    const id = STATUS_CONCEPTS[status];
    if (id !== undefined) doubtLess(meant, id, 0.35);
  }
  for (const category of grant.categories) doubtLess(meant, CATEGORY_CONCEPTS[category], 0.15);
  const sectors = grant.sectors;
  for (const sector of sectors) found.set(table.intern('s', sector), FULL * Math.min(1, 1.6 / (0.6 + sectors.length)));
  found.set(table.intern('f', grant.aidForm), FULL);
  found.set(table.intern('l', grant.level), FULL);
  for (const region of grantRegions(grant))
    found.set(table.intern('r', region), grant.level === 'regionale' ? FULL : FULL * 0.1);
}

/** Where the grant is for: its regions, or those its territory constraint names. Empty = everywhere. */
export function grantRegions(grant: Grant): readonly string[] {
  if (grant.regions.length > 0) return grant.regions;
  const territory = grant.constraints.territory;
  return territory !== undefined && territory !== 'any' ? territory.regions : [];
}

function namePairs(name: string): string[] {
  const stems = tokenize(name)
    .filter((token) => token.role !== 'grammar')
    .map((token) => token.stem);
  return stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`);
}

function pack(found: Map<number, number>, inName: Set<number>): GrantFeatures {
  const numbers = Uint32Array.from(found.keys()).sort();
  const impacts = new Uint16Array(numbers.length);
  const flags = new Uint8Array(numbers.length);
  numbers.forEach((number, at) => {
    impacts[at] = Math.max(1, Math.round(found.get(number) ?? 0));
    flags[at] = inName.has(number) ? 1 : 0;
  });
  return { numbers, impacts, inName: flags };
}
