import { expect, test } from 'vitest';
import {
  alreadyRegisteredMail,
  confirmEmailMail,
  passwordChangedMail,
  resetPasswordMail,
  MAIL_FRAME,
} from '#messages/mails/mails.ts';
import { newGrantsMail } from '#messages/saved-grants/saved-grants.ts';
import { composeMail } from './compose.ts';

const URL = 'https://bandolo.example/auth/conferma?token=abc';
const to = 'ada@officine.example';
const mails = [
  confirmEmailMail(URL),
  resetPasswordMail('Ada', URL),
  passwordChangedMail('Ada', URL),
  alreadyRegisteredMail('Ada', URL),
  newGrantsMail('Ada', [{ name: 'Veneto', grants: [{ name: 'Bando digitale', deadline: null }] }], URL),
].map((content) => ({ content, ...composeMail(to, content) }));

test.each(mails)(
  '"$subject": the same words in HTML and in text, and one address to follow',
  ({ content, html, text }) => {
    for (const words of [content.greeting, ...content.paragraphs, ...content.notes, MAIL_FRAME.footer]) {
      expect(html).toContain(words);
      expect(text).toContain(words);
    }
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([URL, URL]);
    expect(text).toContain(`${content.action.label}:\n${URL}`);
  },
);

test.each(mails)('"$subject": the text speaks of no button, because it has none', ({ text }) => {
  expect(text).not.toContain('pulsante');
});

test.each(mails)('"$subject": titled, with a preview for the inbox, in light and in dark', ({ subject, html }) => {
  expect(html).toMatch(new RegExp(`<h1[^>]*>${subject}</h1>`));
  expect(html).toMatch(/<div style="display:none[^"]*">[^<]+<\/div>/);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('@media (prefers-color-scheme:dark)');
});

test('only a bare address may break in the middle of a word', () => {
  const { html } = composeMail(to, confirmEmailMail(URL));
  for (const [, inside] of html.matchAll(/word-break:break-all">(.*?)<\/p>/g)) {
    expect(inside?.replace(/<[^>]+>/g, '')).toBe(URL);
  }
});

test('without a name the greeting has none', () => {
  expect(newGrantsMail('', [], URL).greeting).toBe('Ciao,');
  expect(confirmEmailMail(URL).greeting).toBe('Ciao,');
});
