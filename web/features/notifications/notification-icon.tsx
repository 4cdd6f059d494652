import { Bell, Clock, FilePenLine, Landmark, LifeBuoy, MessageSquare, Send, UserRound, Users } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { NotificationKind } from '#domain/notifications/notification-kinds.ts';

const ICONS: Record<NotificationKind, LucideIcon> = {
  scadenza: Clock,
  modifica_bando: FilePenLine,
  nuovi_bandi: Landmark,
  candidatura: Send,
  consulenza: Users,
  messaggio: MessageSquare,
  assistenza: LifeBuoy,
  account: UserRound,
};

export function NotificationIcon({ kind, className }: { kind: NotificationKind; className?: string }) {
  const Icon = ICONS[kind] ?? Bell;
  return <Icon aria-hidden="true" className={className} />;
}
