import type { EmployeeBand, Region, Sector } from '#domain/vocabulary.ts';

/** As in the address: `?settore=tourism&regione=Puglia&addetti=1-5`. */
export type DemoSearch = { settore?: string; regione?: string; addetti?: string };
export type DemoChoice = { sector: Sector; region: Region; employees: EmployeeBand };

const FIRST: DemoChoice = { sector: 'manufacturing', region: 'Veneto', employees: '11-25' };

/** Kept short, because it runs in every page's first load: what is no choice of ours is refused by the loader. */
export function readDemoSearch({ settore, regione, addetti }: Record<string, unknown>): DemoSearch {
  return {
    ...(typeof settore === 'string' ? { settore } : {}),
    ...(typeof regione === 'string' ? { regione } : {}),
    ...(typeof addetti === 'string' ? { addetti } : {}),
  };
}

type Known = { sectors: readonly string[]; regions: readonly string[]; bands: readonly string[] };

export function demoChoice({ settore, regione, addetti }: DemoSearch, { sectors, regions, bands }: Known): DemoChoice {
  return {
    sector: (settore && sectors.includes(settore) ? settore : FIRST.sector) as Sector,
    region: (regione && regions.includes(regione) ? regione : FIRST.region) as Region,
    employees: (addetti && bands.includes(addetti) ? addetti : FIRST.employees) as EmployeeBand,
  };
}

export const isChosen = (search: DemoSearch): boolean => Object.values(search).some(Boolean);
