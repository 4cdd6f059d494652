import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** OWASP's scrypt setting, written into each hash so that it can be raised later. */
export const FULL_COST = { N: 2 ** 15, r: 8, p: 3 };
export const TEST_COST = { N: 2, r: 1, p: 1 };
const KEY_BYTES = 32;

let setting = FULL_COST;
/** Only for processes that run tests (server/testing): a quarter of a second of work for each password is not theirs. */
export function setPasswordCost(cost: typeof FULL_COST): void {
  setting = cost;
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return written(salt, await keyOf(password, salt, setting));
}
const written = (salt: Buffer, key: Buffer): string =>
  ['scrypt', setting.N, setting.r, setting.p, salt.toString('base64'), key.toString('base64')].join('$');

export async function isPasswordOf(hash: string, password: string): Promise<boolean> {
  const [, N, r, p, salt, key] = hash.split('$');
  const expected = Buffer.from(key ?? '', 'base64');
  const actual = await keyOf(password, Buffer.from(salt ?? '', 'base64'), { N: Number(N), r: Number(r), p: Number(p) });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** Spent for an unknown e-mail too, so that the answer takes as long as for a known one. */
export const spendPasswordCheck = (password: string): Promise<boolean> =>
  isPasswordOf(written(randomBytes(16), randomBytes(KEY_BYTES)), password);

function keyOf(password: string, salt: Buffer, cost: typeof FULL_COST): Promise<Buffer> {
  return derive(password.normalize('NFKC'), salt, KEY_BYTES, { ...cost, maxmem: 256 * cost.N * cost.r + 1024 });
}
