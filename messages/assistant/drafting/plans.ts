import type { Line, Paragraph } from '#domain/assistant/drafting/draft.ts';
import type { Material } from '#domain/assistant/drafting/material.ts';
import type { DraftPart } from '#domain/assistant/request-types.ts';
import { duration, frame, milestones, outputs, phases, phasesInShort, site } from './activities.ts';
import { admission, limits } from './call-check.ts';
import { background, strength, who, whoInShort } from './company.ts';
import { costLines, costsInShort, total } from './costs.ts';
import { aidLine, cover } from './cover.ts';
import { criteria } from './criteria.ts';
import { crossCheck } from './cross-check.ts';
import { hiresClash, sumClash } from './clashes.ts';
import { unservedKpis } from './idle-kpis.ts';
import { measure } from './measure.ts';
import { marketFacts, today } from './need.ts';
import { newGoods } from './new-goods.ts';
import { dnsh } from './no-harm.ts';
import { people, peopleInShort, staffCosts } from './people.ts';
import { profile } from './profile.ts';
import { resultsInShort } from './results-in-short.ts';
import { results, thresholds } from './results.ts';
import { risks, withoutAnswered } from './risk-words.ts';
import { requirement, TECHNICAL } from './requirement.ts';
import { addressees, exclusions, orders, quotes, theCall } from './rules.ts';
import { opened } from './own-lines.ts';
import { aims, conditions, storyFigures, unmeasured } from './story.ts';
import { named, presented, scope, solution } from './solution.ts';
import { otherFacts, stateOfTheArt } from './state-of-the-art.ts';
import { titleLine } from './title.ts';
import { line, ranked, type Voice } from './voice.ts';

const second = (lines: readonly Line[]): Line[] => lines.map((each) => (each.rank < 2 ? { ...each, rank: 2 } : each));
const later = (lines: readonly Line[]): Line[] => ranked(3, lines);
const spare = (lines: readonly Line[]): Line[] => ranked(4, lines);

/** The rules of the call, each beside what this company and this plan bring. */
const rules = (m: Material, v: Voice): Line[] => [...limits(m, v), ...orders(m, v), ...newGoods(m), ...admission(m, v)];
/** The time that the call gives, where the sums are another part's matter. */
const timeRules = (m: Material, v: Voice): Line[] => [
  ...limits({ ...m, spend: null, outside: [] }, v),
  ...second(orders(m, v)),
  ...newGoods(m),
];

/** Who works when; what the phases are made of stands in the calendar. */
const phasesInTeam = (m: Material, v: Voice): Line[] => (m.phases.length > 1 ? phasesInShort(m, v) : phases(m, v));

type Plan = (m: Material, v: Voice) => Paragraph[];

