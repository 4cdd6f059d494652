/** Why somebody is told something; the filter of /notifications. */
export const NOTIFICATION_KINDS = [
  'scadenza',
  'modifica_bando',
  'nuovi_bandi',
  'candidatura',
  'consulenza',
  'messaggio',
  'assistenza',
  'account',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The menu of the dashboard shows 3 (NOT-1). */
export const LATEST_NOTIFICATIONS = 3;
