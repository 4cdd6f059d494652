import { spokenPassage } from '#domain/assistant/knowledge/condition.ts';
import type { Concept } from '#domain/assistant/chat/concepts.ts';
import { excerpts } from '#domain/assistant/drafts/excerpts.ts';
import { quotable } from '#domain/assistant/instruction-like.ts';
import type { Aspect } from '#domain/assistant/reading/aspects.ts';
import { amountLine } from '#domain/grants/amount-text.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { fold } from '#domain/search/fold.ts';
import { applyPath, worthItPath } from '#domain/paths.ts';
import { capital } from '#domain/writing/phrases.ts';
import { CHAT, GRANT_TALK } from '#messages/assistant/chat.ts';
import { conceptText } from '#messages/assistant/concepts.ts';
import { TOLD } from '#messages/assistant/filo.ts';
import { AID_REGIME_LABELS, amountText } from '#messages/grants/grants.ts';
import type { ChatPart } from '#server/features/assistant/chat/answer.ts';
import { deadlineFact, grantLink, LINKS, nameOf, say } from '#server/features/assistant/chat/parts.ts';
import { judgedOf, type Turn } from '#server/features/assistant/chat/turn.ts';
import { topicText } from '#server/features/assistant/chat/topics.ts';
import { contextOf } from '#server/features/assistant/chat/told-company.ts';
import { aidForms, rateNote } from './aid-form.ts';
import { criteria, limits, places, tradeTold, trades } from './attributes.ts';
import { costs } from './costs.ts';
import { each, requirements, rows, verdict } from './eligibility.ts';
import { amount, money } from './money.ts';
import { relevantPassages } from './passages.ts';
import { hourParts, statusParts } from './status.ts';

type AspectTeller = (turn: Turn, grant: Grant) => Promise<ChatPart[]> | ChatPart[];

/** What a grant is, in its record's first sentences. */
export const aboutOf = (grant: Grant, sentences: number): string =>
  excerpts(quotable(grant.summary, 1200), sentences)
    .map((sentence) => `${sentence}.`)
    .join(' ');

async function overview(turn: Turn, grant: Grant): Promise<ChatPart[]> {
  const { today } = turn.context.records;
  const isBrief = turn.question.manner !== null;
  const about = aboutOf(grant, isBrief ? 1 : 3);
  const ways = [{ label: CHAT.links.apply, href: applyPath(grant.id) }];
  const intensity = rateNote(grant).replace(/(?<![.\s])[.\s]+$/, '');
  const [judged] = await judgedOf(await contextOf(turn.context, turn.question), [grant]);
  return [
    say(
      isBrief
        ? TOLD.found(nameOf(grant), [about])
        : GRANT_TALK.overview(nameOf(grant), quotable(grant.entity, 200), about),
      [grantLink(grant), ...ways],
    ),
    say(
      GRANT_TALK.amountAndDeadline(
        `${amountText(amountLine(grant))}${intensity ? `; ${intensity}` : ''}`,
        deadlineFact(grant, today),
      ),
    ),
    verdict(judged!),
    ...(isBrief ? [] : rows(judged!, 1)),
  ];
}

const passagesOr = (turn: Turn, grant: Grant, words: string, otherwise: string, max = 2): ChatPart[] => {
  const said = relevantPassages(grant, `${turn.question.text} ${words}`, max);
  if (said.length === 0) return [say(otherwise, [grantLink(grant)])];
  return [say(TOLD.found(nameOf(grant), said.map(spokenPassage)), [grantLink(grant)])];
};

/** "Quanto sarebbe a fondo perduto su questa spesa?" asks for the sum beside the form. */
const isSumAsked = ({ amounts, text }: Turn['question']): boolean => amounts.length > 0 || /\bquant[oa]\b/.test(text);

/** "In quanto tempo va finito il progetto?": not how long the answer takes. */
const OF_THE_WORKS =
  /\b(?:fin(?:ire|it[oaie]|irl[oa]|isco)|conclu\w+|termin(?:are|at[oaie]|o)|complet\w+|realizz\w+|chi(?:uder|us)\w*|ultim\w+|spender\w*)\b/;
