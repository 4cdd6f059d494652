import type { GrantAspect } from '#domain/assistant/chat/grant-aspects.ts';
import { excerpts } from '#domain/assistant/drafts/excerpts.ts';
import { quotable } from '#domain/assistant/instruction-like.ts';
import { amountLine } from '#domain/grants/amount-text.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { grantStatus } from '#domain/grants/status.ts';
import type { MatchItem } from '#domain/matching/matcher.ts';
import { applyPath } from '#domain/navigation.ts';
import { worthItPath } from '#domain/paths.ts';
import { fold } from '#domain/search/fold.ts';
import { lowered } from '#messages/articles.ts';
import { withChange } from '#messages/assistant/assistant.ts';
import { CHAT, GRANT_TALK } from '#messages/assistant/chat.ts';
import { renderCheck } from '#messages/matching/eligibility.ts';
import { rowWords } from '#messages/matching/short.ts';
import { AID_FORM_LABELS, AID_REGIME_LABELS, amountText } from '#messages/grants/grants.ts';
import type { OperationContext } from '#server/features/assistant/operation.ts';
import { openRows } from '#server/features/assistant/told-grant.ts';
import type { ChatPart } from './answer.ts';
import { deadlineFact, grantLink, LINKS, nameOf, say } from './parts.ts';

const LISTED = 6;
const ROWS = 3;

type Judged = { grant: Grant; item: MatchItem | undefined; company: string; today: string; isConsultant: boolean };
type Teller = (judged: Judged) => ChatPart[];

const each = (texts: readonly string[], max = LISTED): string[] =>
  texts
    .map((text) => quotable(text, 200).replace(/[.;\s]+$/, ''))
    .filter(Boolean)
    .slice(0, max);

const amount = ({ grant }: Judged): ChatPart =>
  say(
    GRANT_TALK.amount(
      nameOf(grant),
      amountText(amountLine(grant)),
      AID_FORM_LABELS[grant.aidForm],
      grant.aidIntensity && (quotable(grant.aidIntensity, 200).replace(/[.\s]+$/, '') || null),
    ),
    [grantLink(grant)],
  );

function deadline({ grant, today }: Judged): ChatPart[] {
  const fact = deadlineFact(grant, today);
  const state = GRANT_TALK.state[grantStatus(grant, today).status];
  const isSaid = fact.startsWith(state) || /^(?:a sportello|apre)/.test(fact);
  return [
    say(GRANT_TALK.deadline(nameOf(grant), isSaid ? fact : `${state}; ${fact}`), [grantLink(grant)]),
    ...(grant.closesAt && grant.closesOn && grant.closesOn >= today ? [say(GRANT_TALK.hour(grant.closesAt))] : []),
    ...(grant.statusNote && quotable(grant.statusNote, 300)
      ? [say(`${quotable(grant.statusNote, 300).replace(/[.\s]+$/, '')}.`)]
      : []),
  ];
}

function verdict({ item, company, isConsultant }: Judged): ChatPart {
  if (!item) return say(isConsultant ? GRANT_TALK.noClient : GRANT_TALK.noCompany, [LINKS.company]);
  const { met, total, isSummaryOnly } = item.eligibility;
  if (item.verdict === 'non_ammissibile') return say(GRANT_TALK.notEligible(company, met, total));
  if (item.verdict === 'da_verificare') return say(GRANT_TALK.toVerify(company, met, total));
  return say((isSummaryOnly ? GRANT_TALK.compatible : GRANT_TALK.eligible)(company, met, total));
}

/** What fails, with what would change it; then what the profile lacks; then what only the project can tell. */
function rows({ item }: Judged, max: number): ChatPart[] {
  if (!item) return [];
  const failed = item.eligibility.checks.filter(({ outcome }) => outcome === 'non_soddisfatto').slice(0, max);
  const open = openRows(item);
  const lacking = open.filter(({ field, lack }) => field !== null && lack === 'azienda');
  const later = open.filter((check) => !lacking.includes(check));
  return [
    ...failed.map((check) => {
      const { requirement, reason, wouldChange } = renderCheck(check);
      return say(GRANT_TALK.failed(requirement, quotable(max > 1 ? withChange(reason, wouldChange) : reason, 500)));
    }),
    ...(lacking.length > 0 ? [say(GRANT_TALK.lacking(each(lacking.map(rowWords))), [LINKS.profile])] : []),
    ...(later.length > 0 && failed.length < max
      ? [say(GRANT_TALK.later(each(later.map(rowWords), max > 1 ? LISTED : 2)))]
      : []),
  ];
}

const requirements: Teller = (judged) => {
  const open = judged.item ? openRows(judged.item).map((check) => fold(renderCheck(check).expected)) : [];
  const asks = each(judged.grant.requirements).filter((text) => !open.includes(fold(text)));
  return [
    verdict(judged),
    ...rows(judged, ROWS),
    ...(asks.length > 0 ? [say(GRANT_TALK.asks(asks))] : []),
    say(CHAT.seePage(nameOf(judged.grant)), [grantLink(judged.grant)]),
  ];
};

