import type { Region } from '#domain/vocabulary.ts';

/** A part of the country that bandi and people name as a whole. */
export type Area = { code: string; regions: readonly Region[] };

const SOUTH: Region[] = ['Abruzzo', 'Basilicata', 'Calabria', 'Campania', 'Molise', 'Puglia', 'Sardegna', 'Sicilia'];
const CENTRE: Region[] = ['Lazio', 'Marche', 'Toscana', 'Umbria'];
const NORTH_EAST: Region[] = ['Emilia-Romagna', 'Friuli-Venezia Giulia', 'Trentino-Alto Adige', 'Veneto'];
const NORTH_WEST: Region[] = ['Liguria', 'Lombardia', 'Piemonte', "Valle d'Aosta"];

/** Areas with the (folded) names they go by. ZES unica: L. 171/2025 added Marche and Umbria to the South. */
export const AREAS: readonly (Area & { names: readonly string[] })[] = [
  {
    code: 'mezzogiorno',
    regions: SOUTH,
    names: ['mezzogiorno', 'sud', 'sud italia', 'italia del sud', 'meridione', 'meridionale', 'meridionali', 'al sud'],
  },
  { code: 'zes', regions: [...SOUTH, 'Marche', 'Umbria'], names: ['zes', 'zes unica', 'zona economica speciale'] },
  { code: 'isole', regions: ['Sardegna', 'Sicilia'], names: ['isole maggiori', 'italia insulare'] },
  { code: 'centro', regions: CENTRE, names: ['centro italia', 'italia centrale'] },
  {
    code: 'centro-nord',
    regions: [...CENTRE, ...NORTH_EAST, ...NORTH_WEST],
    names: ['centro nord', 'centronord', 'centro settentrione'],
  },
  {
    code: 'nord',
    regions: [...NORTH_EAST, ...NORTH_WEST],
    names: ['nord', 'nord italia', 'italia del nord', 'settentrione', 'settentrionale', 'alta italia'],
  },
  { code: 'nord-est', regions: NORTH_EAST, names: ['nord est', 'nordest', 'triveneto'] },
  { code: 'nord-ovest', regions: NORTH_WEST, names: ['nord ovest', 'nordovest'] },
];
