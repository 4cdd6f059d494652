import type { Line, Paragraph } from '#domain/assistant/drafting/draft.ts';
import type { Material } from '#domain/assistant/drafting/material.ts';
import type { DraftPart } from '#domain/assistant/request-types.ts';
import { duration, milestones, phases, phasesInShort } from './activities.ts';
import { profile, strength, who, whoInShort } from './company.ts';
import { costLines, costsInShort, total } from './costs.ts';
import { cover } from './cover.ts';
import { criteria } from './criteria.ts';
import { measure } from './measure.ts';
import { marketFacts, today } from './need.ts';
import { dnsh } from './no-harm.ts';
import { people, peopleInShort } from './people.ts';
import { resultsInShort } from './results-in-short.ts';
import { crossCheck, results, thresholds } from './results.ts';
import { risks } from './risk-words.ts';
import { requirement, TECHNICAL } from './requirement.ts';
import { exclusions, limits, orders, quotes, theCall } from './rules.ts';
import { madeOf, named, solution } from './solution.ts';
import { otherFacts, stateOfTheArt } from './state-of-the-art.ts';
import { titleLine } from './title.ts';
import { ranked, type Voice } from './voice.ts';

const later = (lines: readonly Line[]): Line[] => ranked(3, lines);
const spare = (lines: readonly Line[]): Line[] => ranked(4, lines);

/** A call that takes no applications is always said. */
const theCallAside = (m: Material, v: Voice, aside = spare): Line[] =>
  m.grant?.isShut ? theCall(m, v) : aside(theCall(m, v));

/** In one sentence, for the parts that are read beside the others: why this project at all. */
const need = (m: Material, v: Voice): Line[] => later(marketFacts(m, v).slice(0, 1));

type Plan = (m: Material, v: Voice) => Paragraph[];

