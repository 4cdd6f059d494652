/** What one stops with the link at the foot of a mail. */
export const MAIL_TOPICS = ['scadenze', 'bandi', 'novita'] as const;
export type MailTopic = (typeof MAIL_TOPICS)[number];
