import { z } from 'zod';
import type { Grant } from '#domain/grants/grant.ts';
import { regionOf } from '#domain/imports/region-of.ts';
import { fold } from '#domain/search/fold.ts';
import { REGIONS } from '#domain/vocabulary.ts';

const text = (max: number) => z.string().trim().max(max);
const lines = z.array(text(400).min(1)).max(30).default([]);

/** A call that the person brings as a PDF (APP-2), as the form sends it: found by us, confirmed by them. */
export const customGrantForm = z.object({
  title: text(300).min(1),
  projectTitle: text(300).min(1),
  description: text(4000).default(''),
  entity: text(200).default(''),
  deadline: z.iso.date().nullable().default(null),
  ratePct: z.number().positive().max(100).nullable().default(null),
  aidMax: z.number().positive().max(1e11).nullable().default(null),
  requirements: lines,
  documents: lines,
});
export type CustomGrantForm = z.infer<typeof customGrantForm>;

/** What an application keeps of it. */
export const customGrant = customGrantForm.omit({ projectTitle: true }).extend({ readOn: z.iso.date() });
export type CustomGrant = z.infer<typeof customGrant>;

/** The same shape as any other: what it does not say is not known, and decides nothing. */
export function grantOfCustom(id: string, custom: CustomGrant): Grant {
  return {
    id,
    name: custom.title,
    entity: custom.entity,
    ...publishedFor(custom.entity),
    sectors: [],
    categories: [],
    beneficiaries: '',
    sizes: [],
    aidForm: 'fondo perduto',
    aidIntensity: null,
    aidIntensityMax: custom.ratePct,
    aidRegime: null,
    amounts: { min: null, max: custom.aidMax, kind: 'contributo' },
    eligibleCosts: [],
    openingMode: null,
    opensOn: null,
    opensAt: null,
    closesOn: custom.deadline,
    closesAt: null,
    editorialState: 'aperto',
    statusNote: null,
    summary: custom.description,
    requirements: custom.requirements,
    benefits: [],
    documents: custom.documents,
    processingTime: null,
    legalBasis: null,
    link: null,
    constraints: {},
    facts: {},
    source: {
      name: 'custom',
      externalId: null,
      evidence: '',
      urlEvidence: 'assumed',
      checkedOn: custom.readOn,
      confidence: 'low',
      depth: 'solo_sintesi',
    },
  };
}

const EUROPEAN = /\b(?:unione europea|commissione europea|european|eismea|eic)\b/;
const AUTONOMOUS = /provincia autonoma di (?:trento|bolzano)/;

/** Where it is shown to belong, by who publishes it. What it asks of a company's place is another question (ELI-5). */
function publishedFor(entity: string): Pick<Grant, 'level' | 'regions'> {
  const said = fold(entity);
  const province = AUTONOMOUS.exec(said)?.[0];
  const region = province ? regionOf(province) : REGIONS.find((name) => said.includes(fold(name)));
  if (region) return { level: 'regionale', regions: [region] };
  return { level: EUROPEAN.test(said) ? 'europeo' : 'nazionale', regions: [] };
}
