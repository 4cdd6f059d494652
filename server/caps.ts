import { CAPS, type Cap } from '#domain/caps.ts';
import { AppError } from '#domain/errors.ts';
import { CAP_MESSAGES } from '#messages/caps.ts';

/** After the write, in its transaction and under the lock: what is too much is undone with it. */
export function refuseBeyond(cap: Cap, kept: number, field = ''): void {
  if (kept > CAPS[cap]) throw new AppError('limit_reached', { fields: [{ field, message: CAP_MESSAGES[cap] }] });
}
