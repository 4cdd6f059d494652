import { sentencesOf } from '#domain/assistant/sentences.ts';
import { quotable } from '#domain/assistant/instruction-like.ts';
import type { FactField } from '#domain/grants/grant-facts.ts';
import type { Grant } from '#domain/grants/grant.ts';
import type { Passage } from './passages.ts';

/** Where a passage of a grant comes from: the facts have sources of their own, the card has the grant's. */
export type GrantField = FactField | 'scheda';
export type GrantPassage = Passage<GrantField>;

const CHARS = 600;
const clean = (text: string): string => quotable(text, CHARS).replace(/(?<![.;\s])[.;\s]+$/, '');

/** All that the catalogue can say of a grant, one thing at a time. What others wrote is data: orders are left out. */
export function grantPassages(grant: Grant): GrantPassage[] {
  const { facts } = grant;
  const card = [
    ...sentencesOf(grant.summary),
    ...grant.requirements,
    ...grant.benefits,
    grant.beneficiaries,
    grant.statusNote ?? '',
    grant.processingTime ?? '',
    grant.aidIntensity ?? '',
  ].map((text): GrantPassage => ({ field: 'scheda', text }));
  const told = (field: FactField, texts: readonly (string | undefined)[], title?: string): GrantPassage[] =>
    texts.flatMap((text) => (text ? [{ field, text, ...(title ? { title } : {}) }] : []));
  return [
    ...(facts.faq ?? []).map(({ question, answer }): GrantPassage => ({ field: 'faq', text: answer, title: question })),
    ...card,
    ...told('documents', grant.documents),
    ...told('procedure', facts.procedure ?? []),
    ...told('duties', facts.duties ?? []),
    ...told('payment', [facts.payment], 'pagamento erogazione'),
    ...told('times', [facts.times?.decision], 'tempi istruttoria esito risposta decisione'),
    ...told('times', [facts.times?.payment], 'tempi pagamento erogazione'),
    ...told('cumulation', [facts.cumulation], 'cumulo cumulabile'),
    ...told('aid', [facts.aid?.note]),
    ...told('ateco', [facts.ateco?.note], 'settori ateco attività'),
    ...told('tax', [facts.tax?.note]),
    ...told('ownership', [facts.ownership?.women, facts.ownership?.young, facts.ownership?.other]),
    ...told('status', [facts.status?.note]),
    ...told('portal', [facts.portal], 'portale sito piattaforma'),
  ]
    .map((passage) => ({ ...passage, text: clean(passage.text) }))
    .filter(({ text }) => text !== '');
}
