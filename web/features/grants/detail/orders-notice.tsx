import { PATHS } from '#domain/paths.ts';
import { ORDERS } from '#messages/grants/grant-page.ts';
import type { GrantDetail } from '#web/features/grants/grants-api.ts';
import { formatDay } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';

type Guard = NonNullable<GrantDetail['ordersGuard']>;

export function ordersText({ kind, day }: Guard): string {
  if (kind !== 'wait') return ORDERS.fromText;
  return day ? ORDERS.waitUntil(formatDay(day)) : ORDERS.waitUnknown;
}

/** On top of the page: an order signed too early loses the whole aid. */
export function OrdersNotice({ guard }: { guard: GrantDetail['ordersGuard'] }) {
  if (!guard) return null;
  const isWaiting = guard.kind === 'wait';
  return (
    <div className="mt-6 print:hidden">
      <InlineAlert
        tone={isWaiting ? 'verify' : 'info'}
        title={isWaiting ? ORDERS.wait : ORDERS.from(formatDay(guard.day ?? ''))}
        action={
          isWaiting && (
            <ButtonLink size="sm" href={`${PATHS.requirementsTool}?scheda=firme`}>
              {ORDERS.tool}
            </ButtonLink>
          )
        }
      >
        {ordersText(guard)}
      </InlineAlert>
    </div>
  );
}
