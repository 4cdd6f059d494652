import { spokenPassage } from '#domain/assistant/knowledge/condition.ts';
import { excerpts } from '#domain/assistant/drafts/excerpts.ts';
import { quotable } from '#domain/assistant/instruction-like.ts';
import type { Aspect } from '#domain/assistant/reading/aspects.ts';
import { amountLine } from '#domain/grants/amount-text.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { applyPath, worthItPath } from '#domain/paths.ts';
import { askedWords } from '#domain/assistant/knowledge/passages.ts';
import { fold } from '#domain/search/fold.ts';
import { tokenize } from '#domain/search/tokens.ts';
import { CHAT, GRANT_TALK } from '#messages/assistant/chat.ts';
import { conceptText } from '#messages/assistant/concepts.ts';
import { TOLD } from '#messages/assistant/filo.ts';
import { AID_REGIME_LABELS, amountText } from '#messages/grants/grants.ts';
import type { ChatPart } from '#server/features/assistant/chat/answer.ts';
import { deadlineFact, grantLink, LINKS, nameOf, say } from '#server/features/assistant/chat/parts.ts';
import { sourcePart } from '#server/features/assistant/chat/sources.ts';
import { judgedOf, textOf, type Teller, type Turn } from '#server/features/assistant/chat/turn.ts';
import { topicText } from '#server/features/assistant/chat/topics.ts';
import { contextOf } from '#server/features/assistant/chat/told-company.ts';
import { aidForms, rateNote } from './aid-form.ts';
import { criteria, limits, places, trades } from './attributes.ts';
import { costs } from './costs.ts';
import { each, requirements, rows, verdict } from './eligibility.ts';
import { amount, money } from './money.ts';
import { ownAnswerOf, ownParts } from './own-answers.ts';
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
  const intensity = rateNote(grant).replace(/[.\s]+$/, '');
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

const TELLERS: Record<Aspect, AspectTeller> = {
  descrizione: overview,
  confronto: overview,
  cumulo: (turn, grant) => passagesOr(turn, grant, 'cumulabile', GRANT_TALK.regimeUnknown(nameOf(grant))),
  scadenza: statusParts,
  stato: statusParts,
  ora: (turn, grant) => hourParts(grant, turn.context.records.today),
  importo: money,
  forma: async (turn, grant) => [
    ...aidForms(turn, grant),
    ...(turn.question.amounts.length > 0 ? await money(turn, grant) : []),
  ],
  requisiti: requirements,
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
    const said = relevantPassages(grant, 'pagamento rate rimborso erogazione anticipo', 2);
    if (said.length > 0) return [say(TOLD.found(name, said.map(spokenPassage)), [grantLink(grant)])];
    return [
      say(TOLD.paymentUnknown(name), [grantLink(grant)]),
      say(conceptText('pagamento', turn.context.records.today).text),
    ];
  },
  tempi(turn, grant) {
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
    const text = quotable(grant.beneficiaries, 400).replace(/[.\s]+$/, '');
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
    return [
      say(GRANT_TALK.worthIt(nameOf(grant)), [{ label: CHAT.links.worthIt, href: worthItPath(grant.id) }]),
      amount(grant),
      verdict(judged!),
    ];
  },
};

