import { monthText } from '#domain/assistant/drafting/calendar.ts';
import type { Fact } from '#domain/assistant/drafting/draft.ts';
import type { Material } from '#domain/assistant/drafting/material.ts';
import { numberText } from '#domain/numbers/write-number.ts';
import { activityOf, isAway, nounOf, placeText, shortName } from './company.ts';
import { AID_WORDS } from '#messages/assistant/facts.ts';
import { coverOf } from './cover.ts';
import { changeFormula, fromTo } from './kpi-words.ts';
import { DNSH_SOURCE, dnsh } from './no-harm.ts';
import { percent } from '#messages/figure-articles.ts';
import { euro } from './words.ts';
import { unitCostOf } from '#domain/assistant/drafting/unit-cost.ts';

type Given = readonly [field: string, value: string, marks?: readonly string[]];
const facts = (origin: Fact['origin'], given: readonly Given[]): Fact[] =>
  given.flatMap(([field, value, marks], at) =>
    value === ''
      ? []
      : [{ key: `${origin}.${field}.${String(at)}`, origin, field, value, ...(marks ? { marks } : {}) }],
  );

/** The company as these texts name it: by its short name, its town, what it does. */
export function companyFacts(m: Material): Fact[] {
  const { company } = m;
  if (!company) return [];
  const year = company.foundedYear ?? company.foundedOn?.slice(0, 4);
  const told = (text: string | null): readonly string[] =>
    text ? [text.split(/\s+/).slice(0, SAME_WORDS).join(' ')] : [];
  const of = (field: string, value: string | null, marks: readonly string[]): Given => [
    field,
    value ?? '',
    marks.filter((mark) => mark !== ''),
  ];
  return facts('azienda', [
    of('companyName', company.companyName, [shortName(company), nounOf(company)]),
    of('location', placeText(m.seat), [placeText(m.seat)]),
    of('description', company.description.slice(0, 200), [activityOf(company)]),
    of('foundedYear', year ? String(year) : null, year ? [`dal ${String(year)}`, `nel ${String(year)}`] : []),
    of(
      'employees',
      company.employeesExact === null ? null : numberText(company.employeesExact),
      company.employeesExact === null
        ? []
        : [`${numberText(company.employeesExact)} addett`, `sono ${numberText(company.employeesExact)}`],
    ),
    of(
      'revenue',
      company.revenueExact === null ? null : euro(company.revenueExact),
      company.revenueExact === null ? [] : [euro(company.revenueExact)],
    ),
    of('targetMarket', company.targetMarket, told(company.targetMarket)),
    of('competitiveAdvantage', company.competitiveAdvantage, told(company.competitiveAdvantage)),
    of('keyPartners', company.keyPartners, told(company.keyPartners)),
    of('certifications', company.certifications, told(company.certifications)),
    of('mission', company.mission, told(company.mission)),
    of('isWomenLed', company.isWomenLed ? 'sì' : null, ['prevalenza femminile']),
    of('isYouthLed', company.isYouthLed ? 'sì' : null, ['prevalenza giovanile']),
  ]);
}
const SAME_WORDS = 4;

