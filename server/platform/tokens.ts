import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** 256 random bits for a cookie or a link. Only the hash is stored: a stolen database opens no session. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
export const newId = (): string => randomUUID();
