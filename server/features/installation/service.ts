import { eq } from 'drizzle-orm';
import type { TokenPrices } from '#domain/admin/assistant.ts';
import { SWITCHES, type Switch } from '#domain/admin/system.ts';
import type { Db } from '#server/platform/db/db.ts';
import { installationSettings } from './tables.ts';

type Installation = {
  /** What everybody reads above every page. */
  notice: string | null;
  switches: Record<Switch, boolean>;
  /** What the provider of the assistant takes, null until somebody says so. */
  prices: TokenPrices | null;
};

const ONLY = 1;
/** How long a process may answer from memory before it asks whether another one has written. */
const CHECK_EVERY_MS = 1000;

const known = new WeakMap<Db, { at: number; installation: Installation }>();
type Row = Pick<typeof installationSettings.$inferSelect, 'notice' | 'switchedOff' | 'aiPrices'>;
const shapeOf = ({ notice, switchedOff, aiPrices }: Row): Installation => ({
  notice: notice === '' ? null : notice,
  switches: Object.fromEntries(SWITCHES.map((each) => [each, !switchedOff.includes(each)])) as Record<Switch, boolean>,
  prices: aiPrices,
});
const EMPTY: Row = { notice: '', switchedOff: [], aiPrices: null };
const UNTOUCHED = shapeOf(EMPTY);

/** As administrators set it, at most a second ago; without a database as it was last known. */
export async function installationOf({ db }: { db: Db }): Promise<Installation> {
  const last = known.get(db);
  if (last && performance.now() - last.at < CHECK_EVERY_MS) return last.installation;
  try {
    const [row] = await db.select().from(installationSettings).where(eq(installationSettings.id, ONLY));
    const installation = row ? shapeOf(row) : UNTOUCHED;
    known.set(db, { at: performance.now(), installation });
    return installation;
  } catch {
    return last?.installation ?? UNTOUCHED;
  }
}

export async function isOn(ctx: { db: Db }, feature: Switch): Promise<boolean> {
  return (await installationOf(ctx)).switches[feature];
}

/** Reads, changes and writes under the row's lock. */
export async function changeInstallation(tx: Db, change: (now: Installation) => Partial<Row>): Promise<void> {
  await tx.insert(installationSettings).values({ id: ONLY }).onConflictDoNothing();
  const one = eq(installationSettings.id, ONLY);
  const [row] = await tx.select().from(installationSettings).where(one).for('update');
  await tx
    .update(installationSettings)
    .set(change(shapeOf(row ?? EMPTY)))
    .where(one);
}

/** After a write: this process looks at once, the others within a second. */
export const installationChanged = ({ db }: { db: Db }): void => void known.delete(db);
