import { gap, type Line } from '#domain/assistant/drafting/draft.ts';
import { contracted, isPlural, joined, withArticle } from '#domain/assistant/drafting/grammar/nouns.ts';
import type { CostItem, Material } from '#domain/assistant/drafting/material.ts';
import { phaseOf, preparedIn } from '#domain/assistant/drafting/phases.ts';
import { capital, listed } from '#domain/writing/phrases.ts';
import { euro, sentence, theMonths } from './words.ts';
import { line } from './voice.ts';

const OWN_MONTHS = /\bmes[ei]\b/i;
const IS_STAFF = /personale|dipendent|addett/i;

/** Lines of the budget that no phase names: with the months they tell, those of their choice, or a question. */
export function unplaced(m: Material): Line[] {
  const open = m.costs.filter((cost) => phaseOf(m.phases, cost) === -1);
  const dated = open.filter(({ full }) => OWN_MONTHS.test(full));
  const chosen = open.filter((cost) => !dated.includes(cost) && isChosenOnly(m, cost));
  const staff = open.filter((cost) => ![...dated, ...chosen].includes(cost) && IS_STAFF.test(cost.category));
  const apart = open.filter((cost) => ![...dated, ...chosen, ...staff].includes(cost));
  const months = gap('in quale attività e in quali mesi si spende');
  return [
    ...dated.map((cost) => line(2, alongside(m, cost))),
    ...chosen.slice(0, 2).map((cost) => line(1, afterChoice(m, cost))),
    line(
      1,
      staff.length > 0
        ? sentence(
            `Il lavoro ${listed(staff.map(ofNamed))} accompagna le fasi${m.months === null ? '' : ` ${contracted('di', theMonths(m.months))}`}, secondo ${gap('mesi di lavoro di ciascuna persona')}`,
          )
        : '',
    ),
    line(1, apart.length > 0 ? sentence(`Per ${listed(apart.slice(0, 4).map(named))} il periodo è ${months}`) : ''),
  ];
}

const named = ({ name, amount }: CostItem): string =>
  `${withArticle(name)}${amount === null ? '' : ` (${euro(amount)})`}`;

const ofNamed = ({ name, amount }: CostItem): string =>
  `${joined('di', name)}${amount === null ? '' : ` (${euro(amount)})`}`;

const isChosenOnly = ({ phases }: Material, cost: CostItem): boolean =>
  phaseOf(phases, cost) === -1 && preparedIn(phases, cost) >= 0;
const DELIVERY = gap('mesi di consegna e di montaggio');

/** The same after a line of a list: "da ordinare dopo il mese 4: […]". */
export function orderText(m: Material, cost: CostItem): string {
  if (OWN_MONTHS.test(cost.full) || !isChosenOnly(m, cost)) return '';
  const { to } = m.phases[preparedIn(m.phases, cost)]!;
  return `, da ordinare dopo il mese ${String(to)}, in ${DELIVERY}`;
}

/** First chosen, then ordered, then put in place: the months of the last two are asked where no phase tells them. */
function afterChoice({ phases }: Material, cost: CostItem): string {
  const { to } = phases[preparedIn(phases, cost)]!;
  const many = isPlural(cost.name);
  return sentence(
    `${capital(named(cost))} ${many ? 'si ordinano' : 'si ordina'} a scelta conclusa, dopo il mese ${String(to)}: ${DELIVERY}`,
  );
}

/** A line that tells its own months: beside every phase where they are those of the whole plan. */
function alongside({ months }: Material, { full, amount }: CostItem): string {
  if (amount === null) return '';
  const lasting = /\b(\d{1,3}) mesi\b/i.exec(full)?.[1];
  const isAll = lasting !== undefined && Number(lasting) === months;
  return sentence(
    `${euro(amount)} per ${withArticle(full)} ${isAll ? 'accompagnano tutte le fasi' : 'seguono i mesi della voce'}`,
  );
}
