/** Reported conversations: who waits longest first, or the latest. */
export const CHAT_REPORT_ORDERS = ['vecchie', 'recenti'] as const;
export type ChatReportOrder = (typeof CHAT_REPORT_ORDERS)[number];
