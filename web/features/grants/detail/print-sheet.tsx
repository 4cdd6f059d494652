import { AID_FORM_LABELS, CONFIDENCE_LABELS, NOT_STATED } from '#messages/grants/grants.ts';
import { GRANT_PAGE, GRANT_SHEET, GRANT_SOURCE, ORDERS } from '#messages/grants/grant-page.ts';
import { timingLabel } from '#messages/grants/card.ts';
import { timingDate } from '#web/features/grants/card-words.ts';
import type { GrantDetail } from '#web/features/grants/grants-api.ts';
import { formatDay } from '#web/lib/format.ts';
import { Logo } from '#web/ui/brand/logo.tsx';
import { grantFacts } from './facts.tsx';
import { portalRows } from './fact-rows.tsx';
import { ordersText } from './orders-notice.tsx';
import { applicationDates, audience } from './text-sections.tsx';

/** One page for the accountant: what decides, nothing that can be pressed. Longer texts end with the page's address. */
export function PrintSheet({ detail, url }: { detail: GrantDetail; url: string }) {
  const { grant, computed } = detail;
  const timed = { ...grant, ...computed, checkedOn: grant.source.checkedOn };
  const facts = grantFacts(detail).map(({ name, value, detail: more }) => ({
    name,
    value: more ? `${value} (${more})` : value,
  }));
  const rows = [...facts.slice(0, 2), ...audience(detail), ...portalRows(grant), ...applicationDates(detail)];
  return (
    <div className="print-wide hidden text-[9.5pt] leading-[1.35] text-ink print:block">
      <p className="flex items-center justify-between border-b border-rule-strong pb-1.5 text-[8.5pt]">
        <Logo className="h-5" />
        {GRANT_SHEET.title}
      </p>
      <p className="display pt-3 text-[18pt]">{grant.name}</p>
      <p className="pt-1">
        {grant.entity} · {AID_FORM_LABELS[grant.aidForm]} · {timingLabel(computed)}, {timingDate(timed)}
      </p>
      <p className="line-clamp-10 pt-2">{grant.summary}</p>
      {detail.ordersGuard?.kind === 'wait' && (
        <p className="mt-2 border border-rule-strong px-2 py-1">
          <b>{ORDERS.wait}.</b> {ordersText(detail.ordersGuard)}
        </p>
      )}
      <dl className="grid grid-cols-[32mm_minmax(0,1fr)] gap-x-3 pt-2">
        {rows.map(({ name, value }) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid border-t border-rule-2 py-0.5">
            <dt>{name}</dt>
            <dd className="line-clamp-3">{value || NOT_STATED}</dd>
          </div>
        ))}
      </dl>
      <div className="grid grid-cols-2 gap-x-6 gap-y-2 pt-3">
        <PrintedList title={GRANT_PAGE.conditions} items={grant.requirements} />
        <PrintedList title={GRANT_PAGE.costs} items={grant.eligibleCosts} />
        <PrintedList title={GRANT_PAGE.benefits} items={grant.benefits} />
        <PrintedList title={GRANT_PAGE.documents} items={grant.documents} />
      </div>
      <p className="mt-3 border-t border-rule-strong pt-1.5 text-[8.5pt] [overflow-wrap:anywhere]">
        {grant.link && `${GRANT_SOURCE.official[grant.source.urlEvidence]}: ${grant.link} · `}
        {GRANT_SOURCE.checkedOn(formatDay(grant.source.checkedOn))} ·{' '}
        {GRANT_SOURCE.confidence(CONFIDENCE_LABELS[grant.source.confidence])} · {GRANT_SHEET.madeBy}: {url} ·{' '}
        {GRANT_PAGE.disclaimer}
      </p>
    </div>
  );
}

const PRINTED_LINES = 8;

function PrintedList({ title, items }: { title: string; items: readonly string[] }) {
  const shown = items.slice(0, PRINTED_LINES);
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="list-disc pl-4">
        {shown.length === 0 && <li>{NOT_STATED}</li>}
        {shown.map((item) => (
          <li key={item}>
            <span className="line-clamp-2">{item}</span>
          </li>
        ))}
        {items.length > shown.length && <li>{GRANT_SHEET.more(items.length - shown.length)}</li>}
      </ul>
    </div>
  );
}
