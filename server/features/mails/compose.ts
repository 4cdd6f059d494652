import type { Mail } from '#server/platform/mail/mailer.ts';

export type MailContent = {
  subject: string;
  greeting: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  /** Small print under the action. */
  notes?: string[];
};

const INK = '#092529';
const FILO = '#c9330f';

/** One look for every mail: paper, ink, one action; and the same words as plain text. */
export function composeMail(to: string, content: MailContent, footer: string): Mail {
  return { to, subject: content.subject, html: htmlOf(content, footer), text: textOf(content, footer) };
}

function textOf({ greeting, paragraphs, action, notes = [] }: MailContent, footer: string): string {
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  return [greeting, ...paragraphs, ...link, ...notes, `--\n${footer}`].join('\n\n');
}

function htmlOf({ subject, greeting, paragraphs, action, notes = [] }: MailContent, footer: string): string {
  const p = (text: string, style = '') => `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:14px 24px;border-radius:4px;background:${FILO};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#4a5f63;word-break:break-all">Se il pulsante non funziona, copia questo indirizzo nel browser:<br>${escapeHtml(action.url)}</p>`
    : '';
  return `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f8f7f3;color:${INK};font:16px/1.5 Inter,Segoe UI,Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#fefdfb;border:1px solid #d5dcd9;border-radius:4px">
<p style="margin:0 0 24px;font-size:22px;font-weight:600;letter-spacing:-.02em"><span style="color:${FILO}">b</span>andolo</p>
${p(greeting, 'font-weight:600')}
${paragraphs.map((text) => p(text)).join('\n')}
${button}
${notes.map((text) => p(text, 'font-size:13px;color:#4a5f63')).join('\n')}
</div>
<p style="max-width:560px;margin:16px auto 0;font-size:12px;color:#4a5f63">${escapeHtml(footer)}</p>
</body></html>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