/** Aspects that say all by themselves: nothing else of the record is added. */
const WHOLE: readonly Aspect[] = [
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

/** "Quanto deve essere l'acconto?" asks for a figure of something else than the aid. */
function hasMatter(text: string, grant: Grant): boolean {
  const own = new Set(tokenize(fold(grant.name)).map(({ stem }) => stem));
  return askedWords(text).some(
    ({ stem, weight }) =>
      weight === 1 &&
      !own.has(stem) &&
      !/^(?:spend|cifr|import|contribut|risparm|mes|copr|mass|otten|ammont|prend|spett|due|ann)/.test(stem),
  );
}

const OWN_SUM = 0.6;

/** "L'acconto di quanto deve essere?" asks of that thing alone; "quello siciliano quanto dà?" of the aid too. */
const hasOwnWord = (text: string): boolean =>
  !/\b(?:danno|dà|da|prend\w+|spett\w+|copr\w+|vale|contribut\w+)\b/.test(text);

/** Asks whether something is needed or allowed, and a rule goes by its name. */
const isOfRule = ({ text, topics, concepts, subject }: Turn['question']): boolean =>
  /\b(?:serv(?:e|ono)|occorr\w+|ci vuole|devo avere|bisogna)\b/.test(text) &&
  subject !== '' &&
  (concepts.length > 0 || (topics[0]?.isKey === true && topics[0].kind === 'regola'));

/** Of what the record does not speak: so it is said, with the rule that may hold. The whole card again would be no answer. */
function unsaid({ question, context }: Turn, grant: Grant): ChatPart[] {
  const [topic] = question.topics;
  const named = topic?.kind === 'regola' && topic.isLikely ? topic.id : question.concepts[0];
  const rule = named === undefined ? null : topicText(named, context.records.today);
  const own = new Set(tokenize(fold(grant.name)).map(({ stem }) => stem));
  const thing = tokenize(question.subject)
    .filter(({ stem }) => !own.has(stem))
    .map(({ word }) => word)
    .join(' ');
  return [
    say(TOLD.silentOn(nameOf(grant), thing || question.subject), [grantLink(grant)]),
    ...(rule ? [say(rule)] : []),
    sourcePart(grant, ['scheda']),
  ];
}

/** What was asked of a grant, from its record and the company's checks; then what else the record says of the words. */
export const aboutGrant: Teller = async (turn) => {
  const { question, grants } = turn;
  const grant = grants[0]!;
  const { aspects } = question;
  const said = relevantPassages(grant, question.text, 2);
  const intent = aspects.some((aspect) => aspect === 'scadenza' || aspect === 'stato')
    ? ('scadenze' as const)
    : ('compilazione' as const);
  const catalogue = await turn.context.records.catalogue();
  const alike = question.alike
    .flatMap((id) => catalogue.find(id)?.grant ?? [])
    .map((other) => ({ name: nameOf(other), when: deadlineFact(other, turn.context.records.today) }));
  const found = () => [
    say(TOLD.found(nameOf(grant), said.map(spokenPassage)), [grantLink(grant)]),
    sourcePart(
      grant,
      said.map(({ field }) => field),
    ),
  ];
  if (aspects.length === 0 && said.length > 0 && question.origin !== 'messaggio') return { parts: found(), intent };
  const isOtherSum =
    aspects.includes('importo') && question.amounts.length === 0 && said.length > 0 && hasMatter(question.text, grant);
  if (isOtherSum) return { parts: [...found(), ...(hasOwnWord(question.text) ? [] : [amount(grant)])], intent };
  const own = aspects.includes('importo') ? ownAnswerOf(grant, question.text) : null;
  if (own && own.closeness >= OWN_SUM && hasMatter(question.text, grant))
    return { parts: ownParts(grant, own, question), intent };
  if (aspects.length === 0 && question.origin !== 'messaggio' && question.subject !== '')
    return { parts: unsaid(turn, grant), intent };
  // "Per ISI serve il DURC?" asks of that paper alone: what the record says of it, and the rule.
  if (aspects.length === 0 && isOfRule(question))
    return { parts: said.length > 0 ? found() : unsaid(turn, grant), intent };
  const asked: Aspect[] = aspects.length > 0 ? aspects : ['descrizione'];
  const told = (await Promise.all(asked.map((aspect) => TELLERS[aspect](turn, grant)))).flat();
  const text = fold(textOf(told));
  const more = asked.some((aspect) => WHOLE.includes(aspect))
    ? []
    : said.filter((passage) => !text.includes(fold(passage.text)));
  const hasSource = told.some((part) => part.text.startsWith('Fonte: '));
  return {
    parts: [
      ...told,
      ...(more.length > 0 ? [say(TOLD.also(more.map(spokenPassage)))] : []),
      ...(alike.length > 0 && question.origin === 'messaggio' ? [say(TOLD.alike(alike))] : []),
      ...(hasSource || (question.manner !== null && asked[0] === 'descrizione') ? [] : [sourcePart(grant, ['scheda'])]),
    ],
    intent,
  };
};
