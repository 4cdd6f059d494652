import { gap, type Line } from '#domain/assistant/drafting/draft.ts';
import { withArticle } from '#domain/assistant/drafting/grammar/nouns.ts';
import type { Material } from '#domain/assistant/drafting/material.ts';
import { costKindsIn } from '#domain/projects/cost-kinds.ts';
import { listed } from '#domain/writing/phrases.ts';
import { GENERAL_RULES } from '#messages/assistant/knowledge/general-rules.ts';
import { fromTo } from './kpi-words.ts';
import { agree, sentence } from './words.ts';
import { line } from './voice.ts';

const ASKED = /\bDNSH\b|danno significativo/i;
/** Where the concept stands. */
export const DNSH_SOURCE = GENERAL_RULES.find(({ id }) => id === 'dnsh')!.source ?? '';

/** What a check of harm looks at, and the words by which a project speaks of it. */
const SUBJECTS: readonly (readonly [string, RegExp])[] = [
  ['energia ed emissioni', /emission|energi|gas\b|consum|kwh|co2|fotovolt|calore/i],
  ['rifiuti', /rifiut|scart|ricicl|imball/i],
  ['acqua', /acqua|idric/i],
  ['natura e inquinamento', /inquin|natur|biodivers|rumor/i],
];

/** Where the call asks for it: no harm to the environment, with what this project says of it and what it does not. */
export function dnsh({ grant, kpis, costs }: Material): Line[] {
  const rules = grant
    ? [...grant.duties, ...grant.requirements, ...grant.procedure, ...grant.criteria, ...grant.answers]
    : [];
  const isAsked = rules.some((rule) => ASKED.test(rule));
  if (!isAsked && !/\bPNRR\b|\b2021\/241\b/.test(grant?.legalBasis ?? '')) return [];
  const green = kpis.filter(
    ({ name, unit, baseline, target }) =>
      baseline !== null && target !== null && SUBJECTS.some(([, words]) => words.test(`${name} ${unit}`)),
  );
  const works = costs.filter(({ full, category }) => costKindsIn(`${category} ${full}`).includes('energia'));
  const known = [
    ...green.slice(0, 3).map((kpi) => `${withArticle(kpi.name)} ${agree(kpi.name, 'passa', 'passano')} ${fromTo(kpi)}`),
    works.length > 0 ? `la spesa comprende ${listed(works.slice(0, 2).map(({ name }) => withArticle(name)))}` : '',
  ].filter(Boolean);
  const said = [...green.map(({ name, unit }) => `${name} ${unit}`), ...works.map(({ full }) => full)].join(' ');
  const open = SUBJECTS.filter(([, words]) => !words.test(said)).map(([subject]) => subject);
  const asker = isAsked ? 'Il bando' : 'Il PNRR, da cui viene la misura,';
  const missing = `effetti del progetto su ${listed(open.length > 0 ? open : ['ciò che la scheda del bando elenca'])}`;
  return [
    line(2, `${asker} chiede di non arrecare un danno significativo all’ambiente (DNSH); la fonte è ${DNSH_SOURCE}.`),
    line(2, known.length > 0 ? sentence(`Di questo progetto si sa che ${listed(known)}`) : ''),
    line(2, `Per la verifica ${known.length > 0 ? 'restano' : 'servono'} ${gap(missing)}.`),
  ];
}
