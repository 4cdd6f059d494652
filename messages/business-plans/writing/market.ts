import { bullets, heading, paragraph, type RichBlock } from '#domain/business-plans/rich-text.ts';
import type { PlanFacts } from '#domain/business-plans/writing/plan-facts.ts';
import { numberText } from '#domain/numbers/write-number.ts';
import { money } from '#messages/business-plans/labels.ts';
import { answered, ifTold, told } from './words.ts';

export function marketAnalysis(facts: PlanFacts): RichBlock[] {
  return [
    ...answered(facts, 'market'),
    heading('I concorrenti'),
    ...answered(facts, 'competitors'),
    heading('Gli obiettivi'),
    ...answered(facts, 'goals'),
  ];
}

/** Who buys, and how the plan counts them. */
export function targetMarket(facts: PlanFacts): RichBlock[] {
  const { sales } = facts.answers.finance;
  const lines = sales.flatMap(({ name, units, price, basis, daysOpen }) => {
    if (!name || units === null || price === null) return [];
    const days = basis === 'day' && daysOpen !== null ? `, per ${numberText(daysOpen)} giorni l’anno` : '';
    return [`${name}: ${numberText(units)} ${basis === 'day' ? 'al giorno' : 'al mese'}, ${money(price)} l’uno${days}`];
  });
  return [
    ...answered(facts, 'customers'),
    ...(lines.length > 0 ? [paragraph('Nel primo anno il piano conta:'), bullets(lines)] : []),
  ];
}

export function competitiveAdvantage(facts: PlanFacts): RichBlock[] {
  const { grant, company } = facts;
  const criteria = grant?.criteria.slice(0, 6) ?? [];
  const own = [
    ...(company.isWomenLed ? ['La compagine è a prevalenza femminile'] : []),
    ...(company.isYouthLed ? ['La compagine è a prevalenza giovanile'] : []),
  ];
  return [
    ...answered(facts, 'advantage'),
    ...(told(facts, 'certifications').length > 0
      ? [heading('Certificazioni'), ...ifTold(facts, 'certifications')]
      : []),
    ...(own.length > 0 ? [bullets(own)] : []),
    ...(criteria.length > 0
      ? [
          heading(`Che cosa valuta «${grant!.name}»`),
          paragraph('I criteri del bando a cui il piano risponde:'),
          bullets(criteria),
        ]
      : []),
  ];
}
