import { draftGrantOf } from '#domain/assistant/drafting/draft-grant.ts';
import { draftProject } from '#domain/assistant/drafting/draft-project.ts';
import { lengthAsked } from '#domain/assistant/drafting/fit.ts';
import { materialOf } from '#domain/assistant/drafting/material.ts';
import { readability } from '#domain/assistant/gulpease.ts';
import { companyFacts as matchedFacts } from '#domain/companies/company-facts.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { callFacts, companyFacts, projectFacts } from '#messages/assistant/drafting/draft-facts.ts';
import { PART_TITLES } from '#messages/assistant/drafting/part-titles.ts';
import { writeDraft } from '#messages/assistant/drafting/write-draft.ts';
import { factLabel } from '#messages/assistant/facts.ts';
import type { Context } from '#server/context.ts';
import { findEntry } from '#server/features/grants/service.ts';
import { checkSubject, matchSubject } from '#server/features/matching/service.ts';
import { SAMPLE_COMPANY, SAMPLE_PROJECT } from './demo-subject.ts';

const SHOWN = 6;
const DRAFTED = 'project_summary';

/** The whole journey on the sample company: matches, one grant requirement by requirement, a first draft. */
export async function demoJourney(ctx: Context, grantId: string | undefined) {
  const subject = { company: matchedFacts(SAMPLE_COMPANY), context: { project: SAMPLE_PROJECT } };
  const { items } = await matchSubject(ctx, subject, SHOWN);
  const { entry } = await findEntry(ctx, grantId ?? items[0]?.grant.id ?? '');
  const { city, region, employeesExact, revenueExact, foundedOn, companyName, description } = SAMPLE_COMPANY;
  return {
    company: { companyName, city, region, employees: employeesExact, revenue: revenueExact, foundedOn, description },
    project: {
      title: SAMPLE_PROJECT.title ?? '',
      description: SAMPLE_PROJECT.description,
      spend: SAMPLE_PROJECT.spend,
    },
    matches: items.map(({ checks: _checks, ...item }) => item),
    chosen: { id: entry.grant.id, name: entry.grant.name, checkedOn: entry.grant.source.checkedOn },
    judgement: await checkSubject(ctx, entry.grant.id, subject),
    draft: draftFor(entry.grant, romeMoment(ctx.now()).day),
  };
}

/** Filo's own way of drafting, without a provider: every sentence says which data it used. */
function draftFor(grant: Grant, today: string) {
  const material = materialOf({
    company: SAMPLE_COMPANY,
    sizes: ['small'],
    grant: draftGrantOf(grant, today),
    project: draftProject.parse(SAMPLE_PROJECT),
    written: {},
    budget: null,
    documents: [],
  });
  const facts = [...companyFacts(material), ...projectFacts(material), ...callFacts(material)];
  const draft = writeDraft(DRAFTED, material, facts, lengthAsked({}));
  const used = draft.sentences.flatMap((sentence) => sentence.facts.map((fact) => factLabel(fact)));
  return {
    title: PART_TITLES[DRAFTED],
    paragraphs: draft.paragraphs,
    used: [...new Set(used)],
    missing: draft.missing,
    gulpease: readability(draft.text).gulpease,
  };
}
