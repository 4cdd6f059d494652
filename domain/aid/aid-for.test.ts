import { describe, expect, test } from 'vitest';
import { NOTHING_KNOWN, type CompanyFacts } from '#domain/companies/company.ts';
import { viewCompany } from '#domain/eligibility/company-view.ts';
import type { AidLine, AidTerms } from '#domain/grants/aid-terms.ts';
import { NO_PROJECT, type Project } from '#domain/projects/project.ts';
import { aidFor } from './aid-for.ts';

const TODAY = '2026-11-19';
const COMPANY: CompanyFacts = {
  ...NOTHING_KNOWN,
  sector: 'manufacturing',
  region: 'Puglia',
  province: 'BA',
  legalForm: 'srl',
  employeesExact: 12,
  revenueExact: 900_000,
  balanceExact: 700_000,
  foundedOn: '2015-03-01',
  foundedYear: 2015,
  hasGroup: false,
};
const PROJECT: Project = {
  ...NO_PROJECT,
  description: 'Nuovo tornio tradizionale',
  spend: 100_000,
  costs: [{ category: 'Tornio', amount: 100_000 }],
  region: 'Puglia',
  province: 'BA',
};
const TERMS: AidTerms = {
  lines: [],
  pays: { kinds: ['macchinari'], purposes: ['investimenti_produttivi'] },
  for: { as: 'impresa_singola' },
  access: { state: 'aperto', asOf: '2026-11' },
  sources: [{ fields: ['lines'], title: 'Decreto di prova', kind: 'ufficiale' }],
};
const line = (changes: Partial<AidLine>): AidLine => ({
  id: 'contributo',
  what: 'contributo',
  of: 'spesa',
  ...changes,
});

function given(
  terms: Partial<AidTerms>,
  project: Partial<Project> = {},
  company: Partial<CompanyFacts> = {},
  rooms?: { de_minimis: number },
) {
  const view = viewCompany({ ...COMPANY, ...company }, TODAY, {
    project: { ...PROJECT, ...project },
    ...(rooms ? { deMinimisRooms: rooms } : {}),
  });
  const aid = aidFor({ ...TERMS, ...terms }, view);
  if (!aid.isKnown) return aid.why;
  return aid.parts.map(({ what, min, max }) => [what, Math.round(min), Math.round(max)]);
}

describe('one rate of several', () => {
  const bySize = [
    line({ id: 'grandi', choice: 'misura', share: 30, when: { sizes: ['large'] } }),
    line({ id: 'medie', choice: 'misura', share: 40, when: { sizes: ['medium'] } }),
    line({ id: 'piccole', choice: 'misura', share: 50, when: { sizes: ['micro', 'small'] } }),
  ];

  test('the one of the size of the company', () => {
    expect(given({ lines: bySize })).toEqual([['contributo', 50_000, 50_000]]);
    const large = { employeesExact: 400, revenueExact: 90_000_000, balanceExact: 80_000_000 };
    expect(given({ lines: bySize }, {}, large)).toEqual([['contributo', 30_000, 30_000]]);
  });

  test('a range where nobody said how large the company is', () => {
    const unknown = { employeesExact: null, revenueExact: null, balanceExact: null };
    expect(given({ lines: bySize }, {}, unknown)).toEqual([['contributo', 30_000, 50_000]]);
  });

  test('the one of the place where the money is spent, not of the seat', () => {
    const byPlace = [
      line({ id: 'nord', choice: 'luogo', share: 15, when: { regions: ['Lombardia'] } }),
      line({ id: 'sud', choice: 'luogo', share: 60, when: { zones: ['mezzogiorno'] } }),
    ];
    expect(given({ lines: byPlace }, {}, { region: 'Lombardia', province: 'BG' })).toEqual([
      ['contributo', 60_000, 60_000],
    ]);
  });

  test('what only a certificate or an answer would settle adds nothing to the sum', () => {
    const premium = line({ share: 40, premiums: [{ points: 10, when: { statuses: ['parita_di_genere'] } }] });
    expect(given({ lines: [premium] })).toEqual([['contributo', 40_000, 40_000]]);
    const special = line({ id: 'speciale', choice: 'caso', share: 90, when: { other: 'Il bene è un prototipo' } });
    const usual = line({ id: 'normale', choice: 'caso', share: 50 });
    expect(given({ lines: [special, usual] })).toEqual([['contributo', 50_000, 50_000]]);
  });
});

