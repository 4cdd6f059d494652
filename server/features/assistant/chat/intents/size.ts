import { ruleValue } from '#domain/rules/rule-at.ts';
import { CHAT } from '#messages/assistant/chat.ts';
import { SIZE } from '#messages/assistant/filo.ts';
import { conceptText } from '#messages/assistant/concepts.ts';
import { SIZE_LABELS } from '#messages/tools/tools.ts';
import type { ChatPart } from '#server/features/assistant/chat/answer.ts';
import { LINKS, say } from '#server/features/assistant/chat/parts.ts';
import type { Teller, Turn } from '#server/features/assistant/chat/turn.ts';
import { contextOf } from '#server/features/assistant/chat/told-company.ts';
import { requirements } from './eligibility.ts';

/** Micro, small, medium or large: from the profile, or from the owner that the message tells; then the grant's verdict. */
export const companySizeAnswer: Teller = async (turn) => {
  const { question, grants } = turn;
  const context = await contextOf(turn.context, question);
  const { records } = context;
  const sizes = await records.sizes();
  const company = await records.company();
  const [only] = sizes;
  const told = question.group ? groupWords(turn, await ownStaff(turn)) : [];
  const result: ChatPart[] =
    sizes.length === 1 && only
      ? [
          say(
            question.group
              ? only === 'large'
                ? SIZE.isLarge
                : SIZE.is(SIZE_LABELS[only])
              : CHAT.sizeIs(company?.companyName ?? CHAT.yourCompany, SIZE_LABELS[only]),
          ),
        ]
      : sizes.length > 1
        ? [say(byStaff(turn) ?? SIZE.open(sizes.map((size) => SIZE_LABELS[size])))]
        : [];
  const verdict = grants.length > 0 ? await requirements({ ...turn, context }) : [];
  const { text } = conceptText('pmi', records.today);
  return {
    parts: [
      ...told,
      ...result,
      ...verdict,
      ...(question.group ? [say(SIZE.rule, [LINKS.size])] : [say(text, [LINKS.size])]),
    ],
    intent: 'altro',
  };
};

const LIMITS = [
  ['micro', 'pmi.micro.staff', 'pmi.micro.turnover'],
  ['small', 'pmi.small.staff', 'pmi.small.turnover'],
  ['medium', 'pmi.medium.staff', 'pmi.medium.turnover'],
] as const;

/**
 * The people told alone decide the class, unless a sum beside them passes it; it changes only when they stay so (Racc.
 * 2003/361/CE, all., art. 4).
 */
function byStaff({ question: { employees, group, amounts }, context }: Turn): string | null {
  if (employees === null || group) return null;
  const { today } = context.records;
  const limits = LIMITS.map(([size, staff, turnover]) => ({
    size,
    below: ruleValue(staff, today),
    upTo: ruleValue(turnover, today),
  }));
  const at = limits.findIndex(({ below }) => employees < below);
  if (at === 0 || amounts.some((sum) => sum > (limits[at]?.upTo ?? Infinity))) return null;
  const size = at === -1 ? ('large' as const) : limits[at]!.size;
  const passed = limits.at(at === -1 ? -1 : at - 1)!;
  const years = ruleValue('pmi.status_change.years', today);
  return SIZE.byStaff(employees, SIZE_LABELS[passed.size], passed.below, SIZE_LABELS[size], years);
}

async function ownStaff({ question, context }: Turn): Promise<number | null> {
  return question.employees ?? (await context.records.company())?.employeesExact ?? null;
}

function groupWords({ question, context }: Turn, own: number | null): ChatPart[] {
  const { share, staff } = question.group!;
  if (share === null) return [];
  const { today } = context.records;
  if (share < ruleValue('pmi.partner.share', today)) return [say(SIZE.autonomous(share))];
  const isLinked = share > ruleValue('pmi.linked.share', today);
  if (own === null || staff === null) return [say(isLinked ? SIZE.linkedUnknown(share) : SIZE.partnerUnknown(share))];
  return [say(isLinked ? SIZE.linked(share, own, staff) : SIZE.partner(share, own, staff))];
}
