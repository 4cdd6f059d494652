import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import QRCode from 'qrcode';
import { isAppCode, RECOVERY_CODES } from '#domain/accounts/two-factor.ts';

const PERIOD_SECONDS = 30;
/** The code before and the one after count too: clocks of telephones are never quite right. */
const WINDOW = 1;
const RECOVERY_BYTES = 10;

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: 'Bandolo', label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD_SECONDS });

export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app needs to know, as an address and as a drawing of it: one path over unit squares. */
export function enrolment(secret: string, email: string) {
  const uri = totpOf(secret, email).toString();
  const { size, data } = QRCode.create(uri, { errorCorrectionLevel: 'M' }).modules;
  const squares: string[] = [];
  data.forEach((isDark, at) => {
    if (isDark) squares.push(`M${String(at % size)} ${String(Math.floor(at / size))}h1v1h-1z`);
  });
  return { secret, uri, drawing: { size, path: squares.join('') } };
}

/** The time step that a code of the app belongs to, or null. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!isAppCode(code)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret, '').validate({ token: code, window: WINDOW, timestamp });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** Eighty random bits each, so that a plain hash is enough. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => new Secret({ buffer: bytesOf(RECOVERY_BYTES) }).base32);

const bytesOf = (size: number): ArrayBuffer => new Uint8Array(randomBytes(size)).buffer;
