import type { NotificationKind } from '#domain/notifications/notification-kinds.ts';
import type { NotificationPreferences } from '#domain/notifications/preferences.ts';
import type { MailTopic } from '#domain/mail-topics.ts';

/** The switch that each kind of mail hangs on. */
export const SWITCHES: Record<MailTopic, keyof NotificationPreferences> = {
  scadenze: 'emailDeadlines',
  bandi: 'emailGrants',
  novita: 'emailNews',
};

/** What is mailed together, by the switch that governs it; everything else has a mail of its own, or none. */
export const TOPICS: Partial<Record<NotificationKind, { topic: MailTopic; switch: keyof NotificationPreferences }>> = {
  scadenza: { topic: 'scadenze', switch: 'emailDeadlines' },
  modifica_bando: { topic: 'bandi', switch: 'emailGrants' },
  nuovi_bandi: { topic: 'bandi', switch: 'emailGrants' },
};
export const isDigested = (kind: NotificationKind): boolean => TOPICS[kind] !== undefined;
