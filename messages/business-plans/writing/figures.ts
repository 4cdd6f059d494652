import { gap } from '#domain/assistant/drafting/draft.ts';
import { heading, paragraph, type RichBlock } from '#domain/business-plans/rich-text.ts';
import type { PlanFacts, PlanFigures } from '#domain/business-plans/writing/plan-facts.ts';
import { numberText } from '#domain/numbers/write-number.ts';
import { inMonth, percent, times, wholeMoney } from '#messages/business-plans/labels.ts';
import { FIGURES_GAP } from './gaps.ts';
import { ifTold } from './words.ts';

/** What the tables of this part show, in words. */
export function financialProjections(facts: PlanFacts): RichBlock[] {
  const { figures } = facts;
  if (!figures) return [paragraph(`Le proiezioni non si possono ancora calcolare: ${gap(FIGURES_GAP)}.`)];
  return [
    paragraph(
      `Le previsioni vanno da ${inMonth(figures.input.start).replace(/^ad? /, '')} a dicembre ${String(figures.result.years.at(-1)!.year)}, mese per mese, sui dati forniti dall’impresa. Gli importi sono in euro.`,
    ),
    heading('Ricavi e margini'),
    ...margins(figures),
    ...ifTold(facts, 'growthReason'),
    heading('Il pareggio'),
    breakEven(facts, figures),
    heading('La cassa'),
    cash(figures),
    ...cover(figures),
    ...worth(facts, figures),
  ];
}

function margins({ result }: NonNullable<PlanFigures>): RichBlock[] {
  return result.years.map(({ year, incomeStatement: { revenue, ebitda, netProfit } }) => {
    const share = revenue > 0 ? ` (${percent(Math.round((ebitda / revenue) * 1000) / 10)} dei ricavi)` : '';
    const end =
      netProfit < 0 ? `la perdita è di ${wholeMoney(-netProfit)}` : `l’utile netto è di ${wholeMoney(netProfit)}`;
    return paragraph(
      `Nel ${String(year)} i ricavi sono ${wholeMoney(revenue)}, il margine operativo lordo ${wholeMoney(ebitda)}${share}, ${end}.`,
    );
  });
}

function breakEven({ answers }: PlanFacts, { result }: NonNullable<PlanFigures>): RichBlock {
  const { year, ratios } = result.years[0]!;
  if (ratios.breakEvenRevenue === null)
    return paragraph(`Nel ${String(year)} il pareggio non c’è: i costi variabili superano i ricavi.`);
  const [main] = answers.finance.sales;
  const units =
    ratios.breakEvenUnits === null || !main
      ? ''
      : `, cioè ${numberText(Math.ceil(ratios.breakEvenUnits))} ${main.basis === 'day' ? 'al giorno' : 'al mese'} per «${main.name}» con il resto come previsto`;
  return paragraph(
    `Nel ${String(year)} i costi sono coperti con ${wholeMoney(ratios.breakEvenRevenue)} di ricavi${units}.`,
  );
}

function cash({ result }: NonNullable<PlanFigures>): RichBlock {
  const { lowestCash, years } = result;
  const ends = years.map(
    ({ year, balanceSheet }) => `${wholeMoney(balanceSheet.cash - balanceSheet.overdraft)} a fine ${String(year)}`,
  );
  const low =
    lowestCash.amount < 0
      ? `Il punto più basso è ${inMonth(lowestCash.month)}, con ${wholeMoney(lowestCash.amount)}: ${gap('come si copre lo scoperto di cassa')}.`
      : `Il punto più basso è ${inMonth(lowestCash.month)}, con ${wholeMoney(lowestCash.amount)}.`;
  return paragraph(`${low} In banca restano ${ends.join(', ')}.`);
}

function cover({ result }: NonNullable<PlanFigures>): RichBlock[] {
  const told = result.years.flatMap(({ year, ratios }) =>
    ratios.dscr === null ? [] : [`${times(ratios.dscr)} € nel ${String(year)}`],
  );
  if (told.length === 0) return [];
  return [heading('Le rate'), paragraph(`Per ogni euro di rate l’impresa genera ${told.join(', ')} (DSCR).`)];
}

function worth({ answers }: PlanFacts, { result }: NonNullable<PlanFigures>): RichBlock[] {
  const { discountPct } = answers.finance;
  if (discountPct === null) return [];
  const irr = result.irrPct === null ? '' : `; il tasso interno di rendimento (TIR) è ${percent(result.irrPct)}`;
  return [
    heading('Il valore'),
    paragraph(
      `Al tasso del ${percent(discountPct)} il valore attuale netto (VAN) dei flussi è ${wholeMoney(result.npv)}${irr}.`,
    ),
  ];
}
