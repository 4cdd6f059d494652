import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

export function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl, { connectionTimeout: 10_000, socketTimeout: 20_000 } as never);
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
  };
}
