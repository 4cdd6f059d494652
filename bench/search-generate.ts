import type { Grant } from '#domain/grants/grant.ts';
import { REGIONS, type Region } from '#domain/vocabulary.ts';
import { seeded } from './random.ts';
import type { LabelledQuery } from './search-quality.ts';
import { AUDIENCES, CITIES, SUBJECTS } from './search-words.ts';

type Generated = { grants: Grant[]; queries: LabelledQuery[] };

const QUERIES = 60;
const EXACT = 3;
const NATIONAL = 4;
const NAMES = ['Bando', 'Avviso', 'Misura', 'Fondo', 'Linea', 'Voucher', 'Programma'];

/**
 * `count` grants made of the sentences of real ones around a subject and an audience. Each query has a pair of
 * its own: `EXACT` grants in the region it names (grade 2), `NATIONAL` ones for everybody (grade 1); no other
 * grant has that pair, though many have its halves.
 */
export function generate(count: number, base: readonly Grant[], seed = 7): Generated {
  const next = seeded(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const planted = plantedPairs(next);
  const taken = new Set(planted.map(({ subject, audience }) => `${subject} ${audience}`));
  const grants: Grant[] = [];
  const queries = planted.map((plan, at): LabelledQuery => {
    const relevant: Record<string, number> = {};
    for (let copy = 0; copy < EXACT + NATIONAL; copy++) {
      const grant = compose(
        `p${at}-${copy}`,
        plan.subject,
        plan.audience,
        copy < EXACT ? plan.region : null,
        base,
        pick,
      );
      grants.push(grant);
      relevant[grant.id] = copy < EXACT ? 2 : 1;
    }
    return { id: `g${at}`, query: ask(plan.subject, plan.audience, plan.region, at, next), relevant };
  });
  while (grants.length < count) {
    const subject = Math.floor(next() * SUBJECTS.length);
    const audience = Math.floor(next() * AUDIENCES.length);
    if (taken.has(`${subject} ${audience}`)) continue;
    const region = next() < 0.6 ? pick(REGIONS) : null;
    grants.push(compose(`g${grants.length}`, subject, audience, region, base, pick));
  }
  return { grants: shuffle(grants, next), queries };
}

type Plan = { subject: number; audience: number; region: Region };

function plantedPairs(next: () => number): Plan[] {
  return Array.from({ length: QUERIES }, (_, at) => ({
    subject: at % SUBJECTS.length,
    audience: (at * 7 + 3) % AUDIENCES.length,
    region: REGIONS[Math.floor(next() * REGIONS.length)]!,
  }));
}

function compose(
  id: string,
  subject: number,
  audience: number,
  region: Region | null,
  base: readonly Grant[],
  pick: <T>(list: readonly T[]) => T,
): Grant {
  const [, subjects] = SUBJECTS[subject]!;
  const [, audiences] = AUDIENCES[audience]!;
  const model = pick(base);
  const where = region === null ? 'su tutto il territorio nazionale' : `nella regione ${region}`;
  return {
    ...model,
    id,
    name: `${pick(NAMES)} ${subjects} ${region ?? 'Italia'} ${pick(['2025', '2026', '2027'])}`,
    entity: region === null ? pick(base).entity : `Regione ${region}`,
    level: region === null ? 'nazionale' : 'regionale',
    regions: region === null ? [] : [region],
    beneficiaries: `Riservato a ${audiences} ${where}. ${pick(base).beneficiaries}`,
    summary: `Sostiene l'acquisto e la messa in funzione di ${subjects}. ${pick(base).summary}`,
    eligibleCosts: [...pick(base).eligibleCosts, ...pick(base).eligibleCosts.slice(0, 2)],
    requirements: pick(base).requirements,
    benefits: pick(base).benefits,
    constraints: region === null ? {} : { territory: { regions: [region] } },
    source: { ...model.source, name: 'generic', externalId: id },
  };
}

/** As people ask: the other number of the noun, the city for the region, now and then a slip of the keyboard. */
function ask(subject: number, audience: number, region: Region, at: number, next: () => number): string {
  const what = SUBJECTS[subject]![at % 2]!;
  const who = AUDIENCES[audience]![(at + 1) % 2]!;
  const slipped = at % 3 === 0 ? slip(what, next) : what;
  const where = at % 4 === 3 ? region : CITIES[region]!;
  return at % 5 === 4 ? `siamo ${who} di ${where} e ci serve ${slipped}` : `${slipped} ${who} ${where}`;
}

/** Two neighbouring letters swapped inside the longest word. */
function slip(text: string, next: () => number): string {
  const longest = text.split(' ').sort((a, b) => b.length - a.length)[0]!;
  const at = 2 + Math.floor(next() * Math.max(1, longest.length - 4));
  const slipped = longest.slice(0, at) + longest[at + 1]! + longest[at]! + longest.slice(at + 2);
  return text.replace(longest, slipped);
}

function shuffle<T>(list: T[], next: () => number): T[] {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1));
    [list[at], list[other]] = [list[other]!, list[at]!];
  }
  return list;
}
