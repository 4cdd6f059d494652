import { GRANT_PAGE } from '#messages/grants/grant-page.ts';
import type { GrantDetail } from '#web/features/grants/grants-api.ts';
import { Facts } from './facts.tsx';
import { Afterwards, Application, Doubts, Questions } from './known-sections.tsx';
import { OrdersNotice } from './orders-notice.tsx';
import { TrustNotice } from './source-lines.tsx';
import { Overview, Requirements } from './text-sections.tsx';
import { Versions } from './versions.tsx';

export { Dates } from './dates.tsx';
export { PrintSheet } from './print-sheet.tsx';
export { SourceLines } from './source-lines.tsx';
export { Standing } from './standing.tsx';

/** What one reads first: the four facts, and what to be careful about. */
export function GrantFacts({ detail }: { detail: GrantDetail }) {
  return (
    <>
      <Facts detail={detail} />
      <TrustNotice detail={detail} />
      <OrdersNotice guard={detail.ordersGuard} />
    </>
  );
}

export function GrantText({ detail }: { detail: GrantDetail }) {
  const { grant } = detail;
  return (
    <div className="mt-10">
      <Overview grant={grant} />
      <Requirements detail={detail} />
      <Doubts grant={grant} />
      <Application detail={detail} />
      <Afterwards grant={grant} />
      <Questions grant={grant} />
      <Versions detail={detail} />
      <p className="mt-6 text-13 text-ink-2">{GRANT_PAGE.disclaimer}</p>
    </div>
  );
}
