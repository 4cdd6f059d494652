import { gap } from '#domain/assistant/drafting/draft.ts';
import { bullets, heading, paragraph, type RichBlock } from '#domain/business-plans/rich-text.ts';
import type { PlanFacts } from '#domain/business-plans/writing/plan-facts.ts';
import { money, percent, wholeMoney } from '#messages/business-plans/labels.ts';
import { answered, ifTold } from './words.ts';

/** What is sold, at what price, and what is left of each sale. */
export function businessModel(facts: PlanFacts): RichBlock[] {
  const costs = facts.answers.finance.purchases.filter(({ name, per100 }) => name !== '' && per100 !== null);
  const total = costs.reduce((sum, { per100 }) => sum + per100!, 0);
  const margin = 100 - total;
  return [
    ...answered(facts, 'offer'),
    heading('I prezzi'),
    ...answered(facts, 'pricing'),
    heading('Che cosa resta di ogni vendita'),
    ...(costs.length > 0
      ? [
          paragraph(`Su 100 € di vendite ne restano ${money(round(margin))} dopo i costi che crescono con le vendite:`),
          bullets(costs.map(({ name, per100 }) => `${name}: ${money(per100)} ogni 100 €`)),
        ]
      : [
          paragraph(
            `I costi che crescono con le vendite: ${gap('materie prime, merci o commissioni, ogni 100 € di vendite')}.`,
          ),
        ]),
  ];
}

export function marketingStrategy(facts: PlanFacts): RichBlock[] {
  const growing = facts.answers.finance.sales.flatMap(({ name, unitsGrowth, priceGrowth }) => {
    const parts = [
      ...(unitsGrowth ? [`quantità ${signed(unitsGrowth)}`] : []),
      ...(priceGrowth ? [`prezzi ${signed(priceGrowth)}`] : []),
    ];
    return name && parts.length > 0 ? [`${name}: ${parts.join(', ')} l’anno`] : [];
  });
  const years = facts.figures?.result.years ?? [];
  const [first, last] = [years[0], years.at(-1)];
  return [
    ...answered(facts, 'channels'),
    heading('Come ci si fa conoscere'),
    ...answered(facts, 'promotion'),
    ...(growing.length > 0
      ? [heading('La crescita prevista'), bullets(growing), ...ifTold(facts, 'growthReason')]
      : []),
    ...(first && last && first !== last
      ? [
          paragraph(
            `I ricavi passano da ${wholeMoney(first.incomeStatement.revenue)} nel ${String(first.year)} a ${wholeMoney(last.incomeStatement.revenue)} nel ${String(last.year)}.`,
          ),
        ]
      : []),
  ];
}

const signed = (value: number): string => (value > 0 ? `+${percent(value)}` : percent(value));
const round = (value: number): number => Math.round(value * 100) / 100;
