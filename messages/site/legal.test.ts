import { expect, test } from 'vitest';
import { MAIL_FRAME } from '#messages/mails/mails.ts';
import { PRIVACY } from './legal.ts';

test('who has a question about the own data is sent where an answer comes from: mails take none', () => {
  const words = JSON.stringify(PRIVACY);
  expect(MAIL_FRAME.footer).toContain('non rispondere');
  expect(words).not.toMatch(/rispond(?:i|ere) a una[^.]*e-mail/);
  expect(words).toContain('pagina Supporto');
});