/** What each part of an application says, in which order: the need, what is done, by whom, with which effect, at what price. */
export const PLANS: Record<DraftPart, Plan> = {
  project_summary: (m, v) => [
    [...who(m, v), ...marketFacts(m, v), ...spare(today(m, v))],
    [named(m, v), ...solution(m, v), ...later([strength(m, v)])],
    [duration(m, v), ...phasesInShort(m, v), ...peopleInShort(m, v)],
    [total(m, v), ...costsInShort(m, v)],
    [...resultsInShort(m, v), ...crossCheck(m), ...thresholds(m, v)],
    [
      ...theCall(m, v),
      ...requirement(m, TECHNICAL, v),
      ...later(limits(m, v, false)),
      ...cover(m, v),
      ...later(criteria(m, v, ['quality'])),
    ],
    [...later(dnsh(m))],
    [...risks(m, v)],
  ],
  objectives: (m, v) => [
    [named(m, v, true), ...solution(m, v), ...marketFacts(m, v), ...spare(who(m, v))],
    [...results(m, v), ...thresholds(m, v), ...crossCheck(m)],
    [...theCall(m, v), ...criteria(m, v, ['impact', 'quality', 'market']), ...later(requirement(m, /./, v))],
    [...dnsh(m)],
    [
      duration(m, v, true),
      ...later(phasesInShort(m, v)),
      ...peopleInShort(m, v),
      total(m, v),
      ...later(costsInShort(m, v)),
    ],
    [...risks(m, v), ...later(measure(m, v))],
  ],
  methodology: (m, v) => [
    [named(m, v, true), ...solution(m, v), ...spare(who(m, v)), ...need(m, v)],
    [duration(m, v, true), ...phases(m, v)],
    [...people(m, v)],
    [...theCall(m, v), ...limits(m, v), ...later(orders(m, v)), ...criteria(m, v, ['plan', 'team'])],
    [...dnsh(m)],
    [total(m, v), ...resultsInShort(m, v), ...measure(m, v)],
    [...spare(marketFacts(m, v)), ...risks(m, v)],
  ],
  innovation: (m, v) => [
    [...today(m, v), ...otherFacts(m, v), ...spare(who(m, v))],
    [...stateOfTheArt(m, v)],
    [named(m, v), ...solution(m, v), strength(m, v)],
    [...costLines(m, v).map((each, at): Line => ({ ...each, rank: at < 2 ? 2 : 3 })), ...spare(madeOf(m, v))],
    [...phasesInShort(m, v), ...peopleInShort(m, v)],
    [...resultsInShort(m, v), ...thresholds(m, v)],
    [...theCallAside(m, v, later), ...requirement(m, TECHNICAL, v), ...criteria(m, v, ['quality', 'team', 'impact'])],
    [...dnsh(m)],
    [...risks(m, v)],
  ],
  market_analysis: (m, v) => [
    [...(m.market.length === 0 ? who(m, v) : whoInShort(m, v)), ...marketFacts(m, v)],
    [...profile(m, v).slice(2), ...today(m, v)],
    [named(m, v), ...solution(m, v)],
    [...results(m, v, false), ...crossCheck(m)],
    [...theCall(m, v), ...criteria(m, v, ['market', 'economic'])],
    [
      total(m, v),
      ...later(costsInShort(m, v)),
      duration(m, v),
      ...later(phasesInShort(m, v)),
      ...later(peopleInShort(m, v)),
    ],
    [...risks(m, v)],
  ],
  team_presentation: (m, v) => [
    [...whoInShort(m, v), strength(m, v)],
    [...people(m, v)],
    [named(m, v), duration(m, v), ...phases(m, v)],
    [...theCall(m, v), ...criteria(m, v, ['team', 'plan'])],
    [total(m, v), ...resultsInShort(m, v), ...measure(m, v)],
    [...spare(marketFacts(m, v)), ...risks(m, v)],
  ],
  budget_justification: (m, v) => [
    [
      ...(m.costs.length === 0 ? [] : later(whoInShort(m, v))),
      ...need(m, v),
      total(m, v),
      duration(m, v, true),
      ...limits(m, v),
      ...(m.costs.length === 0 ? who(m, v) : []),
    ],
    [...costLines(m, v)],
    [...exclusions(m, v), ...orders(m, v), quotes(m, v)],
    [...theCall(m, v), ...cover(m, v), ...criteria(m, v, ['economic', 'quality'])],
    [...later(peopleInShort(m, v)), ...spare(resultsInShort(m, v)), ...spare(marketFacts(m, v))],
    [...risks(m, v, 2)],
  ],
  expected_results: (m, v) => [
    [...today(m, v), ...marketFacts(m, v), ...spare(who(m, v))],
    [...results(m, v), ...thresholds(m, v), ...crossCheck(m)],
    [
      ...theCallAside(m, v),
      ...later(limits(m, v)),
      ...criteria(m, v, ['impact', 'economic', 'environment'], m.kpis.length > 0),
    ],
    [...dnsh(m)],
    [...later([duration(m, v)]), ...later(phasesInShort(m, v)), ...later(peopleInShort(m, v))],
    [...risks(m, v)],
    [...measure(m, v)],
  ],
  timeline: (m, v) => [
    [...later(whoInShort(m, v)), ...need(m, v), duration(m, v, true), ...limits(m, v), ...theCallAside(m, v)],
    [...phases(m, v), ...milestones(m)],
    [...peopleInShort(m, v), ...orders(m, v), ...later([total(m, v)])],
    [...resultsInShort(m, v), ...spare(marketFacts(m, v))],
    [...risks(m, v)],
    [...spare(measure(m, v)), ...spare(costsInShort(m, v)), ...spare(who(m, v))],
  ],
  company_description: (m, v) => [
    [...who(m, v), ...profile(m, v)],
    [...peopleInShort(m, v), ...later(marketFacts(m, v))],
    [
      named(m, v),
      ...later(solution(m, v)),
      ...(m.spend === null ? [] : [total(m, v)]),
      ...(m.months === null ? [] : [duration(m, v)]),
    ],
    [...theCall(m, v), ...criteria(m, v, ['team', 'market'])],
    [...resultsInShort(m, v), ...later(risks(m, v, 1))],
  ],
  project_title: (m) => [[titleLine(m)]],
};
