import { z } from 'zod';
import { grantSchema } from '#domain/grants/grant-schema.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { BUNDLED_FACTS } from './load-facts.ts';
import { BUNDLED_TERMS } from './load-terms.ts';
import european from './programmes/europeo.json' with { type: 'json' };
import credit from './programmes/nazionale-credito-e-nuove-imprese.json' with { type: 'json' };
import energy from './programmes/nazionale-energia-e-settori.json' with { type: 'json' };
import exports from './programmes/nazionale-export-e-brevetti.json' with { type: 'json' };
import taxAndWork from './programmes/nazionale-fisco-e-lavoro.json' with { type: 'json' };
import investments from './programmes/nazionale-investimenti-e-innovazione.json' with { type: 'json' };
import centre from './programmes/regionale-centro.json' with { type: 'json' };
import islands from './programmes/regionale-isole.json' with { type: 'json' };
import northEast from './programmes/regionale-nord-est.json' with { type: 'json' };
import northWest from './programmes/regionale-nord-ovest.json' with { type: 'json' };
import south from './programmes/regionale-sud.json' with { type: 'json' };

/** The two best-known open programmes answer to the ids 1 and 2 (GRA-4). */
export const GRANT_ALIASES: ReadonlyMap<string, string> = new Map([
  ['1', 'beni-strumentali-nuova-sabatini'],
  ['2', 'fondo-di-garanzia-per-le-pmi'],
]);
export const grantIdOf = (given: string): string => GRANT_ALIASES.get(given) ?? given;

const FILES = [
  european,
  credit,
  investments,
  exports,
  taxAndWork,
  energy,
  northWest,
  northEast,
  centre,
  south,
  islands,
];

const programmes = () => FILES.flatMap((file) => file as { id: string }[]);

let loaded: readonly Grant[] | undefined;

/** The programmes that come with the product, each with its facts, checked once against the shape of a grant. */
export function loadBundledCatalogue(): Grant[] {
  loaded ??= z.array(grantSchema).parse(
    programmes().map((programme) => ({
      ...programme,
      facts: BUNDLED_FACTS.get(programme.id) ?? {},
      terms: BUNDLED_TERMS.get(programme.id) ?? null,
    })),
  );
  return [...loaded];
}
