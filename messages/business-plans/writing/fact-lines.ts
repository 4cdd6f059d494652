import type { PlanFacts } from '#domain/business-plans/writing/plan-facts.ts';
import { plainOf } from '#domain/business-plans/rich-text.ts';
import { PLAN_SECTIONS } from '#domain/business-plans/sections.ts';
import { writeSection } from './write-section.ts';

/** Everything that may be said of a plan, as lines: what a provider is given, and what its words are held against. */
export function factLines(facts: PlanFacts): string {
  const { company, project } = facts;
  const own = [
    company.companyName,
    company.description,
    company.location ?? '',
    company.mission ?? '',
    project?.title ?? '',
    project?.description ?? '',
    ...Object.values(facts.answers.texts),
  ];
  const written = PLAN_SECTIONS.map((section) => plainOf(writeSection(section, facts)));
  return [...own, ...written].filter((line) => line.trim() !== '').join('\n');
}
