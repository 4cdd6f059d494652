import { citeSentences } from '#domain/assistant/drafting/ground-figures.ts';
import { draftOf, type Draft, type Fact } from '#domain/assistant/drafting/draft.ts';
import { fitted, type Length } from '#domain/assistant/drafting/fit.ts';
import type { Material } from '#domain/assistant/drafting/material.ts';
import type { DraftPart } from '#domain/assistant/request-types.ts';
import { BRIEF_PLANS, isDetailed } from './brief-plans.ts';
import { PLANS } from './plans.ts';
import { voiceOf } from './voice.ts';

/** A part of an application out of what is known: connected, at the length asked, each sentence with its sources. */
export function writeDraft(part: DraftPart, material: Material, facts: readonly Fact[], length: Length): Draft {
  const voice = voiceOf(part, `${material.company?.companyName ?? ''}|${material.grant?.name ?? ''}`);
  const plan = part === 'project_title' || isDetailed(material) ? PLANS[part] : BRIEF_PLANS[part];
  const groups = fitted(plan(material, voice), length);
  return draftOf(groups.map((texts) => texts.flatMap((text) => citeSentences(text, facts))));
}
