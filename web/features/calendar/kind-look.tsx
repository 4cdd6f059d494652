import { CircleAlert, Clock, FileText, LockOpen, Pencil, Users, Zap, type LucideIcon } from 'lucide-react';
import type { CalendarItem } from '#domain/calendar/calendar-item.ts';
import type { CalendarKind } from '#domain/calendar/kinds.ts';
import { daysBetween } from '#domain/grants/rome-time.ts';

const ICONS: Record<CalendarKind, LucideIcon> = {
  click_day: Zap,
  scadenza: Clock,
  apertura: LockOpen,
  documento: FileText,
  adempimento: CircleAlert,
  appuntamento: Users,
  proprio: Pencil,
};

export function KindIcon({ kind, className }: { kind: CalendarKind; className?: string }) {
  const Icon = ICONS[kind];
  return <Icon aria-hidden="true" className={className} />;
}

/** Within these a deadline is urgent, within the second soon. */
export const URGENT_DAYS = 7;
const SOON_DAYS = 30;

/** The ground of a chip: a deadline by how near it is, everything else by what it is. */
export function chipLook({ kind, day }: Pick<CalendarItem, 'kind' | 'day'>, today: string): string {
  const left = daysBetween(today, day);
  if (left < 0) return 'bg-closed text-on-closed';
  if (kind === 'click_day') return 'bg-inked text-on-inked';
  if (kind === 'documento' || kind === 'adempimento') return 'bg-verify text-on-verify';
  if (kind === 'appuntamento' || kind === 'proprio') return 'text-ink inset-ring inset-ring-rule-2';
  if (kind === 'apertura') return 'bg-open text-on-open';
  if (left <= URGENT_DAYS) return 'bg-urgent text-on-urgent';
  return left <= SOON_DAYS ? 'bg-soon text-on-soon' : 'bg-open text-on-open';
}
