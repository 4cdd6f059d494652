import { act, version } from './make-rule.ts';
import type { RuleVersion } from './rule.ts';

/** What a firm must be or do to get public money at all, beside the state aid rules. */
const antimafia = act('D.Lgs. 159/2011');
const disabledHiring = act('L. 68/1999');
const labourContracts = act('L. 296/2006');
const relocation = act('DL 87/2018, convertito dalla L. 96/2018');
const crisisCode = act('D.Lgs. 14/2019 (Codice della crisi)');
const gber = act('Reg. (UE) 651/2014 (GBER)', 'https://eur-lex.europa.eu/eli/reg/2014/651/oj');
const fishery = act(
  'Reg. (UE) 717/2014, modificato dal Reg. (UE) 2023/2391',
  'https://eur-lex.europa.eu/eli/reg/2014/717/oj',
);
const investEu = act('Reg. (UE) 2021/523 (InvestEU)', 'https://eur-lex.europa.eu/eli/reg/2021/523/oj');
const medium = (from: string) => ({ from, confidence: 'medium' }) as const;

export const REQUIREMENT_RULES = {
  'mid_cap.small.staff': [version(499, 'people', investEu('art. 2'), medium('2021-01-01'))],
  'antimafia.farmland.eu_funds': [
    version(25_000, 'eur', antimafia('art. 83, comma 3-bis, e art. 91, comma 1-bis'), medium('2022-01-01')),
  ],
  'antimafia.farmland.state_funds': [
    version(5_000, 'eur', antimafia('art. 83, comma 3-bis, e art. 91, comma 1-bis'), medium('2022-01-01')),
  ],
  'disabled_hiring.staff': [version(15, 'people', disabledHiring('artt. 3 e 17'), medium('2018-01-01'))],
  'labour_contracts.respect': [
    version('2007-07-01', 'date', labourContracts('art. 1, commi 1175 e 1176'), medium('2007-07-01')),
  ],
  'relocation.years': [version(5, 'years', relocation('art. 5, commi 1 e 2'), medium('2018-07-14'))],
  'insolvency.continuity': [version('2022-07-15', 'date', crisisCode('art. 84'), medium('2022-07-15'))],
  'gber.incentive_effect.not_required': [
    version('2014-07-01', 'date', gber('art. 6, par. 5, lett. b), e artt. 21, 21 bis e 22'), {
      from: '2014-07-01',
      to: '2026-12-31',
      confidence: 'medium',
    }),
  ],
  'de_minimis.fishery.window': [
    version(3, 'years', fishery('art. 3, parr. 2 e 3'), { from: '2014-07-01', to: '2029-12-31' }),
  ],
  'tax.irap.individuals_exempt': [
    version('2022-01-01', 'date', act('L. 234/2021')('art. 1, comma 8'), { from: '2022-01-01' }),
  ],
  'tax.forfettario.coefficient.most': [
    version(86, 'percent', act('L. 190/2014')('allegato 4'), { from: '2019-01-01' }),
  ],
  'cup.invoices': [version('2023-06-01', 'date', act('DL 13/2023')('art. 5, commi 6 e 7'), medium('2023-06-01'))],
  'tax.agrarian_income': [
    version('1988-01-01', 'date', act('DPR 917/1986 (TUIR)')('artt. 32-34'), medium('1988-01-01')),
  ],
} as const satisfies Record<string, readonly [RuleVersion, ...RuleVersion[]]>;
