import { WIZARD } from '#messages/applications/screens.ts';
import { formatEuro } from '#web/lib/format.ts';
import { percentText } from '#domain/numbers/write-number.ts';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { ApplicationView } from './api.ts';

const WORDS = WIZARD.plan;
type Plan = NonNullable<ApplicationView['aidPlan']>;

/** Which measures the lines could take together; it adds up, and says what stops each. */
export function AidPlanTable({ plan }: { plan: ApplicationView['aidPlan'] }) {
  if (!plan || plan.rows.length === 0)
    return (
      <SectionPanel title={WORDS.title} description={WORDS.lead}>
        <p className="text-14 text-ink-2">{WORDS.empty}</p>
      </SectionPanel>
    );
  const used = plan.measures.filter(({ id }) => plan.totals.some(({ measureId }) => measureId === id));
  const aid = (cells: Plan['totals'], id: string) => cells.find(({ measureId }) => measureId === id)?.aid;
  const shown = (value: number | undefined) => (value === undefined ? '–' : formatEuro(value));
  const nameOf = (id: string) => plan.measures.find((each) => each.id === id)?.name ?? '';
  return (
    <SectionPanel title={WORDS.title} description={WORDS.lead} flush>
      <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={WORDS.line}>
        <table className="w-full text-14 tabular-nums">
          <thead className="bg-sunken text-left text-13">
            <tr>
              <th scope="col" className="px-4 py-2 font-medium">
                {WORDS.line}
              </th>
              {used.map(({ id, name, ratePct }) => (
                <th key={id} scope="col" className="px-3 py-2 text-right font-medium">
                  {name} <span className="text-ink-2">{percentText(ratePct)}</span>
                </th>
              ))}
              <th scope="col" className="px-4 py-2 font-medium">
                {WORDS.share}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-rule">
            {plan.rows.map((row) => (
              <tr key={row.line.name}>
                <th scope="row" className="px-4 py-2 text-left font-semibold">
                  {row.line.name}
                  <span className="block text-13 font-normal text-ink-2">{formatEuro(row.line.amount)}</span>
                </th>
                {used.map(({ id }) => (
                  <td key={id} className="px-3 py-2 text-right">
                    {shown(aid(row.cells, id))}
                  </td>
                ))}
                <td className="px-4 py-2 text-13">{limitOf(row)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot className="border-t border-rule-2 font-semibold">
            <tr>
              <th scope="row" className="px-4 py-2 text-left">
                {WORDS.total} {formatEuro(plan.spend)}
              </th>
              {used.map(({ id }) => (
                <td key={id} className="px-3 py-2 text-right">
                  {shown(aid(plan.totals, id))}
                </td>
              ))}
              <td className="px-4 py-2">{formatEuro(plan.aid)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <div className="grid gap-1 border-t border-rule px-4 py-3 text-13 text-ink-2">
        {plan.leftOut.map(({ measureId, why }) => (
          <p key={measureId}>{WORDS.leftOut(nameOf(measureId), WORDS.reasons[why])}</p>
        ))}
        <p>{WORDS.note}</p>
      </div>
    </SectionPanel>
  );
}

function limitOf({ aid, sharePct, limitedBy, isToVerify }: Plan['rows'][number]): string {
  if (aid === 0) return limitedBy ? `${WORDS.none} ${WORDS.reasons[limitedBy]}` : WORDS.none;
  return [percentText(sharePct), limitedBy && WORDS.reasons[limitedBy], isToVerify && WORDS.verify]
    .filter(Boolean)
    .join(' · ');
}
