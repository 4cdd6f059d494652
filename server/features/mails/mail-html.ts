/** Paper and ink of web/styles/tokens.css, as mail programs know colours (MAI-2). */
const LIGHT = {
  paper: '#f8f7f3',
  sheet: '#fefdfb',
  rule: '#d6ddda',
  ink: '#092529',
  quiet: '#3a5054',
  filo: '#d72e10',
  onFilo: '#ffffff',
};
const DARK: typeof LIGHT = {
  paper: '#0a181b',
  sheet: '#112023',
  rule: '#243537',
  ink: '#e9e8e1',
  quiet: '#b3bfbc',
  filo: '#fa6f4a',
  onFilo: '#200c09',
};
const TEXT_FACE = "Inter,'Segoe UI',Helvetica,Arial,sans-serif";
const DISPLAY_FACE = "Newsreader,'Iowan Old Style',Palatino,Georgia,serif";

/** Programs that know no style sheet keep the light colours written on each element. */
const STYLES = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:${DARK.paper}!important}
.sheet{background:${DARK.sheet}!important;border-color:${DARK.rule}!important}
.entry{border-color:${DARK.rule}!important}
.ink{color:${DARK.ink}!important}
.quiet{color:${DARK.quiet}!important}
.filo{color:${DARK.filo}!important;border-color:${DARK.filo}!important}
.action{background:${DARK.filo}!important}
.action a{color:${DARK.onFilo}!important}
}
@media (max-width:480px){
.sheet{padding:24px 20px!important}
.wide{width:100%!important}
.wide a{display:block!important;padding:14px 12px!important;text-align:center!important}
}`;

export const paragraph = (text: string): string =>
  `<p class="ink" style="margin:0 0 16px;color:${LIGHT.ink}">${escapeHtml(text)}</p>`;

export const note = (text: string): string =>
  `<p class="quiet" style="margin:0 0 12px;font-size:14px;color:${LIGHT.quiet}">${escapeHtml(text)}</p>`;

/** One of several things: a rule at its side, so that each is seen to be its own. */
export const entry = (title: string, text: string): string =>
  `<div class="entry" style="margin:0 0 16px;padding:0 0 0 14px;border-left:2px solid ${LIGHT.rule}"><p class="ink" style="margin:0;font-weight:600;color:${LIGHT.ink}">${escapeHtml(title)}</p><p class="ink" style="margin:2px 0 0;color:${LIGHT.ink}">${escapeHtml(text)}</p></div>`;

/** A table cell, because some programs give a link neither ground nor padding. */
export const button = (label: string, url: string): string =>
  `<table role="presentation" class="wide" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td class="action" style="border-radius:4px;background:${LIGHT.filo}"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;color:${LIGHT.onFilo};font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;

/** The address breaks anywhere, the words before it do not. */
export const bareLink = (lead: string, url: string): string =>
  `${note(lead)}<p style="margin:-8px 0 24px;font-size:14px;word-break:break-all"><a class="quiet" href="${escapeHtml(url)}" style="color:${LIGHT.quiet}">${escapeHtml(url)}</a></p>`;

export const quietLink = (label: string, url: string): string =>
  `<p style="margin:0;font-size:14px"><a class="quiet" href="${escapeHtml(url)}" style="color:${LIGHT.quiet}">${escapeHtml(label)}</a></p>`;

type Page = { title: string; preview: string; body: string; footer: string };

/** One look for every mail: paper, ink, the end of the thread and one action. */
export function mailPage({ title, preview, body, footer }: Page): string {
  return `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title><style>${STYLES}</style></head>
<body class="paper" style="margin:0;background:${LIGHT.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" class="paper" style="padding:24px 12px;background:${LIGHT.paper};font:16px/1.5 ${TEXT_FACE}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td class="sheet" style="padding:32px;background:${LIGHT.sheet};border:1px solid ${LIGHT.rule};border-radius:4px">
<p class="ink" style="margin:0;font-size:20px;font-weight:600;letter-spacing:-.02em;color:${LIGHT.ink}"><span class="filo" style="color:${LIGHT.filo}">b</span>andolo</p>
<div class="filo" style="width:56px;margin:12px 0 24px;border-top:2px solid ${LIGHT.filo};font-size:0;line-height:0">&nbsp;</div>
<h1 class="ink" style="margin:0 0 20px;font:400 26px/1.25 ${DISPLAY_FACE};color:${LIGHT.ink}">${escapeHtml(title)}</h1>
${body}
</td></tr>
<tr><td class="quiet" style="padding:16px 12px 0;font-size:13px;color:${LIGHT.quiet}">${escapeHtml(footer)}</td></tr>
</table>
</td></tr></table>
</body></html>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
