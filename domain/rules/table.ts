import { act, version } from './make-rule.ts';
import type { RuleVersion } from './rule.ts';
import { REQUIREMENT_RULES } from './requirement-rules.ts';
import { TAX_RULES } from './tax-rules.ts';

/*
 * Every legal number of the product, once (TOO-1): a tool that needs one reads it by id and by day.
 * The oldest version of an id comes first. Labels and notes in Italian are in messages/rules.ts.
 */

const ELI = 'https://eur-lex.europa.eu/eli';

const smeDefinition = act('Racc. 2003/361/CE e DM 18 aprile 2005', `${ELI}/reco/2003/361/oj`);
const gdpr = act('Reg. (UE) 2016/679', `${ELI}/reg/2016/679/oj`);
const deMinimis = act('Reg. (UE) 2023/2831', `${ELI}/reg/2023/2831/oj`);
const deMinimis2013 = act('Reg. (UE) 1407/2013', `${ELI}/reg/2013/1407/oj`);
const deMinimisFarming = act('Reg. (UE) 1408/2013, modificato dal Reg. (UE) 2024/3118', `${ELI}/reg/2013/1408/oj`);
const deMinimisFarming2019 = act('Reg. (UE) 1408/2013, modificato dal Reg. (UE) 2019/316', `${ELI}/reg/2013/1408/oj`);
const deMinimisFishery = act('Reg. (UE) 717/2014, modificato dal Reg. (UE) 2023/2391', `${ELI}/reg/2014/717/oj`);
const deMinimisFishery2014 = act('Reg. (UE) 717/2014', `${ELI}/reg/2014/717/oj`);
const deMinimisSgei = act('Reg. (UE) 2023/2832', `${ELI}/reg/2023/2832/oj`);
const deMinimisSgei2012 = act('Reg. (UE) 360/2012', `${ELI}/reg/2012/360/oj`);
const gber = act('Reg. (UE) 651/2014 (GBER)', `${ELI}/reg/2014/651/oj`);
const farmingExemption = act('Reg. (UE) 2022/2472', `${ELI}/reg/2022/2472/oj`);
const incentivesCode = act('D.Lgs. 184/2025 (Codice degli incentivi)');
const catNat = act('L. 213/2023');
const CAT_NAT_ARTICLE = 'art. 1, commi 101-102; DL 39/2025 e DM MIMIT 18 giugno 2025';
const catNatPostponed = act('DL 200/2025');
const antimafia = act('D.Lgs. 159/2011');
const transparency = act('L. 124/2017');
const durc = act('DM 30 gennaio 2015');
const startup = act('DL 179/2012, modificato dalla L. 193/2024');
const innovativeSme = act('DL 3/2015');
const womenLed = act('L. 215/1992');
const youthLed = act('D.Lgs. 185/2000');
const fairFee = act('L. 49/2023');
const tuir = act('DPR 917/1986 (TUIR)');
const irap = act('D.Lgs. 446/1997');
const vat = act('DPR 633/1972');
const stampDuty = act('DPR 642/1972');
const withholding = act('DPR 600/1973');
const dac7 = act('D.Lgs. 32/2023');
const contoTermico = act('DM 7 agosto 2025 (Conto Termico 3.0)');
const estimate = act('Stima di Bandolo');
const marketReference = act('Tariffe di mercato rilevate');

const sme = { from: '2005-01-01' };
const smeMedium = { from: '2005-01-01', confidence: 'medium' } as const;
/** The GBER ends with 2026: from then on every tool that leans on it says so. */
const gberSpan = { from: '2014-07-01', to: '2026-12-31' };
const gberSpanMedium = { ...gberSpan, confidence: 'medium' } as const;
const deMinimisSpan = { from: '2024-01-01', to: '2030-12-31' };
const deMinimis2013Span = { from: '2014-01-01', to: '2023-12-31' };
const medium = (from: string) => ({ from, confidence: 'medium' }) as const;
const low = (from: string) => ({ from, confidence: 'low' }) as const;