/** What the project says and what follows from it by sums, each as a sentence may use it. */
export function projectFacts(m: Material): Fact[] {
  return [
    ...facts('progetto', [
      ['project_title', m.title],
      ['spend', m.spend === null ? '' : euro(m.spend)],
      ['startsOn', m.startsOn ? monthText(m.startsOn) : ''],
      ['endsOn', m.endsOn ? monthText(m.endsOn) : ''],
      ['site', isAway(m) ? placeText(m.place) : ''],
      ...m.costs.map(({ full, name, amount }): Given => [
        'costs',
        amount === null ? full : `${full}: ${euro(amount)}`,
        [name, ...(amount === null ? [] : [euro(amount)])],
      ]),
      ...m.kpis.map((kpi): Given => [
        'kpis',
        kpi.baseline === null || kpi.target === null ? kpi.name : `${kpi.name}: ${fromTo(kpi)}`,
        [kpi.name],
      ]),
      ...m.people.map(({ name, role, experience }): Given => [
        'people',
        [name, role, experience].filter(Boolean).join(', '),
        [name],
      ]),
      ...m.hires.map(({ role, effort }): Given => ['people', [role, effort].filter(Boolean).join(', '), [role]]),
      ...m.market.map(({ fact, source }): Given => ['market', source ? `${fact} (${source})` : fact, [source || fact]]),
      ...m.phases.map(({ from, to, what }): Given => ['phases', `mesi ${String(from)}-${String(to)}: ${what}`, [what]]),
      ...m.risks.map(({ what, remedy }): Given => [
        'risks',
        remedy ? `${what}: ${remedy}` : what,
        [what, remedy].filter(Boolean),
      ]),
      ...m.wish.clauses.map(({ text }): Given => ['description', text]),
      ...m.wish.items.map((text): Given => ['description', text]),
      ['ordered', m.ordered === false ? 'nessun ordine firmato' : '', ['ordine', 'ordini']],
    ]),
    ...computed(m),
  ];
}

/** Sums, with how they were made. */
function computed(m: Material): Fact[] {
  const cover = coverOf(m);
  return facts('calcolo', [
    [
      'months',
      m.months === null ? '' : `${String(m.months)} mesi`,
      m.months === null ? [] : [`${String(m.months)} mesi`],
    ],
    ...m.costs.map(({ share, amount }): Given => [
      'share',
      share === null ? '' : `${numberText(amount)} / ${numberText(m.spend)} = ${percent(share)}`,
      share === null ? [] : [percent(share)],
    ]),
    ...m.costs.map((cost): Given => {
      const each = unitCostOf(cost);
      if (!each) return ['unitCost', ''];
      const value = `${numberText(cost.amount)} / ${each.count} ${each.of} = ${euro(each.euro)}`;
      return ['unitCost', value, [`${euro(each.euro)} per`]];
    }),
    ['base', m.admitted === null ? '' : euro(m.admitted), m.admitted === null ? [] : [euro(m.admitted)]],
    ...m.kpis.map((kpi): Given => ['change', changeFormula(kpi) ?? '', []]),
    ...(cover
      ? cover.parts.map((part): Given => [
          'aid',
          `${percent(part.percent)} di ${euro(cover.base)} = ${euro(part.euro)}`,
          [euro(part.euro)],
        ])
      : []),
    ...(cover && cover.rest > 0
      ? [['rest', `${euro(m.spend!)} − aiuto = ${euro(cover.rest)}`, [euro(cover.rest)]] as Given]
      : []),
  ]);
}

/** The rules of the call that a draft holds the project against. */
export function callFacts(m: Material): Fact[] {
  const { grant, timeAllowed } = m;
  if (!grant) return [];
  return facts('bando', [
    ['name', grant.name],
    ['entity', grant.entity],
    ['aidForm', grant.aidForm ? AID_WORDS[grant.aidForm] : ''],
    ...grant.requirements.map((told): Given => ['requirements', told, [told.split(/[,;]/)[0]!]]),
    ...grant.eligibleCosts.map((told): Given => ['eligibleCosts', told]),
    ['spend', grant.spendMin === null ? '' : euro(grant.spendMin)],
    ['spend', grant.spendMax === null ? '' : euro(grant.spendMax)],
    ['duties', timeAllowed === null ? '' : timeAllowed.told],
    ['spend', grant.spendPlain === null ? '' : euro(grant.spendPlain)],
    ['age', grant.admits.maxMonths === null ? '' : `${String(grant.admits.maxMonths)} mesi`],
    ...grant.criteria.map((name): Given => ['criteria', name]),
    ...grant.duties.map((duty): Given => ['duties', duty, []]),
    ['aidIntensity', grant.aidNote ?? '', []],
    ['duties', dnsh(m).length > 0 ? `DNSH: ${DNSH_SOURCE}` : '', ['(DNSH)']],
  ]);
}
