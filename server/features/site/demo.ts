import { draftGrantOf } from '#domain/assistant/drafting/draft-grant.ts';
import { draftProject } from '#domain/assistant/drafting/draft-project.ts';
import { lengthAsked } from '#domain/assistant/drafting/fit.ts';
import { materialOf } from '#domain/assistant/drafting/material.ts';
import { readability } from '#domain/assistant/gulpease.ts';
import type { DraftPart } from '#domain/assistant/request-types.ts';
import { companyFacts as matchedFacts } from '#domain/companies/company-facts.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { callFacts, companyFacts, projectFacts } from '#messages/assistant/drafting/draft-facts.ts';
import { PART_TITLES } from '#messages/assistant/drafting/part-titles.ts';
import { writeDraft } from '#messages/assistant/drafting/write-draft.ts';
import { factLabel } from '#messages/assistant/facts.ts';
import { DEMO } from '#messages/site/demo.ts';
import type { Context } from '#server/context.ts';
import { sampleDossier } from '#server/features/applications/service.ts';
import { findEntry } from '#server/features/grants/service.ts';
import { checkSubject, matchSubject } from '#server/features/matching/service.ts';
import { SAMPLE_COMPANY, SAMPLE_PROJECT } from './demo-subject.ts';

const SHOWN = 6;
const DRAFTED = 'project_summary';
const SUBJECT = { company: matchedFacts(SAMPLE_COMPANY), context: { project: SAMPLE_PROJECT } };

/** The whole journey on the sample company: matches, one grant requirement by requirement, a first draft. */
export async function demoJourney(ctx: Context, grantId: string | undefined) {
  const { items } = await matchSubject(ctx, SUBJECT, SHOWN);
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
    judgement: await checkSubject(ctx, entry.grant.id, SUBJECT),
    draft: draftFor(entry.grant, romeMoment(ctx.now()).day),
  };
}

/** The end of the journey: the same grant, its texts and its table as one paper, made while one waits. */
export async function demoDossier(ctx: Context, grantId: string | undefined): Promise<Buffer> {
  const { items } = grantId === undefined ? await matchSubject(ctx, SUBJECT, 1) : { items: [] };
  const { entry } = await findEntry(ctx, grantId ?? items[0]?.grant.id ?? '');
  const now = ctx.now();
  const write = drafting(entry.grant, romeMoment(now).day);
  const { title, description } = SAMPLE_PROJECT;
  return sampleDossier(
    {
      companyName: DEMO.sample(SAMPLE_COMPANY.companyName),
      project: SAMPLE_PROJECT,
      grant: entry.grant,
      texts: {
        project_title: title ?? description,
        company_description: SAMPLE_COMPANY.description,
        project_summary: write('project_summary').text,
        project_objectives: write('objectives').text,
        innovation_aspects: write('innovation').text,
        expected_results: write('expected_results').text,
        budget_breakdown: write('budget_justification').text,
      },
      judged: await checkSubject(ctx, entry.grant.id, SUBJECT),
    },
    now,
  );
}

/** Filo's own way of drafting, without a provider: every sentence says which data it used. */
function drafting(grant: Grant, today: string) {
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
  return (part: DraftPart) => writeDraft(part, material, facts, lengthAsked({}));
}

function draftFor(grant: Grant, today: string) {
  const draft = drafting(grant, today)(DRAFTED);
  const used = draft.sentences.flatMap((sentence) => sentence.facts.map((fact) => factLabel(fact)));
  return {
    title: PART_TITLES[DRAFTED],
    paragraphs: draft.paragraphs,
    used: [...new Set(used)],
    missing: draft.missing,
    gulpease: readability(draft.text).gulpease,
  };
}
