import { MAIL_FRAME } from '#messages/mails/mails.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { bareLink, button, entry, mailPage, note, paragraph, quietLink } from './mail-html.ts';

export type MailContent = {
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** Several things at once, each under its title. */
  items?: { title: string; text: string }[];
  action?: { label: string; url: string };
  /** Small print under the action. */
  notes?: string[];
  /** For mails that one can stop: at their foot, and for the mail program's own button (RFC 8058). */
  unsubscribeUrl?: string;
};

/** The same words twice, for every kind of mail program. */
export function composeMail(to: string, content: MailContent): Mail {
  const { subject, unsubscribeUrl } = content;
  const headers = unsubscribeUrl && {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { to, subject, html: htmlOf(content), text: textOf(content), ...(headers ? { headers } : {}) };
}

function textOf({ greeting, paragraphs, items = [], action, notes = [], unsubscribeUrl }: MailContent): string {
  const leave = unsubscribeUrl ? [`${MAIL_FRAME.unsubscribe}\n${unsubscribeUrl}`] : [];
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  const entries = items.map(({ title, text }) => `• ${title}\n${text}`);
  return [greeting, ...paragraphs, ...entries, ...link, ...notes, ...leave, `-- \n${MAIL_FRAME.footer}`].join('\n\n');
}

function htmlOf({
  subject,
  greeting,
  paragraphs,
  items = [],
  action,
  notes = [],
  unsubscribeUrl,
}: MailContent): string {
  const body = [
    ...[greeting, ...paragraphs].map(paragraph),
    ...items.map(({ title, text }) => entry(title, text)),
    ...(action ? [button(action.label, action.url)] : []),
    ...notes.map(note),
    ...(action ? [bareLink(MAIL_FRAME.bareLink, action.url)] : []),
    ...(unsubscribeUrl ? [quietLink(MAIL_FRAME.leave, unsubscribeUrl)] : []),
  ];
  return mailPage({
    title: subject,
    preview: [...paragraphs, ...items.map(({ title }) => `${title}.`)].join(' '),
    body: body.join('\n'),
    footer: MAIL_FRAME.footer,
  });
}