describe('parts that add up', () => {
  test('of a loan, the share that is not paid back is no loan', () => {
    const lines = [
      line({ id: 'prestito', what: 'finanziamento', share: 80 }),
      line({ id: 'fondo-perduto', share: 30, of: 'parte:prestito', when: { zones: ['mezzogiorno'] } }),
    ];
    expect(given({ lines })).toEqual([
      ['finanziamento', 56_000, 56_000],
      ['contributo', 24_000, 24_000],
    ]);
    expect(given({ lines }, { region: 'Lombardia', province: 'BG' })).toEqual([['finanziamento', 80_000, 80_000]]);
  });

  test('a deduction is worth the tax that is not paid: slice by slice, at the rate of a company', () => {
    const slices: AidLine['slices'] = [
      { upTo: 60_000, share: 180 },
      { upTo: null, share: 100 },
    ];
    const deduction = line({ what: 'deduzione', slices, formula: { name: 'valore_deduzione' } });
    expect(given({ lines: [deduction] })).toEqual([['deduzione', 35_520, 35_520]]);
    expect(given({ lines: [deduction] }, {}, { taxRegime: 'forfettario', legalForm: 'ditta-individuale' })).toBe(
      'by_tax',
    );
  });

  test('the interest of a conventional loan of five years, paid twice a year', () => {
    const formula: AidLine['formula'] = { name: 'interessi_convenzionali', yearlyRate: 2.75, years: 5, perYear: 2 };
    expect(given({ lines: [line({ of: 'prestito', formula })] })).toEqual([['contributo', 7_717, 7_717]]);
  });

  test('so much for each person hired and month', () => {
    const each = { euro: 500, unit: 'assunto_mese', months: { min: 12, max: 24 } } as const;
    const terms = { lines: [line({ what: 'esonero', each })], pays: { ...TERMS.pays, kinds: ['personale' as const] } };
    const hiring = { description: 'Assunzione di due operai', hires: 2, costs: [], spend: 60_000 };
    expect(given(terms, hiring)).toEqual([['esonero', 12_000, 24_000]]);
  });
});

test('the steps of a sum in slices multiply to the sum that is shown', () => {
  const slices: AidLine['slices'] = [
    { upTo: 60_000, share: 180 },
    { upTo: null, share: 100 },
  ];
  const lines = [line({ what: 'deduzione', slices, formula: { name: 'valore_deduzione' } })];
  const aid = aidFor({ ...TERMS, lines }, viewCompany(COMPANY, TODAY, { project: PROJECT }));
  const [part] = aid.isKnown ? aid.parts : [];
  const { base, share, taxRate } = part!.step;
  expect((base! * share!.max * taxRate!) / 10_000).toBe(part!.max);
});

describe('ceilings', () => {
  test('of the aid, of the spend that counts, and of single cost lines', () => {
    const capped = line({ share: 50, caps: [{ euro: 20_000, per: 'impresa' }] });
    expect(given({ lines: [capped] })).toEqual([['contributo', 20_000, 20_000]]);
    expect(given({ lines: [line({ share: 50 })], spend: { max: 60_000 } })).toEqual([['contributo', 30_000, 30_000]]);
    const items = [{ name: 'Stampi', stems: ['stamp'], cap: 10_000 }];
    const costs = [
      { category: 'Stampi', amount: 40_000 },
      { category: 'Tornio', amount: 60_000 },
    ];
    expect(given({ lines: [line({ share: 50, items })] }, { costs })).toEqual([['contributo', 40_000, 40_000]]);
  });

  test('of the average turnover', () => {
    const loan = line({ what: 'finanziamento', share: 100, capShares: [{ percent: 5, of: 'average_turnover' }] });
    expect(given({ lines: [loan] })).toEqual([['finanziamento', 45_000, 45_000]]);
  });

  test('of the de minimis room that is left, where the aid is given under nothing else', () => {
    const terms = { lines: [line({ share: 50 })], regime: [{ code: 'de_minimis' as const }] };
    expect(given(terms, {}, {}, { de_minimis: 8_000 })).toEqual([['contributo', 8_000, 8_000]]);
    expect(given(terms, {}, {}, { de_minimis: 0 })).toBe('no_room');
    const either = { ...terms, regime: [{ code: 'de_minimis' as const }, { code: 'gber' as const }] };
    expect(given(either, {}, {}, { de_minimis: 8_000 })).toEqual([['contributo', 50_000, 50_000]]);
  });
});

describe('no figure, and why', () => {
  const half = [line({ share: 50 })];

  test.each<[string, Partial<AidTerms>, Partial<Project>, string]>([
    ['nothing is said of the spend', {}, { spend: null, costs: [] }, 'no_spend'],
    ['the spend is under the least', { spend: { min: 200_000 } }, {}, 'under_min'],
    ['the project is larger than the call takes', { spend: { max: 50_000, maxLimitsProject: true } }, {}, 'over_max'],
    ['it pays for other things', { pays: { ...TERMS.pays, kinds: ['fiere'] } }, {}, 'not_paid'],
    ['it pays 4.0 goods, and these are none', { pays: { ...TERMS.pays, goods: ['4.0'] } }, {}, 'not_paid'],
    ['it is for groups', { for: { as: 'consorzio_internazionale' } }, {}, 'partners'],
    ['it is for guarantee bodies', { for: { as: 'ente_o_intermediario' } }, {}, 'other_applicant'],
    ['it is closed', { access: { state: 'chiuso', asOf: '2026-11' } }, {}, 'closed'],
    ['each call sets its own rates', { lines: [], noFigure: 'Tassi fissati da ogni call' }, {}, 'by_call'],
  ])('%s', (_name, terms, project, why) => {
    expect(given({ lines: half, ...terms }, project)).toBe(why);
  });

  test('it pays 4.0 goods, and nobody said whether these are: that is asked', () => {
    const terms = { lines: half, pays: { ...TERMS.pays, goods: ['4.0' as const] } };
    expect(given(terms, { description: 'Nuova fresatrice' })).toBe('if_advanced');
    expect(given(terms, { description: 'Nuova fresatrice interconnessa' })).toEqual([['contributo', 50_000, 50_000]]);
  });
});
