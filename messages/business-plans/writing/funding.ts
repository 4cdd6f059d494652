import { gap } from '#domain/assistant/drafting/draft.ts';
import { bullets, heading, paragraph, type RichBlock } from '#domain/business-plans/rich-text.ts';
import type { PlanFacts } from '#domain/business-plans/writing/plan-facts.ts';
import { inMonth, money, percent, wholeMoney } from '#messages/business-plans/labels.ts';
import { needOf, type Need } from './need.ts';

/** How much is needed, who pays it, and on what terms. */
export function fundingRequest(facts: PlanFacts): RichBlock[] {
  const need = needOf(facts);
  if (need.total === 0)
    return [paragraph(`Il fabbisogno: ${gap('investimenti con costo e mese di acquisto')}.`), ...aimedAt(facts, 0)];
  return [
    paragraph(
      `Il progetto costa ${wholeMoney(need.total - need.vat)} più ${wholeMoney(need.vat)} di IVA: in tutto ${wholeMoney(need.total)}.`,
    ),
    ...(need.sources.length === 0
      ? [paragraph(`Le coperture: ${gap('prestiti, contributi e mezzi propri')}.`)]
      : [paragraph(`Le coperture indicate sono ${wholeMoney(need.covered)}${fromCash(need)}${notCovered(need)}.`)]),
    ...loans(facts),
    ...aimedAt(facts, need.total - need.vat),
  ];
}

const fromCash = ({ ownCash }: Need): string =>
  ownCash > 0 ? `; altri ${wholeMoney(ownCash)} vengono dalla cassa dell’impresa` : '';
const notCovered = ({ open }: Need): string =>
  open > 0 ? `; restano ${wholeMoney(open)}: ${gap('chi paga la parte che manca')}` : '';

function loans({ answers, figures }: PlanFacts): RichBlock[] {
  const told = answers.finance.loans.flatMap(({ id, name, amount, ratePct, instalments, month, every }) => {
    if (amount === null) return [];
    const each = figures?.result.instalments[id];
    const pace = { 1: 'mensili', 3: 'trimestrali', 6: 'semestrali' }[every];
    return [
      `${name || 'Finanziamento'}: ${wholeMoney(amount)}${month ? ` ${inMonth(month)}` : ''}, ${instalments === null ? gap('numero di rate') : `${String(instalments)} rate ${pace}`} al ${ratePct === null ? gap('tasso') : percent(ratePct)}${each === undefined ? '' : `, ${money(each)} a rata`}`,
    ];
  });
  return told.length > 0 ? [heading('I finanziamenti'), bullets(told)] : [];
}

/** What the call admits, held against what the plan spends. */
function aimedAt({ grant, project }: PlanFacts, spend: number): RichBlock[] {
  if (!grant) return [];
  const limits = [
    ...(grant.spendMin === null
      ? []
      : [
          `Spesa minima ammessa ${wholeMoney(grant.spendMin)}${spend > 0 ? `: il piano ne prevede ${wholeMoney(spend)}` : ''}`,
        ]),
    ...(grant.spendMax === null
      ? []
      : [
          `Spesa massima ammessa ${wholeMoney(grant.spendMax)}${spend > 0 ? `: il piano ne prevede ${wholeMoney(spend)}` : ''}`,
        ]),
    ...(grant.aidNote ? [`Aiuto: ${grant.aidNote}`] : grant.aidIntensity ? [`Aiuto: ${grant.aidIntensity}`] : []),
    ...(grant.isOrderingForbidden
      ? [
          `Nessun ordine prima della domanda: ${project?.ordered === false ? 'nulla è stato ordinato' : project?.ordered ? 'qualcosa risulta già ordinato, da verificare' : gap('se qualcosa è già stato ordinato')}`,
        ]
      : []),
  ];
  return [
    heading(`Il bando «${grant.name}»`),
    paragraph(
      `La domanda è rivolta a ${grant.entity}.${grant.eligibleCosts.length > 0 ? ` Il bando paga: ${grant.eligibleCosts.slice(0, 6).join('; ')}.` : ''}`,
    ),
    ...(limits.length > 0 ? [bullets(limits)] : []),
  ];
}
