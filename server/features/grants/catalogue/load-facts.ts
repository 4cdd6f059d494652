import european from './facts/europeo.json' with { type: 'json' };
import credit from './facts/nazionale-credito-e-nuove-imprese.json' with { type: 'json' };
import energy from './facts/nazionale-energia-e-settori.json' with { type: 'json' };
import exports from './facts/nazionale-export-e-brevetti.json' with { type: 'json' };
import taxAndWork from './facts/nazionale-fisco-e-lavoro.json' with { type: 'json' };
import investments from './facts/nazionale-investimenti-e-innovazione.json' with { type: 'json' };
import centre from './facts/regionale-centro.json' with { type: 'json' };
import islands from './facts/regionale-isole.json' with { type: 'json' };
import northEast from './facts/regionale-nord-est.json' with { type: 'json' };
import northWest from './facts/regionale-nord-ovest.json' with { type: 'json' };
import south from './facts/regionale-sud.json' with { type: 'json' };

/** What is known of each programme beyond its card, by id; `load.ts` checks it with the programme. */
export const BUNDLED_FACTS: ReadonlyMap<string, unknown> = new Map(
  [european, credit, investments, exports, taxAndWork, energy, northWest, northEast, centre, south, islands].flatMap(
    (file) => Object.entries(file as Record<string, unknown>),
  ),
);
