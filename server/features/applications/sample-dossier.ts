import { budgetOf } from '#domain/applications/budget.ts';
import { EMPTY_CONTENTS } from '#domain/applications/contents.ts';
import type { Texts } from '#domain/applications/sections.ts';
import { aidTermsOf, budgetLines } from '#domain/applications/terms.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { projectSpend, type Project } from '#domain/projects/project.ts';
import { dossierContent } from './dossier-content.ts';
import { dossierPdf } from './dossier-pdf.ts';
import { shownGrant } from './reading.ts';
import type { FrozenVerdict } from './snapshot.ts';

type Sample = {
  companyName: string;
  project: Project;
  grant: Grant;
  texts: Texts;
  judged: Pick<FrozenVerdict, 'verdict' | 'text' | 'met' | 'total' | 'checks'>;
};

/** For other features: the application as a PDF, for a company that is stored nowhere. */
export function sampleDossier({ companyName, project, grant, texts, judged }: Sample, now: Date): Promise<Buffer> {
  const at = now.toISOString();
  const spend = projectSpend(project);
  const told = spend === null ? [] : [{ category: project.title ?? project.description.slice(0, 80), amount: spend }];
  const terms = aidTermsOf(grant, {}, null);
  const lines = budgetLines(grant.eligibleCosts, project.costs.length > 0 ? project.costs : told, {});
  const written = Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, { text, revision: 1, at, by: '' }]),
  ) as typeof EMPTY_CONTENTS.texts;
  const content = dossierContent({
    application: {
      companyName,
      grantTitle: grant.name,
      grantEntity: grant.entity,
      deadline: grant.closesOn,
      version: 1,
      contents: { ...EMPTY_CONTENTS, texts: written },
      updatedAt: at,
      sentAt: null,
      protocol: null,
    },
    grant: shownGrant(grant),
    terms,
    budget: budgetOf(lines, terms, []),
    aidPlan: null,
    verdict: { frozen: null, now: { ...judged, at, companyVersion: 1, projectVersion: 1, rules: {} } },
    attachments: [],
    serverTime: at,
  });
  return dossierPdf(content, at);
}
