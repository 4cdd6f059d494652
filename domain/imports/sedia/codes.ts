import type { Category, Sector } from '#domain/vocabulary.ts';

/** Codes of the EU Funding & Tenders portal (SEDIA index). */
export const SEDIA_STATUS = { forthcoming: '31094501', open: '31094502', closed: '31094503' } as const;
export const SEDIA_TYPE = { tender: '0', topic: '1', externalAction: '2', cascade: '8' } as const;

export type Programme = { name: string; categories?: Category[]; sectors?: Sector[] };

/** What a programme is about by its own regulation; where it is about everything, nothing is said. */
export const PROGRAMMES: Readonly<Record<string, Programme>> = {
  '43108390': { name: 'Horizon Europe', categories: ['ricerca'] },
  '43152860': { name: 'Digital Europe', categories: ['digitale'], sectors: ['technology'] },
  '43252405': { name: 'LIFE', categories: ['green'] },
  '43252476': { name: 'Single Market Programme' },
  '43251814': { name: 'Creative Europe' },
  '43251567': { name: 'Connecting Europe Facility' },
  '43353764': { name: 'Erasmus+', sectors: ['education'] },
  '43251589': { name: 'CERV' },
  '43332642': { name: 'EU4Health', sectors: ['healthcare'] },
  '44181033': { name: 'European Defence Fund', categories: ['ricerca'] },
  '43089234': { name: 'Innovation Fund', categories: ['green'], sectors: ['energy'] },
  '44416173': { name: 'I3' },
  '43392145': { name: 'EMFAF', sectors: ['agriculture'] },
  '43298916': { name: 'Euratom', categories: ['ricerca'], sectors: ['energy'] },
  '43252449': { name: 'RFCS', categories: ['ricerca'], sectors: ['manufacturing'] },
  '43254019': { name: 'ESF+' },
  '44773066': { name: 'Just Transition Mechanism', categories: ['green'] },
  '43254037': { name: 'European Solidarity Corps' },
  '43298203': { name: 'UCPM' },
  '43637601': { name: 'Pilot Projects & Preparatory Actions' },
  '43298664': { name: 'AGRIP', sectors: ['agriculture'] },
  '43252386': { name: 'Justice' },
  '43252368': { name: 'Internal Security Fund' },
  '43251447': { name: 'AMIF' },
  '43251530': { name: 'BMVI' },
  '43253967': { name: 'Renewable Energy Financing Mechanism', categories: ['green'], sectors: ['energy'] },
  '43252517': { name: 'SOCPL' },
  '45532249': { name: 'EU Bodies and Agencies' },
  '45876777': { name: 'NDICI Global Europe' },
  '111111': { name: 'EU External Action (RELEX-PROSPECT)' },
  '31045243': { name: 'Horizon 2020 (2014-2020)', categories: ['ricerca'] },
};

/** The clusters of Horizon Europe, by the start of a topic's identifier. */
export const HORIZON_CLUSTERS: readonly (readonly [RegExp, Sector[]])[] = [
  [/^HORIZON-(?:HLTH|CL1|MISS-\d{4}-CANCER)/, ['healthcare']],
  [/^HORIZON-CL4/, ['technology', 'manufacturing']],
  [/^HORIZON-CL5/, ['energy', 'transport']],
  [/^HORIZON-CL6/, ['agriculture']],
];

/**
 * Funding rates by type of action, in percent of the eligible costs. The portal does not give them: they are
 * those of the model grant agreements of the programmes. Joint undertakings set their own, so they are left out.
 */
export const FUNDING_RATES: readonly (readonly [RegExp, number])[] = [
  [/^HORIZON\s+Research and Innovation Actions$/i, 100],
  [/^HORIZON\s+Innovation Actions$/i, 70],
  [/^DIGITAL\s+Simple Grants$/i, 50],
  [/^LIFE\s+Project Grants$/i, 60],
  [/^I3\s+(?:Project Grants|Instrument.*)$/i, 70],
  [/^HORIZON\s+EIC\s+Accelerator\b/i, 70],
];
