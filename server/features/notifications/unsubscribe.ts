import type { MailTopic } from '#domain/mail-topics.ts';
import { unsubscribePath } from '#domain/paths.ts';
import type { Services } from '#server/context.ts';
import type { Db } from '#server/platform/db/db.ts';
import { mailTokenOf, ownerOfToken } from './mail-store.ts';
import { preferencesOf, savePreferences } from './preferences.ts';
import { SWITCHES } from './topics.ts';

/** The link at the foot of a mail, without signing in: its switch goes off. Answers whether the link was good. */
export async function unsubscribe({ db, now }: Services, token: string, topic: MailTopic): Promise<boolean> {
  const userId = await ownerOfToken(db, token);
  if (!userId) return false;
  await savePreferences(db, userId, { ...(await preferencesOf(db, userId)), [SWITCHES[topic]]: false }, now());
  return true;
}

/** What goes to the foot of a mail that one can stop. */
export const leaveAddress = async (
  { env }: Pick<Services, 'env'>,
  tx: Db,
  userId: string,
  topic: MailTopic,
): Promise<string> => env.publicUrl + unsubscribePath(await mailTokenOf(tx, userId), topic);
