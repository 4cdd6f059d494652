import european from './terms/europeo.json' with { type: 'json' };
import credit from './terms/nazionale-credito-e-nuove-imprese.json' with { type: 'json' };
import energy from './terms/nazionale-energia-e-settori.json' with { type: 'json' };
import exports from './terms/nazionale-export-e-brevetti.json' with { type: 'json' };
import taxAndWork from './terms/nazionale-fisco-e-lavoro.json' with { type: 'json' };
import investments from './terms/nazionale-investimenti-e-innovazione.json' with { type: 'json' };
import centre from './terms/regionale-centro.json' with { type: 'json' };
import islands from './terms/regionale-isole.json' with { type: 'json' };
import northEast from './terms/regionale-nord-est.json' with { type: 'json' };
import northWest from './terms/regionale-nord-ovest.json' with { type: 'json' };
import south from './terms/regionale-sud.json' with { type: 'json' };

/** What each programme gives, to whom and for what, by id; `load.ts` checks it with the programme. */
export const BUNDLED_TERMS: ReadonlyMap<string, unknown> = new Map(
  [european, credit, investments, exports, taxAndWork, energy, northWest, northEast, centre, south, islands].flatMap(
    (file) => Object.entries(file as Record<string, unknown>),
  ),
);
