import { gap } from '#domain/assistant/drafting/draft.ts';
import { speaksOfOneself, wishedActs } from '#domain/assistant/drafting/grammar/wishes.ts';
import { sentencesOf } from '#domain/assistant/sentences.ts';
import { bullets, paragraph, type RichBlock } from '#domain/business-plans/rich-text.ts';
import type { PlanFacts } from '#domain/business-plans/writing/plan-facts.ts';
import { projectSpend } from '#domain/projects/project.ts';
import { listed } from '#domain/writing/phrases.ts';
import { inMonth, times, wholeMoney } from '#messages/business-plans/labels.ts';
import { FIGURES_GAP, GAPS } from './gaps.ts';
import { needOf } from './need.ts';
import { sentences, told } from './words.ts';

/** The plan on one page: who, what for, the figures, what is asked. */
export function executiveSummary(facts: PlanFacts): RichBlock[] {
  return [who(facts), what(facts), ...figures(facts), ...asked(facts)];
}

function who(facts: PlanFacts): RichBlock {
  const { company } = facts;
  const place = company.city ?? company.location;
  const [activity] = told(facts, 'activity');
  const seat = place ? `ha sede a ${place}` : `ha sede a ${gap('città della sede')}`;
  const since = company.foundedYear ? ` ed è in attività dal ${String(company.foundedYear)}` : '';
  return paragraph(`${company.companyName} ${seat}${since}. ${activity ?? `L’attività: ${gap(GAPS.activity)}.`}`);
}

function what(facts: PlanFacts): RichBlock {
  const { project } = facts;
  const [wish] = told(facts, 'project').map((text) => planned(text, facts));
  const { uses, total, vat } = needOf(facts);
  const spend = total > 0 ? total - vat : project ? projectSpend(project) : null;
  const names = listed(uses.slice(0, 3).map(({ name }) => name));
  const buys = spend ? ` L’investimento è di ${wholeMoney(spend)}${names ? ` (${names})` : ''}, IVA esclusa.` : '';
  return paragraph(`${wish ?? `Il progetto: ${gap(GAPS.project)}.`}${buys}`);
}

/** The project's wish as a reader of the plan is told it; what the person wrote for the plan stays as it is. */
function planned(text: string, { company, project, answers }: PlanFacts): string {
  if (project === null || answers.texts.project !== project.description) return text;
  const places = [project.city ?? '', project.region ?? ''];
  const own = sentencesOf(text).map((each) => {
    const acts = wishedActs(each.replace(/(?<![.;!…\s])[.;!…\s]+$/, ''), places);
    if (acts) return sentences(`${company.companyName} ${listed(acts)}`);
    return speaksOfOneself(each) ? '' : each;
  });
  return own.filter((each) => each !== '').join(' ') || `Il progetto: ${gap(GAPS.project)}.`;
}

function figures({ figures: known }: PlanFacts): RichBlock[] {
  if (!known) return [paragraph(`I risultati attesi: ${gap(FIGURES_GAP)}.`)];
  const { years, lowestCash } = known.result;
  const [first, last] = [years[0]!, years.at(-1)!];
  const covered = years.find(({ ratios }) => ratios.dscr !== null);
  const lines = [
    `Ricavi: ${wholeMoney(first.incomeStatement.revenue)} nel ${String(first.year)}, ${wholeMoney(last.incomeStatement.revenue)} nel ${String(last.year)}`,
    `Utile netto: ${wholeMoney(first.incomeStatement.netProfit)} nel ${String(first.year)}, ${wholeMoney(last.incomeStatement.netProfit)} nel ${String(last.year)}`,
    ...(first.ratios.breakEvenRevenue === null
      ? []
      : [`Pareggio del ${String(first.year)}: ${wholeMoney(first.ratios.breakEvenRevenue)} di ricavi`]),
    ...(covered ? [`Copertura delle rate (DSCR) nel ${String(covered.year)}: ${times(covered.ratios.dscr)}`] : []),
    `Cassa più bassa: ${wholeMoney(lowestCash.amount)}, ${inMonth(lowestCash.month)}`,
  ];
  return [paragraph('I numeri del piano, in breve:'), bullets(lines)];
}

function asked(facts: PlanFacts): RichBlock[] {
  const { grant } = facts;
  const need = needOf(facts);
  const sources = need.sources.map(({ name, amount }) => `${wholeMoney(amount)} da ${name}`);
  return [
    ...(need.total > 0
      ? [
          paragraph(
            `Per realizzarlo servono ${wholeMoney(need.total)}, IVA compresa: ${sources.length > 0 ? listed(sources) : gap('come si paga l’investimento')}.`,
          ),
        ]
      : []),
    ...(grant ? [paragraph(`Il piano accompagna la domanda per «${grant.name}» (${grant.entity}).`)] : []),
  ];
}