/** What each part of an application says, in which order: the need, what is done, by whom, with which effect, at what price. */
export const PLANS: Record<DraftPart, Plan> = {
  project_summary: (m, v) => [
    [...who(m, v), background(m), ...marketFacts(m, v), ...spare(today(m, v))],
    [named(m, v), ...solution(m, v), ...later([strength(m, v)])],
    [...frame(m, v), ...costsInShort(m, v), ...sumClash(m)],
    [...phasesInShort(m, v), ...peopleInShort(m, v)],
    [...resultsInShort(m, v), ...aims(m), ...hiresClash(m), ...crossCheck(m), ...thresholds(m, v)],
    [
      ...theCall(m, v),
      ...requirement(m, TECHNICAL, v),
      ...rules(m, v),
      ...conditions(m, v),
      ...cover(m, v),
      ...later(criteria(m, v, ['quality'])),
    ],
    [...later(dnsh(m))],
    [...risks(m, v)],
  ],
  objectives: (m, v) => [
    [...opened(m, v), ...marketFacts(m, v)],
    [...solution(m, v)],
    [...results(m, v), ...aims(m), ...unmeasured(m), ...thresholds(m, v)],
    [...frame(m, v), ...second(phasesInShort(m, v)), ...peopleInShort(m, v)],
    [
      ...theCall(m, v),
      ...criteria(m, v, ['impact', 'quality', 'market']),
      ...spare(rules(m, v)),
      ...later(requirement(m, /./, v)),
    ],
    [...dnsh(m)],
    [...risks(m, v), ...later(measure(m, v))],
  ],
  methodology: (m, v) => [
    [...opened(m, v), ...spare(marketFacts(m, v))],
    [...solution(m, v)],
    [duration(m, v), site(m), ...phases(m, v)],
    [...people(m, v)],
    [total(m, v), ...second(costsInShort(m, v)), ...sumClash(m), ...resultsInShort(m, v), ...measure(m, v)],
    [...theCall(m, v), ...timeRules(m, v), ...conditions(m, v), ...second(criteria(m, v, ['plan', 'team']))],
    [...dnsh(m)],
    [...risks(m, v)],
  ],
  innovation: (m, v) => [
    [...presented(m, v, 'name'), ...ranked(1, [strength(m, v)]), ...today(m, v), ...otherFacts(m, v)],
    [...stateOfTheArt(m, v)],
    [...solution(m, v)],
    [...second(frame(m, v)), ...peopleInShort(m, v)],
    [...second(costsInShort(m, v)), ...second(phasesInShort(m, v))],
    [...resultsInShort(m, v), ...thresholds(m, v)],
    [
      ...theCall(m, v),
      ...requirement(m, TECHNICAL, v),
      ...criteria(m, v, ['quality', 'team', 'impact']),
      ...later(limits(m, v)),
      ...conditions(m, v),
      line(3, aidLine(m)),
      ...addressees(m, v),
      ...spare(cover(m, v)),
      ...spare(rules(m, v)),
    ],
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
    [named(m, v), duration(m, v), ...phasesInTeam(m, v)],
    [...theCall(m, v), ...criteria(m, v, ['team', 'plan'])],
    [total(m, v), ...staffCosts(m), ...resultsInShort(m, v), ...measure(m, v)],
    [...risks(m, v)],
  ],
  budget_justification: (m, v) => [
    [...presented(m, v, 'name'), ...storyFigures(m, 1), ...spare(scope(m)), ...spare(marketFacts(m, v))],
    [...frame(m, v), ...costLines(m, v), ...sumClash(m), ...unservedKpis(m)],
    [...exclusions(m, v), quotes(m, v)],
    [
      ...theCall(m, v),
      ...limits(m, v),
      ...cover(m, v),
      ...conditions(m, v),
      ...second(orders(m, v)),
      ...second(criteria(m, v, ['economic', 'quality'])),
    ],
    [
      ...later(phasesInShort(m, v)),
      ...peopleInShort(m, v),
      ...later(resultsInShort({ ...m, kpis: m.kpis.filter(({ isMoved }) => isMoved) }, v)),
    ],
    [...risks(withoutAnswered(m), v, 2)],
  ],
  expected_results: (m, v) => [
    [
      ...presented(m, v, 'name'),
      ...marketFacts(m, v),
      ...storyFigures(m, m.market.length > 1 ? 1 : 2),
      ...spare([...scope(m), ...today(m, v)]),
    ],
    [...results(m, v), ...aims(m), ...hiresClash(m), ...unmeasured(m), ...thresholds(m, v), ...crossCheck(m)],
    [...frame(m, v), ...phasesInShort(m, v), ...peopleInShort(m, v)],
    [
      ...theCall(m, v),
      ...criteria(m, v, ['impact', 'economic', 'environment'], m.kpis.length > 0),
      ...conditions(m, v),
      ...addressees(m, v),
      ...later(limits(m, v)),
      ...spare(rules(m, v)),
    ],
    [...dnsh(m)],
    [...risks(m, v)],
    [...ranked(1, measure(m, v))],
  ],
  timeline: (m, v) => [
    [...opened(m, v), ...spare(scope(m)), ...spare(marketFacts(m, v))],
    [duration(m, v), site(m), ...phases(m, v), outputs(m), ...spare(milestones(m))],
    [...peopleInShort(m, v)],
    [
      total(m, v),
      ...spare(costsInShort(m, v)),
      ...resultsInShort(m, v),
      ...aims(m),
      ...later(crossCheck(m)),
      ...spare(measure(m, v)),
    ],
    [...theCall(m, v), ...timeRules(m, v), ...conditions(m, v)],
    [...risks(m, v)],
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
