import { MAIL_FRAME } from '#messages/mails/mails.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { bareLink, button, mailPage, note, paragraph } from './mail-html.ts';

export type MailContent = {
  subject: string;
  greeting: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  /** Small print under the action. */
  notes?: string[];
};

/** The same words twice, for every kind of mail program. */
export function composeMail(to: string, content: MailContent): Mail {
  return { to, subject: content.subject, html: htmlOf(content), text: textOf(content) };
}

function textOf({ greeting, paragraphs, action, notes = [] }: MailContent): string {
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  return [greeting, ...paragraphs, ...link, ...notes, `-- \n${MAIL_FRAME.footer}`].join('\n\n');
}

function htmlOf({ subject, greeting, paragraphs, action, notes = [] }: MailContent): string {
  const body = [
    ...[greeting, ...paragraphs].map(paragraph),
    ...(action ? [button(action.label, action.url)] : []),
    ...notes.map(note),
    ...(action ? [bareLink(MAIL_FRAME.bareLink, action.url)] : []),
  ];
  return mailPage({
    title: subject,
    preview: paragraphs.join(' '),
    body: body.join('\n'),
    footer: MAIL_FRAME.footer,
  });
}
