import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeMail } from '#server/features/mails/compose.ts';
import { resetPasswordMail } from '#messages/mails/mails.ts';
import { smtpMailer } from './smtp-mailer.ts';

const received: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    let raw = '';
    stream.on('data', (chunk: Buffer) => (raw += chunk.toString()));
    stream.on('end', () => {
      received.push(raw);
      done();
    });
  },
});
let port = 0;
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      const listening = server.listen(0, '127.0.0.1', () => {
        port = (listening.address() as { port: number }).port;
        resolve();
      });
    }),
);
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

test('a mail leaves by SMTP in HTML and in text, and what people wrote stays text', async () => {
  const mailer = smtpMailer(`smtp://127.0.0.1:${String(port)}`, 'Bandolo <ciao@bandolo.example>');
  const content = resetPasswordMail('<b>Ada</b>', 'https://bandolo.example/auth/conferma?token=abc');
  await mailer.send(composeMail('ada@officine.example', content));
  const mail = await PostalMime.parse(received[0] ?? '');
  expect(mail.subject).toBe('Reimposta la tua password');
  expect(mail.to?.[0]?.address).toBe('ada@officine.example');
  expect(mail.html).toContain('&lt;b&gt;Ada&lt;/b&gt;');
  expect(mail.html).toContain('href="https://bandolo.example/auth/conferma?token=abc"');
  expect(mail.text).toContain('https://bandolo.example/auth/conferma?token=abc');
});
