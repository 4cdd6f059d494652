import { gap, type Line } from '#domain/assistant/drafting/draft.ts';
import { inside, joined, withArticle } from '#domain/assistant/drafting/grammar/nouns.ts';
import { isCopied, restated } from '#domain/assistant/drafting/grammar/restated.ts';
import { headOf } from '#domain/assistant/drafting/grammar/runs.ts';
import { safelyTold } from '#domain/assistant/drafting/grammar/third-person.ts';
import { sharedStems, stemsOf } from '#domain/assistant/drafting/links.ts';
import type { Material } from '#domain/assistant/drafting/material.ts';
import { toldConditions, type ToldCondition } from '#domain/assistant/drafting/told-conditions.ts';
import { figuresIn } from '#domain/numbers/figures-in.ts';
import { nounOf } from './company.ts';
import { lower, sentence } from './words.ts';
import { line, type Voice } from './voice.ts';

const valuesIn = (text: string): number[] => figuresIn(text).map(({ value }) => value);

/** Told already with its source: the same figure of the same thing. */
const isInMarket = ({ market }: Material, told: string): boolean =>
  market.some(({ fact }) => {
    const known = valuesIn(fact);
    return valuesIn(told).some((value) => known.includes(value)) && sharedStems(stemsOf(fact), stemsOf(told)) > 0;
  });

/** Asked for with the results. */
const isUnmeasured = ({ unmeasured: all }: Material, told: string): boolean =>
  all.some(({ about }) => about.includes(told.slice(0, SAME_CHARS)));
const SAME_CHARS = 20;

type Told = { said: string; isCopy: boolean };

/** What the person tells beside what is done: how things stand, what has happened, what is still open. */
const allTold = (m: Material): Told[] =>
  m.wish.clauses
    .filter(({ needsSubject, text }) => !needsSubject && !isInMarket(m, text) && !isUnmeasured(m, text))
    .flatMap(({ text }) => {
      const said = safelyTold(restated(text), nounOf(m.company));
      return said === null ? [] : [{ said, isCopy: isCopied(said, text) }];
    });

/** The rules of the call that the story speaks of. */
function conditionsIn(m: Material): ToldCondition[] {
  if (!m.grant || m.grant.isShut) return [];
  const { requirements, procedure, duties, answers } = m.grant;
  const clauses = answers.flatMap((answer) => answer.split(/[.;:,] (?=\p{L})/u)).filter((clause) => /\d/.test(clause));
  return toldConditions(
    [...requirements, ...procedure, ...duties, ...clauses],
    allTold(m).map(({ said }) => said),
  ).slice(0, MAX_CONDITIONS);
}
const MAX_CONDITIONS = 2;

/** The story without what is told beside the rules of the call. */
export function story(m: Material): string[] {
  const told = conditionsIn(m).map((condition) => condition.told);
  const rest = allTold(m).filter(({ said }) => !told.includes(said));
  // A text for a commission is told, not copied: of what no words of ours tell, a single sentence, with
  // a figure where there is one.
  const copies = rest.filter(({ isCopy }) => isCopy);
  const first = copies.find(({ said }) => valuesIn(said).length > 1) ?? copies[0];
  return rest.filter((each) => !each.isCopy || each === first).map(({ said }) => said);
}

/** The figures of the story, where a part does not tell it whole. */
export const storyFigures = (m: Material, max: number): Line[] =>
  story(m)
    .filter((told) => valuesIn(told).length > 0)
    .slice(0, max)
    .map((told) => line(2, sentence(told)));

/** What the call asks, beside what the person says of it. */
export function conditions(m: Material, v: Voice): Line[] {
  return conditionsIn(m).map(({ rule, told }, at) => {
    const asked = inside(headOf(rule.replace(/(?<![.;:\s])[.;:\s]+$/u, ''), 12));
    const isToDo = /^\p{L}+(?:are|ere|ire|rsi)(?!\p{L})/iu.test(asked);
    const isClause = /^(?:il|lo|la|i|gli|le|l[’'])[ \p{L}]/iu.test(asked);
    const what = isToDo ? `di ${asked}` : isClause ? `questo: ${asked}` : withArticle(asked);
    const lead = isToDo
      ? v.pick('conditionToDo', ['Il bando chiede', 'Il bando chiede anche', 'Le regole del bando dicono'], at)
      : v.pick('condition', ['Il bando chiede', 'Tra le regole del bando c’è', 'Il bando vuole'], at);
    const said = isClause ? lead.replace('Tra le regole del bando c’è', 'Le regole del bando dicono') : lead;
    return line(at === 0 ? 1 : 2, sentence(`${said} ${what}${isClause ? ';' : ':'} ${lower(inside(told))}`));
  });
}

/** Figures to reach that no indicator holds. */
export function aims({ aims: all, kpis, wish }: Material): Line[] {
  const known = kpis.flatMap(({ baseline, target }) => [baseline, target]);
  const done = stemsOf(wish.acts.flat().join(' '));
  const told = all.filter(
    (aim) =>
      valuesIn(aim).some((value) => !known.includes(value)) && sharedStems(stemsOf(aim), done) < stemsOf(aim).size,
  );
  return told
    .slice(0, 1)
    .map((aim) => line(2, sentence(`C’è anche un obiettivo che gli indicatori non misurano: ${aim}`)));
}

/** What was never measured is asked for where the results stand, with the spend that works on it. */
export function unmeasured({ unmeasured: all, costs }: Material): Line[] {
  return all.slice(0, 2).map(({ topic, about }) => {
    const own = stemsOf(about);
    const cost = costs.find(({ full }) => sharedStems(stemsOf(full), own) > 0);
    const ask = gap(`valore di oggi per ${topic}, non ancora misurato`);
    return line(
      1,
      cost
        ? `Per misurare l’effetto ${joined('di', cost.name)} manca un dato: ${ask}.`
        : `Un dato manca ancora: ${ask}.`,
    );
  });
}