const SPAN = /\b(?:\d{1,2}|due|tre|sei|nove|dodici|diciotto|ventiquattro) (?:mesi|anni|giorni)\b/;
const OF_WORKS =
  /\b(?:conclu\w+|ultim\w+|realizz\w+|complet\w+|progett\w+|prorog\w+|lavori|investiment\w+|termin\w+)\b/;

const PAID_OUT = 'pagamento rate rimborso erogazione anticipo';
/** "In quanti anni lo pago?" */
const IN_YEARS = /\b(?:in|per) quant[oi] (?:anni|mesi|rate|tempo)\b/;

export const asksOfWorks = ({ text, aspects }: Turn['question']): boolean =>
  aspects.includes('tempi') && OF_THE_WORKS.test(text);

/** What a record says of how long the works may take. */
function worksSpans({ facts }: Grant): string[] {
  const told = [...(facts.duties ?? []), ...(facts.procedure ?? []), ...(facts.faq ?? []).map(({ answer }) => answer)];
  return each(
    told.filter((text) => SPAN.test(fold(text)) && OF_WORKS.test(fold(text))),
    2,
  );
}

const BLOCKING: readonly Concept[] = ['polizza', 'durc', 'difficolta'];

/** One thing of a grant each, from its record. */
export const ASPECT_TELLERS: Record<Aspect, AspectTeller> = {
  descrizione: overview,
  confronto: overview,
  cumulo: (turn, grant) => passagesOr(turn, grant, 'cumulabile', GRANT_TALK.regimeUnknown(nameOf(grant))),
  scadenza: statusParts,
  stato: statusParts,
  ora: (turn, grant) => hourParts(grant, turn.context.records.today),
  importo: money,
  forma: async (turn, grant) => [
    ...aidForms(turn, grant),
    ...(isSumAsked(turn.question) ? await money(turn, grant) : []),
  ],
  async requisiti(turn, grant) {
    // "Siamo senza polizza, la danno lo stesso?": what stops every aid comes before the verdict.
    const stop = turn.question.concepts.find((concept) => BLOCKING.includes(concept));
    // Its own yes answers whether the paper is needed, not whether the aid is given without.
    const told = stop && conceptText(stop, turn.context.records.today).text.replace(/^Sì: /, '');
    const rule = told ? [say(capital(told))] : [];
    return [...rule, ...(await requirements(turn)), ...tradeTold(turn, grant)];
  },
  esclusione: requirements,
  documenti(_turn, grant) {
    const documents = each(grant.documents, 8);
    const name = nameOf(grant);
    const told = documents.length > 0 ? GRANT_TALK.documents(name, documents) : GRANT_TALK.documentsUnknown(name);
    return [say(told, [grantLink(grant)]), ...(documents.length > 0 ? [] : [say(CHAT.usualDocumentsShort)])];
  },
  domanda({ question, context }, grant) {
    const signer = /\bfirm\w+|\bdeleg\w+/.test(question.text)
      ? topicText('legale_rappresentante', context.records.today)
      : null;
    const { procedure, portal, access, signature } = grant.facts;
    const name = nameOf(grant);
    const ways = [{ label: CHAT.links.apply, href: applyPath(grant.id) }];
    return [
      ...(signer ? [say(signer)] : []),
      say(procedure ? TOLD.procedure(name, each(procedure, 8)) : GRANT_TALK.apply(name), [grantLink(grant), ...ways]),
      ...(portal ? [say(TOLD.portal(quotable(portal, 200)))] : []),
      ...(access ? [say(TOLD.access(access))] : []),
      ...(signature ? [say(TOLD.signature)] : []),
    ];
  },
  spese: costs,
  pagamento(turn, grant) {
    const name = nameOf(grant);
    const { payment, times } = grant.facts;
    const told = payment ? [say(TOLD.payment(name, quotable(payment, 400)), [grantLink(grant)])] : [];
    const when = times?.payment ? [say(TOLD.also([quotable(times.payment, 300)]))] : [];
    if (told.length + when.length > 0) return [...told, ...when];
    const words = IN_YEARS.test(turn.question.text) ? 'mutuo prestito finanziamento durata anni mesi' : PAID_OUT;
    const said = relevantPassages(grant, words, 2);
    if (said.length > 0) return [say(TOLD.found(name, said.map(spokenPassage)), [grantLink(grant)])];
    return [
      say(TOLD.paymentUnknown(name), [grantLink(grant)]),
      say(conceptText('pagamento', turn.context.records.today).text),
    ];
  },
  tempi(turn, grant) {
    const isOfWorks = asksOfWorks(turn.question);
    const spans = isOfWorks ? worksSpans(grant) : [];
    if (spans.length > 0) return [say(TOLD.found(nameOf(grant), spans), [grantLink(grant)])];
    if (isOfWorks) return [say(TOLD.worksUnknown(nameOf(grant)), [grantLink(grant)])];
    const decision = grant.facts.times?.decision ?? grant.processingTime;
    const told = decision ? [say(TOLD.decision(quotable(decision, 300)), [grantLink(grant)])] : [];
    return [
      ...told,
      ...passagesOr(
        turn,
        grant,
        'entro giorni mesi',
        told.length > 0 ? CHAT.seePage(nameOf(grant)) : GRANT_TALK.processingUnknown(nameOf(grant)),
      ),
    ];
  },
  obblighi(turn, grant) {
    const duties = each(grant.facts.duties ?? []);
    const told = duties.length > 0 ? [say(TOLD.duties(nameOf(grant), duties), [grantLink(grant)])] : [];
    // Who was hired is no asset to be kept.
    if (told.length > 0 && /\b(?:licenzi|assun|assum|dipendent|contratt)\w*/.test(turn.question.text)) return told;
    return [
      ...told,
      say(conceptText('mantenimento', turn.context.records.today).text, told.length > 0 ? [] : [grantLink(grant)]),
    ];
  },
  dotazione: (turn, grant) => passagesOr(turn, grant, 'dotazione milioni', TOLD.fundsUnknown(nameOf(grant)), 1),
  ateco: trades,
  sede: places,
  limiti: limits,
  criteri: criteria,
  async beneficiari(turn, grant) {
    const [judged] = await judgedOf(await contextOf(turn.context, turn.question), [grant]);
    const text = quotable(grant.beneficiaries, 400).replace(/(?<![.\s])[.\s]+$/, '');
    return [say(GRANT_TALK.beneficiaries(nameOf(grant), text), [grantLink(grant)]), verdict(judged!)];
  },
  regime(_turn, grant) {
    const name = nameOf(grant);
    const told = grant.aidRegime
      ? GRANT_TALK.regime(name, AID_REGIME_LABELS[grant.aidRegime])
      : GRANT_TALK.regimeUnknown(name);
    return [say(told, [grantLink(grant), LINKS.deMinimis])];
  },
  async convenienza(turn, grant) {
    const [judged] = await judgedOf(turn.context, [grant]);
    const tool = say(GRANT_TALK.worthIt(nameOf(grant)), [{ label: CHAT.links.worthIt, href: worthItPath(grant.id) }]);
    // "Quanto ci guadagno se ne dono 5mila?"
    if (turn.question.amounts.length > 0) return [...(await money(turn, grant)), verdict(judged!), tool];
    return [tool, amount(grant), verdict(judged!)];
  },
};

/** Aspects that say all by themselves: nothing else of the record is added. */
export const WHOLE: readonly Aspect[] = [
  'importo',
  'requisiti',
  'esclusione',
  'spese',
  'descrizione',
  'confronto',
  'forma',
  'dotazione',
  'ora',
  'ateco',
  'sede',
  'limiti',
  'criteri',
];
