import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** OWASP's scrypt setting (N = 2^15, r = 8, p = 3), written into each hash so that it can be raised later. */
const SETTING = { N: 2 ** 15, r: 8, p: 3 };
const KEY_BYTES = 32;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await keyOf(password, salt, SETTING);
  return ['scrypt', SETTING.N, SETTING.r, SETTING.p, salt.toString('base64'), key.toString('base64')].join('$');
}

export async function isPasswordOf(hash: string, password: string): Promise<boolean> {
  const [, N, r, p, salt, key] = hash.split('$');
  const expected = Buffer.from(key ?? '', 'base64');
  const actual = await keyOf(password, Buffer.from(salt ?? '', 'base64'), { N: Number(N), r: Number(r), p: Number(p) });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** Spent for an unknown e-mail too, so that the answer takes as long as for a known one. */
export const spendPasswordCheck = (password: string): Promise<boolean> => isPasswordOf(NOBODY, password);
const NOBODY = [
  'scrypt',
  SETTING.N,
  SETTING.r,
  SETTING.p,
  randomBytes(16).toString('base64'),
  randomBytes(32).toString('base64'),
].join('$');

function keyOf(password: string, salt: Buffer, setting: typeof SETTING): Promise<Buffer> {
  return derive(password.normalize('NFKC'), salt, KEY_BYTES, { ...setting, maxmem: 256 * setting.N * setting.r });
}
