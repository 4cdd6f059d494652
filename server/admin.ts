import './platform/linear-patterns.ts';
import { eq } from 'drizzle-orm';
import { readEnv } from './env.ts';
import { profiles } from './features/accounts/tables.ts';
import { openServices } from './open.ts';
import { StartProblem } from './platform/start-problem.ts';

/** `npm run admin -- grant|revoke person@example.it`: the only way to a first administrator. */
const [action, address] = process.argv.slice(2);
const isUsed = (action === 'grant' || action === 'revoke') && address;

async function main(isAdmin: boolean, email: string): Promise<number> {
  const { services, close } = await openServices(readEnv());
  const changed = await services.db
    .update(profiles)
    .set({ isAdmin, updatedAt: new Date() })
    .where(eq(profiles.email, email.toLowerCase()))
    .returning({ email: profiles.email });
  await close();
  if (changed.length === 0) console.error(`No account has the address ${email}.`);
  else console.log(`${email} ${isAdmin ? 'is now' : 'is no longer'} an administrator.`);
  return changed.length === 0 ? 1 : 0;
}

if (!isUsed) {
  console.error('Usage: npm run admin -- grant|revoke person@example.it');
  process.exit(2);
}
try {
  process.exit(await main(action === 'grant', address));
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(error.message);
  process.exit(1);
}
