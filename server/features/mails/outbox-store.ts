import { desc, or, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/db.ts';
import type { Mail, Mailer } from '#server/platform/mail/mailer.ts';
import { newId } from '#server/platform/tokens.ts';
import { outboxMails } from './tables.ts';

const SHOWN = 100;

/** In place of SMTP: the mail is kept, and read at /dev/outbox. */
export const outboxMailer = (db: Db): Mailer => ({
  async send({ to, subject, html, text }: Mail) {
    await db.insert(outboxMails).values({ id: newId(), to, subject, html, text });
  },
});

export function listOutbox(db: Db) {
  return db.select().from(outboxMails).orderBy(desc(outboxMails.createdAt)).limit(SHOWN);
}

/** A mail has the same words as text and as HTML: what its text does not hold, it does not hold. */
export async function forgetMails(db: Db, words: readonly string[]): Promise<void> {
  const holds = words.map((word) => sql`position(lower(${word}) in lower(subject || ' ' || text)) > 0`);
  await db.delete(outboxMails).where(or(...holds));
}
