import { gap } from '#domain/assistant/drafting/draft.ts';
import { bullets, heading, paragraph, type RichBlock } from '#domain/business-plans/rich-text.ts';
import type { PlanFacts } from '#domain/business-plans/writing/plan-facts.ts';
import { inMonth, monthText, SCENARIO_LABELS, wholeMoney } from '#messages/business-plans/labels.ts';
import { remarkWords } from '#messages/business-plans/remark-words.ts';
import { sentences } from './words.ts';

/** What may go wrong, what is done about it, and what the figures already say. */
export function riskAnalysis({ answers, figures }: PlanFacts): RichBlock[] {
  const told = answers.risks.filter(({ what }) => what !== '');
  const worst = figures?.result.sensitivity.toSorted(
    (one, other) => (one.netProfit[0] ?? 0) - (other.netProfit[0] ?? 0),
  )[0];
  const remarks = figures?.remarks.slice(0, 5) ?? [];
  return [
    ...(told.length === 0
      ? [paragraph(`I rischi principali: ${gap('almeno due rischi e il rimedio previsto per ciascuno')}.`)]
      : told.map(({ what, remedy }) =>
          paragraph(`${sentences(what)} ${sentences(remedy) || `Il rimedio: ${gap('che cosa si fa se succede')}.`}`),
        )),
    ...(remarks.length > 0
      ? [
          heading('Che cosa dicono i numeri'),
          bullets(remarks.map((remark) => Object.values(remarkWords(remark)).join(' '))),
        ]
      : []),
    ...(worst && figures
      ? [
          heading('Se va peggio'),
          paragraph(
            `Tra le prove fatte la più dura per il ${String(figures.result.years[0]!.year)} è «${SCENARIO_LABELS[worst.id] ?? worst.id}»: il risultato diventa ${wholeMoney(worst.netProfit[0] ?? 0)} e la cassa più bassa ${wholeMoney(worst.lowestCash.amount)}, ${inMonth(worst.lowestCash.month)}.`,
          ),
        ]
      : []),
  ];
}

/** Dates that were told, in their order. */
export function timeline({ answers, grant }: PlanFacts): RichBlock[] {
  const { steps, finance } = answers;
  const dated = [
    ...steps.flatMap(({ name, from, to }) => {
      const month = from ?? to;
      return name && month ? [{ month, text: `${name}: ${spanText(from, to)}` }] : [];
    }),
    ...finance.assets.flatMap(({ name, month }) =>
      name && month ? [{ month, text: `Acquisto di ${name}: ${monthText(month)}` }] : [],
    ),
    ...finance.loans.flatMap(({ name, month }) =>
      month ? [{ month, text: `${name || 'Finanziamento'}, arrivo della somma: ${monthText(month)}` }] : [],
    ),
    ...finance.aids.flatMap(({ name, paidIn }) =>
      name && paidIn ? [{ month: paidIn, text: `${name}, incasso previsto: ${monthText(paidIn)}` }] : [],
    ),
    ...finance.jobs.flatMap(({ name, from }) =>
      name && from ? [{ month: from, text: `Ingresso di ${name}: ${monthText(from)}` }] : [],
    ),
  ].sort((one, other) => one.month.localeCompare(other.month));
  return [
    ...(dated.length === 0
      ? [paragraph(`Le tappe del progetto: ${gap('fasi con mese di inizio e di fine')}.`)]
      : [paragraph('Le tappe del piano, in ordine di tempo:'), bullets(dated.map(({ text }) => text))]),
    ...(grant?.deadline
      ? [paragraph(`Il bando «${grant.name}» chiude il ${grant.deadline.split('-').reverse().join('/')}.`)]
      : []),
  ];
}

function spanText(from: string | null, to: string | null): string {
  if (from === null) return to === null ? '' : `entro ${monthText(to)}`;
  return to && to !== from ? `da ${monthText(from)} a ${monthText(to)}` : monthText(from);
}