export const RULES = {
  'pmi.micro.staff': [version(10, 'people', smeDefinition('all., art. 2, par. 3'), sme)],
  'pmi.micro.turnover': [version(2_000_000, 'eur', smeDefinition('all., art. 2, par. 3'), sme)],
  'pmi.micro.balance': [version(2_000_000, 'eur', smeDefinition('all., art. 2, par. 3'), sme)],
  'pmi.small.staff': [version(50, 'people', smeDefinition('all., art. 2, par. 2'), sme)],
  'pmi.small.turnover': [version(10_000_000, 'eur', smeDefinition('all., art. 2, par. 2'), sme)],
  'pmi.small.balance': [version(10_000_000, 'eur', smeDefinition('all., art. 2, par. 2'), sme)],
  'pmi.medium.staff': [version(250, 'people', smeDefinition('all., art. 2, par. 1'), sme)],
  'pmi.medium.turnover': [version(50_000_000, 'eur', smeDefinition('all., art. 2, par. 1'), sme)],
  'pmi.medium.balance': [version(43_000_000, 'eur', smeDefinition('all., art. 2, par. 1'), sme)],
  'pmi.partner.share': [version(25, 'percent', smeDefinition('all., art. 3, par. 2'), sme)],
  'pmi.linked.share': [version(50, 'percent', smeDefinition('all., art. 3, par. 3'), sme)],
  'pmi.public.share': [version(25, 'percent', smeDefinition('all., art. 3, par. 4'), sme)],
  'pmi.status_change.years': [version(2, 'years', smeDefinition('all., art. 4, par. 2'), sme)],
  'pmi.business_angel.investment': [
    version(1_250_000, 'eur', smeDefinition('all., art. 3, par. 2, lett. a)'), smeMedium),
  ],
  'pmi.local_authority.budget': [
    version(10_000_000, 'eur', smeDefinition('all., art. 3, par. 2, lett. d)'), smeMedium),
  ],
  'pmi.local_authority.inhabitants': [
    version(5_000, 'people', smeDefinition('all., art. 3, par. 2, lett. d)'), smeMedium),
  ],
  'pmi.natural_person.turnover_share': [version(25, 'percent', act('DM 18 aprile 2005')('art. 3, comma 6'), smeMedium)],

  'de_minimis.general.ceiling': [
    version(200_000, 'eur', deMinimis2013('art. 3, par. 2'), deMinimis2013Span),
    version(300_000, 'eur', deMinimis('art. 3, par. 2'), deMinimisSpan),
  ],
  'de_minimis.agriculture.ceiling': [
    version(20_000, 'eur', deMinimisFarming2019('art. 3, par. 2'), {
      from: '2019-03-14',
      to: '2024-12-15',
      confidence: 'medium',
    }),
    version(50_000, 'eur', deMinimisFarming('art. 3, par. 2'), { from: '2024-12-16', to: '2032-12-31' }),
  ],
  'de_minimis.fishery.ceiling': [
    version(30_000, 'eur', deMinimisFishery2014('art. 3, par. 2'), {
      from: '2014-07-01',
      to: '2023-10-24',
      confidence: 'low',
    }),
    version(40_000, 'eur', deMinimisFishery('art. 3'), { from: '2023-10-25', to: '2029-12-31' }),
  ],
  'de_minimis.fishery.ceiling_without_register': [
    version(30_000, 'eur', deMinimisFishery('art. 3'), { from: '2014-07-01', to: '2029-12-31', confidence: 'medium' }),
  ],
  'de_minimis.sgei.ceiling': [
    version(500_000, 'eur', deMinimisSgei2012('art. 2, par. 2'), {
      from: '2012-04-29',
      to: '2023-12-31',
      confidence: 'medium',
    }),
    version(750_000, 'eur', deMinimisSgei('art. 3, par. 2'), { ...deMinimisSpan, confidence: 'medium' }),
  ],
  'de_minimis.window': [
    version(3, 'years', deMinimis2013('art. 3, par. 2'), deMinimis2013Span),
    version(3, 'years', deMinimis('art. 3, par. 2'), deMinimisSpan),
  ],
  'de_minimis.cumulation': [
    version('2024-01-01', 'date', deMinimis('art. 5'), { ...deMinimisSpan, confidence: 'medium' }),
  ],
  'de_minimis.central_register': [version('2026-01-01', 'date', deMinimis('art. 6'), deMinimisSpan)],
  'de_minimis.central_register.agriculture': [
    version('2027-01-01', 'date', deMinimisFarming('art. 6'), { from: '2024-12-16', to: '2032-12-31' }),
  ],

  'exclusions.incentives_code': [version('2026-01-01', 'date', incentivesCode('art. 9'), low('2026-01-01'))],
  'cat_nat.block.large': [version('2025-06-30', 'date', catNat(CAT_NAT_ARTICLE), { from: '2025-03-31' })],
  'cat_nat.block.medium': [version('2025-10-02', 'date', catNat(CAT_NAT_ARTICLE), { from: '2025-03-31' })],
  'cat_nat.block.small': [version('2026-01-01', 'date', catNat(CAT_NAT_ARTICLE), { from: '2025-03-31' })],
  'cat_nat.block.micro': [version('2026-01-01', 'date', catNat(CAT_NAT_ARTICLE), { from: '2025-03-31' })],
  'cat_nat.block.hospitality': [version('2026-04-01', 'date', catNatPostponed('art. 16'), low('2025-12-31'))],
  'cat_nat.block.fishery': [version('2026-04-01', 'date', catNatPostponed('art. 16'), low('2025-12-31'))],
  'difficulty.capital_loss.share': [version(50, 'percent', gber('art. 2, punto 18, lett. a) e b)'), gberSpan)],
  'difficulty.young_sme.years': [version(3, 'years', gber('art. 2, punto 18, lett. a) e b)'), gberSpan)],
  'difficulty.debt_to_equity': [version(7.5, 'ratio', gber('art. 2, punto 18, lett. e)'), gberSpan)],
  'difficulty.interest_cover': [version(1, 'ratio', gber('art. 2, punto 18, lett. e)'), gberSpan)],
  'difficulty.rescue_aid': [version('2014-07-01', 'date', gber('art. 2, punto 18, lett. d)'), gberSpan)],
  'difficulty.large.years': [version(2, 'years', gber('art. 2, punto 18, lett. e)'), gberSpan)],
  'antimafia.threshold': [version(150_000, 'eur', antimafia('art. 83, comma 3, lett. e)'), medium('2013-02-13'))],
  'deggendorf.commitment': [
    version('2007-05-23', 'date', act('DPCM 23 maggio 2007 e L. 234/2012')('art. 46'), medium('2007-05-23')),
  ],
  'sanctions.interdiction': [
    version('2001-07-04', 'date', act('D.Lgs. 231/2001')('art. 9, comma 2'), medium('2001-07-04')),
  ],
  'insolvency.exclusion': [
    version('2022-07-15', 'date', act('D.Lgs. 14/2019 (Codice della crisi)')('art. 2'), medium('2022-07-15')),
  ],
  'durc.validity': [version(120, 'days', durc('art. 7'), { from: '2015-07-01' })],
  'visura.validity': [version(6, 'months', act('DPR 445/2000')('art. 41'), medium('2001-03-07'))],
  'legality_rating.validity': [
    version(
      2,
      'years',
      act('Delibera AGCM 28361/2020 (Regolamento sul rating di legalità)')('art. 6'),
      medium('2020-10-20'),
    ),
  ],
  'gender_equality.validity': [
    version(3, 'years', act('DM 29 aprile 2022')('UNI/PdR 125:2022, art. 1'), medium('2022-07-01')),
  ],

  'gber.incentive_effect': [version('2014-07-01', 'date', gber('art. 6 e art. 2, punto 23'), gberSpan)],
  'farming.incentive_effect': [
    version('2023-01-01', 'date', farmingExemption('art. 6'), {
      from: '2023-01-01',
      to: '2029-12-31',
      confidence: 'medium',
    }),
  ],
  'gber.cumulation': [version('2014-07-01', 'date', gber('art. 8'), gberSpan)],
  'cumulation.total': [version(100, 'percent', gber('art. 8, par. 3'), gberSpan)],
  'cumulation.incentives_code': [version('2026-01-01', 'date', incentivesCode('art. 13'), low('2026-01-01'))],
  'gber.maintenance.sme': [version(3, 'years', gber('art. 14, par. 5'), gberSpanMedium)],
  'gber.maintenance.large': [version(5, 'years', gber('art. 14, par. 5'), gberSpanMedium)],
  'incentives_code.awards': [version('2026-01-01', 'date', incentivesCode('art. 8'), { from: '2026-01-01' })],

  'startup.age': [version(60, 'months', startup('art. 25, comma 2'), { from: '2012-10-20' })],
  'startup.production_value': [version(5_000_000, 'eur', startup('art. 25, comma 2, lett. d)'), medium('2012-10-20'))],
  'startup.research_share': [version(15, 'percent', startup('art. 25, comma 2, lett. h)'), medium('2012-10-20'))],
  'innovative_sme.research_share': [
    version(3, 'percent', innovativeSme('art. 4, comma 1, lett. e)'), medium('2015-01-25')),
  ],
  'women_led.members_share': [version(60, 'percent', womenLed('art. 2'), medium('1992-03-22'))],
  'women_led.capital_share': [version(66.67, 'percent', womenLed('art. 2'), medium('1992-03-22'))],
  'youth_led.age': [version(35, 'years', youthLed('titolo I, capo 0I'), medium('2015-12-01'))],
  'youth_led.share': [version(50, 'percent', youthLed('titolo I, capo 0I'), medium('2015-12-01'))],

  'transparency.threshold': [version(10_000, 'eur', transparency('art. 1, comma 127'), { from: '2019-05-01' })],
  'transparency.fine_share': [version(1, 'percent', transparency('art. 1, comma 125-ter'), { from: '2019-05-01' })],
  'transparency.fine_min': [version(2_000, 'eur', transparency('art. 1, comma 125-ter'), { from: '2019-05-01' })],
  'transparency.repay_after': [version(90, 'days', transparency('art. 1, comma 125-ter'), { from: '2019-05-01' })],
  'transparency.day': [version('06-30', 'month_day', transparency('art. 1, comma 125-bis'), { from: '2019-05-01' })],
  'ai_disclosure.from': [version('2025-10-10', 'date', act('L. 132/2025')('art. 13'), { from: '2025-10-10' })],
  'fair_fee.client_staff': [version(50, 'people', fairFee('art. 2'), medium('2023-05-20'))],
  'fair_fee.client_revenue': [version(10_000_000, 'eur', fairFee('art. 2'), medium('2023-05-20'))],
  'written_quote.from': [version('2012-01-24', 'date', act('DL 1/2012')('art. 9'), medium('2012-01-24'))],
  'dac7.sales': [version(30, 'count', dac7('allegato'), medium('2023-03-26'))],
  'dac7.amount': [version(2_000, 'eur', dac7('allegato'), medium('2023-03-26'))],
  'dac7.report_day': [version('01-31', 'month_day', dac7('art. 10'), medium('2023-03-26'))],

  'gdpr.answer.months': [version(1, 'months', gdpr('art. 12, par. 3'), { from: '2018-05-25' })],
  'invoice.vat': [version(22, 'percent', vat('art. 16'), { from: '2013-10-01' })],
  'invoice.pension_fund': [
    version(4, 'percent', act('Regolamenti delle casse professionali')('contributo integrativo'), medium('2013-01-01')),
  ],
  'invoice.withholding': [version(20, 'percent', withholding('art. 25'), { from: '1998-01-01' })],
  'invoice.stamp': [version(2, 'eur', stampDuty('tariffa, art. 13'), { from: '2013-06-26' })],
  'invoice.stamp_threshold': [version(77.47, 'eur', stampDuty('tariffa, art. 13'), { from: '2002-01-01' })],
  'tax.ires': [version(24, 'percent', tuir('art. 77'), { from: '2017-01-01' })],
  'tax.flat_rate.revenue': [version(85_000, 'eur', act('L. 190/2014')('art. 1, comma 54'), { from: '2023-01-01' })],
  'tax.irap': [version(3.9, 'percent', irap('art. 16'), medium('2008-01-01'))],
  'fee.tier_low.up_to': [version(50_000, 'eur', marketReference('prima fascia'), medium('2026-01-01'))],
  'fee.tier_low.share': [version(12, 'percent', marketReference('prima fascia'), medium('2026-01-01'))],
  'fee.tier_mid.up_to': [version(150_000, 'eur', marketReference('seconda fascia'), medium('2026-01-01'))],
  'fee.tier_mid.share': [version(10, 'percent', marketReference('seconda fascia'), medium('2026-01-01'))],
  'fee.tier_high.share': [version(8, 'percent', marketReference('terza fascia'), medium('2026-01-01'))],
  'fee.tax_credit.share': [version(6, 'percent', marketReference('crediti d’imposta'), medium('2026-01-01'))],
  'fee.start': [version(250, 'eur', marketReference('quota di avvio'), medium('2026-01-01'))],
  'fee.at_award.share': [version(50, 'percent', marketReference('scadenze di pagamento'), medium('2026-01-01'))],

  'conto_termico.cumulation.small': [version(65, 'percent', contoTermico('art. 27'), low('2025-12-25'))],
  'conto_termico.cumulation.medium': [version(55, 'percent', contoTermico('art. 27'), low('2025-12-25'))],
  'conto_termico.cumulation.large': [version(45, 'percent', contoTermico('art. 27'), low('2025-12-25'))],

  'estimate.months_to_payment.least': [version(6, 'months', estimate('tempi di erogazione'), low('2026-01-01'))],
  'estimate.months_to_payment.most': [version(18, 'months', estimate('tempi di erogazione'), low('2026-01-01'))],
  'estimate.advance.least': [version(0, 'percent', estimate('anticipo'), low('2026-01-01'))],
  'estimate.advance.most': [version(40, 'percent', estimate('anticipo'), low('2026-01-01'))],
  'estimate.hours.least': [version(24, 'count', estimate('ore di lavoro interno'), low('2026-01-01'))],
  'estimate.hours.most': [version(80, 'count', estimate('ore di lavoro interno'), low('2026-01-01'))],
  'estimate.hour_cost': [version(35, 'eur', estimate('costo orario interno'), low('2026-01-01'))],
  'estimate.bridge_rate.least': [version(4, 'percent', estimate('costo del denaro'), low('2026-01-01'))],
  'estimate.bridge_rate.most': [version(8, 'percent', estimate('costo del denaro'), low('2026-01-01'))],
  ...TAX_RULES,
  ...REQUIREMENT_RULES,
} as const satisfies Record<string, readonly [RuleVersion, ...RuleVersion[]]>;

export const RULE_IDS = Object.keys(RULES) as RuleId[];
export type RuleId = keyof typeof RULES;
