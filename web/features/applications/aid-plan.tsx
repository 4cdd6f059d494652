import { WIZARD } from '#messages/applications/screens.ts';
import { formatEuro } from '#web/lib/format.ts';
import { percentText } from '#domain/numbers/write-number.ts';
import { VerdictMark } from '#web/ui/data/verdict.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { ApplicationView } from './api.ts';

const WORDS = WIZARD.plan;
type Plan = NonNullable<ApplicationView['aidPlan']>;
type Row = Plan['rows'][number];

/** Which measures the lines could take together; it adds up, and says what stops each. On phones a list of lines. */
export function AidPlan({ view }: { view: ApplicationView }) {
  const { aidPlan: plan, application, terms } = view;
  if (!plan || plan.rows.length === 0)
    return (
      <SectionPanel title={WORDS.title} description={WORDS.lead}>
        <p className="text-14 text-ink-2">{WORDS.empty}</p>
      </SectionPanel>
    );
  const nameOf = (id: string) => plan.measures.find((each) => each.id === id)?.name ?? '';
  return (
    <SectionPanel title={WORDS.title} description={WORDS.lead} flush>
      <AidPlanTable plan={plan} />
      <AidPlanList plan={plan} nameOf={nameOf} />
      <div className="grid gap-1 border-t border-rule px-4 py-3 text-13 text-ink-2">
        {!plan.measures.some(({ id }) => id === application.grantId) && (
          <p>{WORDS.apart[terms?.ratePct == null ? 'unknown' : 'lent'](application.grantTitle)}</p>
        )}
        {plan.leftOut.map(({ measureId, why }) => (
          <p key={measureId}>{WORDS.leftOut(nameOf(measureId), WORDS.reasons[why])}</p>
        ))}
        <p>{WORDS.note}</p>
      </div>
    </SectionPanel>
  );
}

function AidPlanTable({ plan }: { plan: Plan }) {
  const used = plan.measures.filter(({ id }) => plan.totals.some(({ measureId }) => measureId === id));
  const aid = (cells: Plan['totals'], id: string) => cells.find(({ measureId }) => measureId === id)?.aid;
  const shown = (value: number | undefined) => (value === undefined ? '–' : formatEuro(value));
  return (
    <div className="overflow-x-auto max-desk:hidden" tabIndex={0} role="group" aria-label={WORDS.line}>
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
              <td className="px-4 py-2">
                <Limit row={row} />
              </td>
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
            <td className="px-4 py-2">{wholeOf(plan)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** One block for each line of spend: which measures pay it, what stops them; the sums last. */
function AidPlanList({ plan, nameOf }: { plan: Plan; nameOf: (id: string) => string }) {
  return (
    <ul aria-label={WORDS.line} className="divide-y divide-rule text-14 tabular-nums desk:hidden">
      {plan.rows.map((row) => (
        <li key={row.line.name} className="grid gap-2 px-4 py-3">
          <p className="font-semibold wrap-anywhere">
            {row.line.name}
            <span className="block text-13 font-normal text-ink-2">{formatEuro(row.line.amount)}</span>
          </p>
          <Measures cells={row.cells} nameOf={nameOf} />
          <Limit row={row} />
        </li>
      ))}
      <li className="grid gap-2 border-t border-rule-2 bg-sunken px-4 py-3">
        <p className="font-semibold">
          {WORDS.total} {formatEuro(plan.spend)}
        </p>
        <Measures cells={plan.totals} nameOf={nameOf} />
        <p className="text-right text-18 font-semibold">{wholeOf(plan)}</p>
      </li>
    </ul>
  );
}

function Measures({ cells, nameOf }: { cells: Plan['totals']; nameOf: (id: string) => string }) {
  if (cells.length === 0) return null;
  return (
    <dl className="grid gap-1">
      {cells.map(({ measureId, aid }) => (
        <div key={measureId} className="flex justify-between gap-4">
          <dt className="min-w-0 wrap-anywhere text-ink-2">{nameOf(measureId)}</dt>
          <dd className="whitespace-nowrap">{formatEuro(aid)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Limit({ row }: { row: Row }) {
  if (row.aid === 0) return <span className="text-13 text-ink-2">{limitOf(row)}</span>;
  return (
    <VerdictMark tone={row.isToVerify ? 'verify' : 'ok'} label={limitOf(row)} className="text-13 whitespace-normal" />
  );
}

const wholeOf = ({ aid, spend }: Plan): string =>
  spend > 0 ? `${formatEuro(aid)} · ${percentText(Math.round((aid / spend) * 100))}` : formatEuro(aid);

function limitOf({ aid, sharePct, limitedBy, isToVerify }: Row): string {
  if (aid === 0) return limitedBy ? WORDS.noneAs(WORDS.reasons[limitedBy]) : WORDS.none;
  return [percentText(sharePct), limitedBy && WORDS.reasons[limitedBy], isToVerify && WORDS.verify]
    .filter(Boolean)
    .join(' · ');
}
