import { PATHS } from '#domain/paths.ts';
import { ORDERS } from '#messages/grants/grant-page.ts';
import type { GrantDetail } from '#web/features/grants/grants-api.ts';
import { formatDay } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';

/** On top of the page: an order signed too early loses the whole aid. */
export function OrdersNotice({ guard }: { guard: GrantDetail['ordersGuard'] }) {
  if (!guard) return null;
  const day = guard.day && formatDay(guard.day);
  const isWaiting = guard.kind === 'wait';
  return (
    <div className="mt-6 print:hidden">
      <InlineAlert
        tone={isWaiting ? 'verify' : 'info'}
        title={isWaiting ? ORDERS.wait : ORDERS.from(day ?? '')}
        action={
          isWaiting && (
            <ButtonLink size="sm" href={`${PATHS.requirementsTool}?scheda=firme`}>
              {ORDERS.tool}
            </ButtonLink>
          )
        }
      >
        {isWaiting ? (day ? ORDERS.waitUntil(day) : ORDERS.waitUnknown) : ORDERS.fromText}
      </InlineAlert>
    </div>
  );
}
