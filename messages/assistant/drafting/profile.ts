import { gap, type Line } from '#domain/assistant/drafting/draft.ts';
import { inside, withArticle } from '#domain/assistant/drafting/grammar/nouns.ts';
import { headOf } from '#domain/assistant/drafting/grammar/runs.ts';
import type { Material } from '#domain/assistant/drafting/material.ts';
import { ownFacts, ownWishes } from './company-clauses.ts';
import { staffOf, strength } from './company.ts';
import { closed, euro, lower, sentence } from './words.ts';
import { line, type Voice } from './voice.ts';

const MAX_FACTS = 2;

/** The company as a section of its own describes it. */
export function profile(m: Material, v: Voice): Line[] {
  const { company } = m;
  if (!company) return [];
  const staff = staffOf(company);
  const year = company.foundedYear;
  return [
    line(
      1,
      year ? sentence(`Nata nel ${String(year)}${staff && `, oggi conta ${staff}`}`) : staff && `Conta ${staff}.`,
    ),
    line(
      1,
      company.revenueExact
        ? `I ricavi dell’ultimo anno sono di ${euro(company.revenueExact)}.`
        : `I ricavi dell’ultimo anno sono di ${gap('ricavi dell’ultimo bilancio')}.`,
    ),
    ...[...ownFacts(company, MAX_FACTS), ...ownWishes(company, MAX_FACTS)].map((told) => line(2, sentence(told))),
    line(
      2,
      company.targetMarket && v.part !== 'market_analysis'
        ? `I clienti sono ${closed(lower(inside(headOf(company.targetMarket, 12))))}.`
        : '',
    ),
    strength(m, v),
    line(2, company.certifications ? `Le certificazioni ottenute: ${headOf(company.certifications, 9)}.` : ''),
    line(3, company.keyPartners ? `Tra i partner c’è ${withArticle(headOf(company.keyPartners, 9))}.` : ''),
    line(3, company.mission ? sentence(`La missione: ${inside(headOf(company.mission, 9))}`) : ''),
    line(3, company.previousGrants ? sentence(`Aiuti già gestiti: ${inside(headOf(company.previousGrants, 9))}`) : ''),
    line(3, company.isWomenLed ? 'La compagine è a prevalenza femminile.' : ''),
    line(3, company.isYouthLed ? 'La compagine è a prevalenza giovanile.' : ''),
  ].filter(({ text }) => text !== '');
}
