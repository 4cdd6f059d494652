import type { Day } from '#domain/rules/day.ts';
import { ruleValue } from '#domain/rules/rule-at.ts';

/** The dated rules a plan is computed with, carried flat over all its years. Percentages and euro. */
export function planRulesAt(day: Day) {
  const of = <Id extends Parameters<typeof ruleValue>[0]>(id: Id) => Number(ruleValue(id, day));
  return {
    iresPct: of('tax.ires'),
    irapPct: of('tax.irap'),
    irapBands: [of('tax.irap.limit_1'), of('tax.irap.limit_2'), of('tax.irap.limit_3'), of('tax.irap.limit_4')],
    irapDeduction: {
      srl: [of('tax.irap.company_1'), of('tax.irap.company_2'), of('tax.irap.company_3'), of('tax.irap.company_4')],
      snc: [of('tax.irap.partners_1'), of('tax.irap.partners_2'), of('tax.irap.partners_3'), of('tax.irap.partners_4')],
    },
    irpef: [
      [of('tax.irpef.limit_1'), of('tax.irpef.rate_1')],
      [of('tax.irpef.limit_2'), of('tax.irpef.rate_2')],
      [null, of('tax.irpef.rate_3')],
    ] as [upTo: number | null, percent: number][],
    credit: {
      full: of('tax.credit.full'),
      fullUpTo: of('tax.credit.full_up_to'),
      base: of('tax.credit.base'),
      slope: of('tax.credit.slope'),
      lowEnd: of('tax.credit.low_end'),
      lowSpan: of('tax.credit.low_span'),
      highEnd: of('tax.credit.high_end'),
      highSpan: of('tax.credit.high_span'),
      extra: of('tax.credit.extra'),
      extraOver: of('tax.credit.extra_over'),
      extraUpTo: of('tax.credit.extra_up_to'),
    },
    lossLimitPct: of('tax.losses'),
    advanceMin: of('tax.advance.min'),
    advanceFirstMin: of('tax.advance.first_min'),
    advanceFirstPct: of('tax.advance.first_share'),
    advanceFirstPctIsa: of('tax.advance.first_share_isa'),
    inpsMin: of('inps.minimum'),
    inpsBand: of('inps.band'),
    inpsMax: of('inps.maximum'),
    inpsMaternity: of('inps.maternity'),
    inpsPct: {
      artigiani: of('inps.artigiani'),
      commercianti: of('inps.commercianti'),
      separata: of('inps.separata'),
    },
    inpsOverBandPts: of('inps.over_band'),
    vatQuarterlyPct: of('vat.quarterly_interest'),
    vatAdvancePct: of('vat.december_advance'),
    vatAdvanceMin: of('vat.december_advance.min'),
    tfrDivisor: of('tfr.divisor'),
    tfrFundPct: of('tfr.fund'),
  };
}
export type PlanRules = ReturnType<typeof planRulesAt>;
