import { gapsIn, type Line, type Paragraph } from '#domain/assistant/drafting/draft.ts';
import type { Material } from '#domain/assistant/drafting/material.ts';
import type { DraftPart } from '#domain/assistant/request-types.ts';
import { duration, milestones, phases, phasesInShort, site } from './activities.ts';
import { limits } from './call-check.ts';
import { ownFacts } from './company-clauses.ts';
import { background, strength, who, whoInShort } from './company.ts';
import { costLines, costsInShort, total } from './costs.ts';
import { cover } from './cover.ts';
import { criteria } from './criteria.ts';
import { crossCheck } from './cross-check.ts';
import { unservedKpis } from './idle-kpis.ts';
import { measure } from './measure.ts';
import { marketFacts } from './need.ts';
import { newGoods } from './new-goods.ts';
import { dnsh } from './no-harm.ts';
import {
  MAX_FACTS,
  before,
  beyondTitle,
  change,
  demand,
  forTheCall,
  forWhom,
  need,
  novelty,
  objective,
  opened,
  served,
} from './own-lines.ts';
import { people, peopleInShort } from './people.ts';
import { profile } from './profile.ts';
import { requirement, TECHNICAL } from './requirement.ts';
import { resultsInShort } from './results-in-short.ts';
import { results, thresholds } from './results.ts';
import { risks } from './risk-words.ts';
import { exclusions, orders, quotes, theCall } from './rules.ts';
import { named, saysMore, solution } from './solution.ts';
import { storyFigures } from './story.ts';
import { stateOfTheArt } from './state-of-the-art.ts';
import { sentence } from './words.ts';
import { line, ranked, type Voice } from './voice.ts';

/** Whether a project is told in such detail that each part has matter of its own, and can carry what it stands on. */
export function isDetailed(m: Material): boolean {
  const { kpis, market, phases: all, people: team, risks: dangers } = m;
  const told = [
    kpis.length > 0,
    market.length > 0 || storyFigures(m, 1).length > 0,
    all.length > 1,
    team.length > 0,
    dangers.length > 0,
    m.costs.length > 1 && m.months !== null,
  ];
  return told.filter(Boolean).length >= ENOUGH_KINDS;
}
const ENOUGH_KINDS = 3;

const facts = ({ company }: Material): Line[] =>
  company ? ownFacts(company, MAX_FACTS).map((fact) => line(1, sentence(fact))) : [];
/** Without what another part asks for. */
const told = (lines: readonly Line[]): Line[] => lines.filter(({ text }) => gapsIn(text).length === 0);
const known = (m: Material, v: Voice): Line[] => (m.risks.length === 0 ? [] : risks(m, v));
/** The call's time alone: what it says of the spend stands beside the costs. */
const timeLimit = (m: Material, v: Voice): Line[] => limits({ ...m, spend: null, outside: [] }, v);

/**
 * The parts of a project told in few words: each says its own, and what the others need of it they only name. Who the
 * company is stands in the summary and in its own part, the sums and what the call says of them in the summary and beside the costs, the
 * months in the summary and in the calendar.
 */
export const BRIEF_PLANS: Record<Exclude<DraftPart, 'project_title'>, (m: Material, v: Voice) => Paragraph[]> = {
  project_summary: (m, v) => [
    [...who(m, v), ...facts(m), background(m), ...marketFacts(m, v)],
    [...(saysMore(m) ? [named(m, v)] : []), ...solution(m, v)],
    [total(m, v), ...costsInShort(m, v), duration(m, v), site(m)],
    [...phasesInShort(m, v), ...peopleInShort(m, v)],
    [...told(resultsInShort(m, v))],
    [...theCall(m, v), ...requirement(m, TECHNICAL, v), ...limits(m, v), ...cover(m, v)],
    [...known(m, v)],
  ],
  objectives: (m, v) => [
    [...opened(m, v), ...need(m, v)],
    [...objective(m)],
    [...(m.kpis.length === 0 ? change(m, v) : told(change(m, v))), ...thresholds(m, v)],
    [...forTheCall(m, v), ...criteria(m, v, ['impact', 'quality', 'market'])],
  ],
  methodology: (m, v) => [
    [...opened(m, v), ...beyondTitle(m, v)],
    [duration(m, v), site(m), ...phases(m, v)],
    [...people(m, v)],
    [...measure(m, v), ...forTheCall(m, v), ...criteria(m, v, ['plan'])],
    [...risks(m, v)],
  ],
  innovation: (m, v) => [
    [...opened(m, v), ...before(m, v)],
    [...novelty(m, v)],
    [...stateOfTheArt(m, v)],
    [...forTheCall(m, v), ...requirement(m, TECHNICAL, v), ...criteria(m, v, ['quality', 'team'])],
    [...dnsh(m)],
  ],
  market_analysis: (m, v) => [
    [...who(m, v), ...served(m), ...facts(m), ...ranked(1, [strength(m, v)])],
    [...demand(m, v)],
    m.kpis.length === 0 ? [] : [...opened(m, v), ...told(results(m, v, false)), ...crossCheck(m)],
    [...forTheCall(m, v), ...criteria(m, v, ['market', 'economic'])],
  ],
  team_presentation: (m, v) => [
    [...whoInShort(m, v)],
    [...people(m, v)],
    m.phases.length < 2 ? [] : [...opened(m, v), ...phasesInShort(m, v)],
    [...forTheCall(m, v), ...criteria(m, v, ['team', 'plan'])],
  ],
  budget_justification: (m, v) => [
    [...opened(m, v), total(m, v), ...costLines(m, v), ...unservedKpis(m)],
    [...exclusions(m, v), quotes(m, v)],
    [...forTheCall(m, v), ...theCall(m, v).slice(1), ...limits(m, v), ...newGoods(m), ...orders(m, v), ...cover(m, v)],
    [...criteria(m, v, ['economic'])],
  ],
  expected_results: (m, v) => [
    [...opened(m, v), ...results(m, v), ...thresholds(m, v), ...crossCheck(m)],
    [...forWhom(m)],
    [...forTheCall(m, v), ...criteria(m, v, ['impact', 'environment'], m.kpis.length > 0)],
    [...measure(m, v)],
  ],
  timeline: (m, v) => [
    [...opened(m, v), duration(m, v), site(m), ...phases(m, v), ...milestones(m)],
    [...forTheCall(m, v), ...timeLimit(m, v), ...orders(m, v)],
    [...peopleInShort(m, v)],
    [...risks(m, v)],
  ],
  company_description: (m, v) => [
    [...who(m, v), ...profile(m, v)],
    [...peopleInShort(m, v)],
    [named(m, v), ...forTheCall(m, v)],
  ],
};
