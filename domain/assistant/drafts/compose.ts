import { gapsIn, type Draft, type DraftSentence, type Fact, type PartPlan, type Pattern, type Slot } from './draft.ts';

/** At least so many different facts, where they exist (issue 6). */
const ENOUGH = { azienda: 3, bando: 2 } as const;

type ComposeOptions = {
  facts: readonly Fact[];
  /** The same seed, the same words; another company or grant gets other ways of saying it. */
  seed: string;
  /** Single facts in single sentences, for drafts that use too few. */
  reserve: readonly Slot[];
};

/** A draft out of known facts: one sentence per slot, none twice, gaps where nothing is known. */
export function compose(plan: PartPlan, { facts, seed, reserve }: ComposeOptions): Draft {
  const known = new Map(facts.map((fact) => [fact.key, fact]));
  const said = new Set<string>();
  const speak = (slot: Slot, place: number): DraftSentence[] => {
    const sentence = sentenceFor(slot, known, `${seed}/${place}`);
    if (!sentence || said.has(sentence.text)) return [];
    said.add(sentence.text);
    return [sentence];
  };
  let place = 0;
  const paragraphs = plan.paragraphs.map((slots) => slots.flatMap((slot) => speak(slot, (place += 1))));
  const extra: DraftSentence[] = [];
  for (const slot of reserve) {
    const needs = slot.patterns[0]!.uses.map((key) => known.get(key));
    const used = new Set([...paragraphs.flat(), ...extra].flatMap(({ facts: own }) => own.map(({ key }) => key)));
    const isWanted = needs.every((fact) => fact && !used.has(fact.key) && isShort(used, known, fact.origin));
    if (isWanted) extra.push(...speak(slot, (place += 1)));
  }
  const groups = [...paragraphs, extra].filter((sentences) => sentences.length > 0);
  return draftOf(groups);
}

export function draftOf(groups: readonly (readonly DraftSentence[])[]): Draft {
  const paragraphs = groups.map((sentences) => sentences.map(({ text }) => text).join(' '));
  const sentences = groups.flat();
  const text = paragraphs.join('\n\n');
  return { text, paragraphs, sentences, missing: [...new Set(gapsIn(text))] };
}

function isShort(used: ReadonlySet<string>, known: ReadonlyMap<string, Fact>, origin: Fact['origin']): boolean {
  if (origin !== 'azienda' && origin !== 'bando') return false;
  const count = [...used].filter((key) => known.get(key)?.origin === origin).length;
  return count < ENOUGH[origin];
}

function sentenceFor(slot: Slot, known: ReadonlyMap<string, Fact>, seed: string): DraftSentence | null {
  const possible = slot.patterns.filter(({ uses }) => uses.every((key) => known.has(key)));
  const richest = Math.max(0, ...possible.map(({ uses }) => uses.length));
  const rich = possible.filter(({ uses }) => uses.length === richest);
  // The plan's order says which facts to prefer; only the wording is left to the seed.
  const best = rich.filter(({ uses }) => uses.join() === rich[0]!.uses.join());
  const chosen = best[hash(seed) % Math.max(1, best.length)];
  return chosen ? told(chosen, known) : null;
}

function told({ uses, say }: Pattern, known: ReadonlyMap<string, Fact>): DraftSentence {
  const facts = uses.map((key) => known.get(key)!);
  const text = say(Object.fromEntries(facts.map(({ key, value }) => [key, value])))
    .replace(/\.{2,}/g, '.')
    .replace(/ {2,}/g, ' ');
  return { text, facts, isOpen: gapsIn(text).length > 0 };
}

/** FNV-1a: small, even, the same everywhere. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}
