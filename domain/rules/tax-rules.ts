import { act, version } from './make-rule.ts';
import type { RuleUnit, RuleVersion } from './rule.ts';

/** Taxes, contributions and VAT terms of a business plan, as in force on 15 November 2026. */
const tuir = act('DPR 917/1986 (TUIR)');
const irap = act('D.Lgs. 446/1997');
const inpsShops = act('INPS, circolare 14 del 9 febbraio 2026');
const inpsProfessionals = act('INPS, circolare 8 del 3 febbraio 2026');
const vatQuarters = act('DPR 542/1999');
const vatAdvance = act('L. 405/1990');
const advances = act('DPR 435/2001');
const advances1977 = act('L. 97/1977');
const splitAdvances = act('DL 124/2019');
const civilCode = act('Codice civile');
const severance = act('L. 297/1982');
const smallTax = act('L. 190/2014');

const year2026 = { from: '2026-01-01' };
const since = (from: string) => ({ from });
const irapBand = (value: number, unit: RuleUnit = 'eur') =>
  version(value, unit, irap('art. 11, comma 4-bis'), since('2016-01-01'));
const irapPartners = (value: number) =>
  version(value, 'eur', irap('art. 11, comma 4-bis, lett. d-bis'), since('2016-01-01'));
const irpefBand = (value: number, unit: RuleUnit) =>
  version(value, unit, act('TUIR art. 11, L. 199/2025')('art. 1, comma 3'), year2026);
const credit = (value: number, unit: RuleUnit = 'eur') =>
  version(value, unit, tuir('art. 13, commi 5, 5-ter e 6'), since('2022-01-01'));

export const TAX_RULES = {
  'tax.irap.limit_1': [irapBand(180_759.91)],
  'tax.irap.limit_2': [irapBand(180_839.91)],
  'tax.irap.limit_3': [irapBand(180_919.91)],
  'tax.irap.limit_4': [irapBand(180_999.91)],
  'tax.irap.company_1': [irapBand(8_000)],
  'tax.irap.company_2': [irapBand(6_000)],
  'tax.irap.company_3': [irapBand(4_000)],
  'tax.irap.company_4': [irapBand(2_000)],
  'tax.irap.partners_1': [irapPartners(13_000)],
  'tax.irap.partners_2': [irapPartners(9_750)],
  'tax.irap.partners_3': [irapPartners(6_500)],
  'tax.irap.partners_4': [irapPartners(3_250)],
  'tax.irpef.limit_1': [irpefBand(28_000, 'eur')],
  'tax.irpef.limit_2': [irpefBand(50_000, 'eur')],
  'tax.irpef.rate_1': [irpefBand(23, 'percent')],
  'tax.irpef.rate_2': [irpefBand(33, 'percent')],
  'tax.irpef.rate_3': [irpefBand(43, 'percent')],
  'tax.credit.full': [credit(1_265)],
  'tax.credit.full_up_to': [credit(5_500)],
  'tax.credit.base': [credit(500)],
  'tax.credit.slope': [credit(765)],
  'tax.credit.low_end': [credit(28_000)],
  'tax.credit.low_span': [credit(22_500)],
  'tax.credit.high_end': [credit(50_000)],
  'tax.credit.high_span': [credit(22_000)],
  'tax.credit.extra': [credit(50)],
  'tax.credit.extra_over': [credit(11_000)],
  'tax.credit.extra_up_to': [credit(17_000)],
  'tax.losses': [version(80, 'percent', tuir('art. 84 e art. 8, comma 3'), since('2011-01-01'))],
  'tax.depreciation.first_year': [version(50, 'percent', tuir('art. 102, comma 2'), since('1988-01-01'))],
  'tax.advance.min': [version(51.65, 'eur', advances1977('art. 1'), since('2002-01-01'))],
  'tax.advance.first_min': [version(103, 'eur', advances('art. 17'), since('2002-01-01'))],
  'tax.advance.first_share': [version(40, 'percent', advances('art. 17'), since('2002-01-01'))],
  'tax.advance.first_share_isa': [version(50, 'percent', splitAdvances('art. 58'), since('2019-10-27'))],
  'tax.forfettario': [version(15, 'percent', smallTax('art. 1, comma 64'), since('2015-01-01'))],
  'tax.forfettario.new': [version(5, 'percent', smallTax('art. 1, comma 65'), since('2016-01-01'))],
  'tax.forfettario.limit': [version(85_000, 'eur', smallTax('art. 1, comma 54'), since('2023-01-01'))],
  'tax.forfettario.exit': [version(100_000, 'eur', smallTax('art. 1, comma 71'), since('2023-01-01'))],
  'inps.minimum': [version(18_808, 'eur', inpsShops('minimale'), year2026)],
  'inps.band': [version(56_224, 'eur', inpsShops('prima fascia'), year2026)],
  'inps.maximum': [version(122_295, 'eur', inpsShops('massimale'), year2026)],
  'inps.maternity': [version(7.44, 'eur', inpsShops('maternità'), year2026)],
  'inps.artigiani': [version(24, 'percent', inpsShops('aliquota artigiani'), year2026)],
  'inps.commercianti': [version(24.48, 'percent', inpsShops('aliquota commercianti'), year2026)],
  'inps.over_band': [version(1, 'percent', inpsShops('oltre la prima fascia'), year2026)],
  'inps.separata': [version(26.07, 'percent', inpsProfessionals('professionisti'), year2026)],
  'inps.separata.maximum': [version(122_295, 'eur', inpsProfessionals('massimale'), year2026)],
  'vat.quarterly_interest': [version(1, 'percent', vatQuarters('art. 7'), since('2000-01-01'))],
  'vat.december_advance': [version(88, 'percent', vatAdvance('art. 6'), since('1991-01-01'))],
  'vat.december_advance.min': [version(103.29, 'eur', vatAdvance('art. 6'), since('2002-01-01'))],
  'tfr.divisor': [version(13.5, 'ratio', civilCode('art. 2120'), since('1982-06-01'))],
  'tfr.fund': [version(0.5, 'percent', severance('art. 3'), since('1982-06-01'))],
} as const satisfies Record<string, readonly [RuleVersion, ...RuleVersion[]]>;
