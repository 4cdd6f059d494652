import { gap } from '#domain/assistant/drafting/draft.ts';
import { bullets, heading, paragraph, type RichBlock } from '#domain/business-plans/rich-text.ts';
import type { PlanFacts } from '#domain/business-plans/writing/plan-facts.ts';
import { numberText } from '#domain/numbers/write-number.ts';
import { inMonth, money, wholeMoney } from '#messages/business-plans/labels.ts';
import { answered, ifTold, sentences, told } from './words.ts';

/** How the work is done and with what. */
export function operationalPlan(facts: PlanFacts): RichBlock[] {
  const { assets, running } = facts.answers.finance;
  const bought = assets.flatMap(({ name, cost, month }) =>
    name
      ? [`${name}: ${cost === null ? gap('costo senza IVA') : wholeMoney(cost)}${month ? `, ${inMonth(month)}` : ''}`]
      : [],
  );
  const counted = running.flatMap(({ name, amount, per }) => (name && amount !== null ? [{ name, amount, per }] : []));
  const once = counted.filter(({ per }) => per === 'once').map(({ name, amount }) => `${name}: ${money(amount)}`);
  const costs = counted
    .filter(({ per }) => per !== 'once')
    .map(({ name, amount, per }) => `${name}: ${money(amount)} ${per === 'month' ? 'al mese' : 'l’anno'}`);
  return [
    ...answered(facts, 'operations'),
    ...(bought.length > 0 ? [heading('Che cosa si acquista'), bullets(bought)] : []),
    ...(once.length > 0 ? [heading('Le altre spese del progetto, una volta sola'), bullets(once)] : []),
    ...(costs.length > 0 ? [heading('I costi di ogni anno'), bullets(costs)] : []),
    ...(told(facts, 'partners').length > 0 ? [heading('Fornitori e partner'), ...ifTold(facts, 'partners')] : []),
  ];
}

export function managementTeam(facts: PlanFacts): RichBlock[] {
  const { people, finance } = facts.answers;
  const named = people.filter(({ name }) => name !== '');
  const roles = finance.jobs.filter(({ name, heads }) => name !== '' && heads !== null);
  return [
    ...(named.length === 0
      ? [paragraph(`L’impresa è guidata da ${gap('nome, ruolo ed esperienza di chi guida l’impresa')}.`)]
      : named.map(({ name, role, experience }) =>
          paragraph(
            `${name}${role ? `, ${role}` : ''}: ${sentences(experience) || `${gap(`esperienza di ${name}`)}.`}`,
          ),
        )),
    ...(roles.length > 0
      ? [
          heading('Le persone del piano'),
          bullets(
            roles.map(
              ({ name, heads, from }) =>
                `${name}: ${numberText(heads)} ${heads === 1 ? 'persona' : 'persone'}${from ? `, da ${inMonth(from).replace(/^ad? /, '')}` : ''}`,
            ),
          ),
        ]
      : []),
    ...(facts.company.employeesExact !== null
      ? [paragraph(`Oggi gli addetti sono ${numberText(facts.company.employeesExact)}.`)]
      : []),
  ];
}