const overview: Teller = (judged) => {
  const { grant, today } = judged;
  const about = excerpts(quotable(grant.summary, 1200), 2)
    .map((sentence) => `${sentence}.`)
    .join(' ');
  const ways = applyPath ? [{ label: CHAT.links.apply, href: applyPath(grant.id) }] : [];
  return [
    say(GRANT_TALK.overview(nameOf(grant), quotable(grant.entity, 200), about), [grantLink(grant), ...ways]),
    say(GRANT_TALK.amountAndDeadline(amountText(amountLine(grant)), deadlineFact(grant, today))),
    verdict(judged),
    ...rows(judged, 1),
  ];
};

const TELLERS: Record<GrantAspect, Teller> = {
  descrizione: overview,
  confronto: overview,
  scadenza: deadline,
  stato: deadline,
  importo: (judged) => [amount(judged)],
  requisiti: requirements,
  esclusione: requirements,
  documenti({ grant }) {
    const documents = each(grant.documents);
    const told =
      documents.length > 0
        ? GRANT_TALK.documents(nameOf(grant), documents)
        : GRANT_TALK.documentsUnknown(nameOf(grant));
    return [say(told, [grantLink(grant)]), ...(documents.length > 0 ? [] : [say(CHAT.usualDocumentsShort)])];
  },
  spese({ grant }) {
    const costs = each(grant.eligibleCosts);
    return [
      say(costs.length > 0 ? GRANT_TALK.costs(nameOf(grant), costs) : GRANT_TALK.costsUnknown(nameOf(grant)), [
        grantLink(grant),
      ]),
    ];
  },
  beneficiari: (judged) => [
    say(
      GRANT_TALK.beneficiaries(nameOf(judged.grant), quotable(judged.grant.beneficiaries, 400).replace(/[.\s]+$/, '')),
      [grantLink(judged.grant)],
    ),
    verdict(judged),
  ],
  regime({ grant }) {
    const told = grant.aidRegime
      ? GRANT_TALK.regime(nameOf(grant), AID_REGIME_LABELS[grant.aidRegime])
      : GRANT_TALK.regimeUnknown(nameOf(grant));
    return [say(told, [grantLink(grant), LINKS.deMinimis])];
  },
  tempi({ grant }) {
    const time = quotable(grant.processingTime ?? '', 200).replace(/[.\s]+$/, '');
    return [
      say(time ? GRANT_TALK.processing(nameOf(grant), time) : GRANT_TALK.processingUnknown(nameOf(grant)), [
        grantLink(grant),
      ]),
    ];
  },
  domanda: (judged) => [
    say(GRANT_TALK.apply(nameOf(judged.grant)), [
      grantLink(judged.grant),
      ...(applyPath ? [{ label: CHAT.links.apply, href: applyPath(judged.grant.id) }] : []),
    ]),
    verdict(judged),
    ...rows(judged, 1),
  ],
  convenienza: (judged) => [
    say(GRANT_TALK.worthIt(nameOf(judged.grant)), [{ label: CHAT.links.worthIt, href: worthItPath(judged.grant.id) }]),
    amount(judged),
    verdict(judged),
  ],
};

async function judgedOf({ records, ctx }: OperationContext, grants: readonly Grant[]): Promise<Judged[]> {
  const judged = await records.judge(grants);
  const company = (await records.company())?.companyName || CHAT.yourCompany;
  const isConsultant = ctx.user.userType === 'consultant';
  return grants.map((grant) => ({ grant, item: judged.get(grant.id), company, today: records.today, isConsultant }));
}

/** What was asked of a grant, from its record and the company's checks; without a question, the whole in short. */
export async function aboutGrant(
  context: OperationContext,
  grant: Grant,
  aspect: GrantAspect | null,
): Promise<ChatPart[]> {
  const [judged] = await judgedOf(context, [grant]);
  return TELLERS[aspect ?? 'descrizione'](judged!);
}

/** Several grants side by side: what one gets, until when, and for whom. */
export async function compareGrants(
  context: OperationContext,
  grants: readonly Grant[],
  title: string,
): Promise<ChatPart[]> {
  const lines = (await judgedOf(context, grants)).map(({ grant, item, today }) =>
    say(
      GRANT_TALK.compareLine(nameOf(grant), [
        lowered(AID_FORM_LABELS[grant.aidForm]),
        lowered(amountText(amountLine(grant))),
        deadlineFact(grant, today),
        ...(item ? [CHAT.verdictShort[item.verdict]] : []),
      ]),
      [grantLink(grant)],
    ),
  );
  return [say(title), ...lines];
}
