import { draftGrantOf } from '#domain/assistant/drafting/draft-grant.ts';
import { toldIn } from '#domain/assistant/drafting/draft.ts';
import { draftProject } from '#domain/assistant/drafting/draft-project.ts';
import { lengthAsked } from '#domain/assistant/drafting/fit.ts';
import { materialOf } from '#domain/assistant/drafting/material.ts';
import { CONTENT_TYPES, FORM_ONLY_PARTS, type DraftPart } from '#domain/assistant/request-types.ts';
import { EMPTY_COMPANY, type CompanyFields } from '#domain/companies/company-profile.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import { writeDraft } from '#messages/assistant/drafting/write-draft.ts';

type Told = { company?: Partial<CompanyFields>; grant?: Partial<Grant>; project?: object; written?: object };

/** A small trade that has said little of itself and of what it buys. */
export const BAKERY: Partial<CompanyFields> = {
  companyName: 'Forno Due Mari di Lia Greco',
  legalForm: 'ditta-individuale',
  description: 'Panificio artigiano con vendita diretta a Taranto. Serviamo sette ristoranti della città.',
  city: 'Taranto',
  province: 'TA',
  region: 'Puglia',
  employeesExact: 4,
};

/** One part as Filo writes it. */
export function draftOfPart(part: DraftPart, { company, grant, project, written }: Told): string {
  const material = materialOf({
    company: { ...EMPTY_COMPANY, companyName: 'Prova', roleInCompany: '', sector: 'other', ...company },
    sizes: ['micro'],
    grant: draftGrantOf(sampleGrant({ name: 'Macchine nuove', ...grant }), '2026-11-16'),
    project: draftProject.parse(project ?? {}),
    written: { ...written },
    budget: null,
    documents: [],
  });
  return writeDraft(part, material, [], lengthAsked({}, part)).text;
}

const PARTS = [...CONTENT_TYPES, ...FORM_ONLY_PARTS];
/** The names under which an application keeps a part that Filo reads again. */
const KEPT: Partial<Record<DraftPart, string>> = {
  project_title: 'title',
  objectives: 'goals',
  project_summary: 'summary',
};

/** Every part, each written while the application holds those before it. */
export function draftsOf(told: Told): Record<DraftPart, string> {
  const written: Record<string, string> = {};
  const drafts = PARTS.map((part) => {
    const text = draftOfPart(part, { ...told, written: { ...told.written, ...written } });
    written[KEPT[part] ?? part] = toldIn(text);
    return [part, text] as const;
  });
  return Object.fromEntries(drafts) as Record<DraftPart, string>;
}
