import { spokenPassage } from '#domain/assistant/knowledge/condition.ts';
import { monthlyAid } from '#domain/assistant/knowledge/monthly-aid.ts';
import { quotable } from '#domain/assistant/instruction-like.ts';
import { amountLine } from '#domain/grants/amount-text.ts';
import { projectSpend } from '#domain/projects/project.ts';
import { lowered } from '#messages/articles.ts';
import { CHAT } from '#messages/assistant/chat.ts';
import { COMPARED, TOLD } from '#messages/assistant/filo.ts';
import { AID_FORM_LABELS, amountText } from '#messages/grants/grants.ts';
import { moneyText } from '#messages/matching/money.ts';
import { shortReason } from '#messages/matching/short.ts';
import type { ChatPart } from '#server/features/assistant/chat/answer.ts';
import { deadlineFact, grantLink, nameOf, say } from '#server/features/assistant/chat/parts.ts';
import { sourcePart } from '#server/features/assistant/chat/sources.ts';
import { judgedOf, type Judged, type Teller, type Turn } from '#server/features/assistant/chat/turn.ts';
import { contextOf } from '#server/features/assistant/chat/told-company.ts';
import { rateNote } from './aid-form.ts';
import { closing } from './closing.ts';
import { money } from './money.ts';
import { isAnswer, likelyPassages, relevantPassages } from './passages.ts';

/** Side by side: what one gets, until when, for whom; then what the question weighs, and which to look at first. */
export const compare: Teller = async (turn) => {
  if (turn.question.aspects[0] === 'scadenza')
    return { parts: closing(turn.grants, turn.context.records.today), intent: 'scadenze' };
  const context = await contextOf(turn.context, turn.question);
  const judged = await judgedOf(context, turn.grants);
  const weighed = (await Promise.all(turn.grants.map((grant) => weighedOf(turn, grant)))).flat();
  const hasMatter = weighed.length > 0 && turn.question.origin !== 'messaggio';
  const lines = judged.map((each) =>
    say(COMPARED.line(nameOf(each.grant), hasMatter ? short(each) : facts(each)), [grantLink(each.grant)]),
  );
  const { aspects, amounts } = turn.question;
  const isMonthly = aspects.includes('importo') && turn.grants.every((grant) => monthlyAid(grant) !== null);
  const isWeighed = aspects.includes('importo') || aspects.includes('confronto') || aspects.includes('convenienza');
  const isSum = (isWeighed && amounts.length > 0) || isMonthly;
  const isFirst = turn.question.origin === 'messaggio';
  return {
    parts: [
      ...(isSum ? await sums(turn) : []),
      // Those that were just compared are not compared again for the sum alone.
      ...(isSum && !isFirst ? [] : [say(COMPARED.title), ...lines, ...weighed]),
      ...advice(judged, (await context.records.project()) ? projectSpend((await context.records.project())!) : null),
      ...turn.grants.slice(0, 1).map((grant) => sourcePart(grant, ['scheda'])),
    ],
    intent: 'compilazione',
  };
};

/** The same spend by each of them. */
async function sums(turn: Turn): Promise<ChatPart[]> {
  const each = turn.grants.map(async (grant) => [
    say(`«${nameOf(grant)}»:`, [grantLink(grant)]),
    ...(await money(turn, grant)),
  ]);
  return (await Promise.all(each)).flat();
}

const short = ({ grant, item, today }: Judged): string[] => [
  lowered(AID_FORM_LABELS[grant.aidForm]),
  ...(grant.aidIntensity ? [quotable(grant.aidIntensity, 200)] : []),
  deadlineFact(grant, today),
  ...(item ? [CHAT.verdictShort[item.verdict]] : []),
];

function facts({ grant, item, today }: Judged): string[] {
  const why = item?.verdict === 'non_ammissibile' ? quotable(shortReason(item.eligibility) ?? '', 160) : '';
  const about = quotable(grant.summary, 1200).split(/(?<=[.])\s/)[0] ?? '';
  return [
    lowered(AID_FORM_LABELS[grant.aidForm]),
    lowered(amountText(amountLine(grant))),
    ...(rateNote(grant) ? [rateNote(grant)] : []),
    deadlineFact(grant, today),
    ...(item ? [`${CHAT.verdictShort[item.verdict]}${why ? ` (${lowered(why)})` : ''}`] : []),
    ...(about ? [about] : []),
  ];
}

const PAYMENT = 'pagamento rate rimborso erogazione quote annuali';

/** What each record says of the words that are weighed: "quale paga prima?", "e di fondo perduto?". */
async function weighedOf({ question }: Turn, grant: Judged['grant']): Promise<ChatPart[]> {
  const [best] = question.origin === 'messaggio' ? [] : likelyPassages(grant, question);
  if (best && isAnswer(best)) return [say(TOLD.found(nameOf(grant), [spokenPassage(best.item)]))];
  const words = question.aspects.includes('pagamento')
    ? `${question.text} ${PAYMENT}`
    : question.aspects.includes('tempi')
      ? `${question.text} giorni istruttoria ordine di arrivo esito`
      : question.text;
  const said = relevantPassages(
    grant,
    words.replace(/\b(?:differenz\w+|meglio|conviene|confront\w+|quale|dei due)\b/g, ' '),
    3,
  );
  return said.length > 0 ? [say(TOLD.found(nameOf(grant), said.map(spokenPassage)))] : [];
}

const RANK = { ammissibile: 0, da_verificare: 1, non_ammissibile: 2 } as const;

function advice(judged: readonly Judged[], spend: number | null): ChatPart[] {
  const known = judged.filter(({ item }) => item !== undefined);
  if (known.length < 2) return [];
  const open = known.filter(({ item }) => item!.verdict !== 'non_ammissibile');
  if (open.length === 1) return [say(COMPARED.onlyOne(nameOf(open[0]!.grant)))];
  if (open.length === 0) return [];
  const euro = ({ item }: Judged) => (item!.expectedAid.isKnown ? item!.expectedAid.euro : 0);
  const [best] = open.toSorted(
    (one, other) =>
      RANK[one.item!.verdict] - RANK[other.item!.verdict] ||
      euro(other) - euro(one) ||
      (other.item!.score ?? 0) - (one.item!.score ?? 0),
  );
  const { figure } = moneyText(best!.item!.expectedAid);
  return [
    say(
      COMPARED.best(
        nameOf(best!.grant),
        spend !== null && figure ? COMPARED.reasonMoney(figure) : COMPARED.reasonVerdict,
      ),
    ),
  ];
}
