import { serialize } from 'node:v8';
import type { IsoDate } from '#domain/grants/grant.ts';
import type { Coded, ImportSource, RefusalCode } from '#domain/imports/codes.ts';
import { draftsOf } from '#domain/imports/drafts-of.ts';
import { readFile } from './sources/read-file.ts';

const DRAFTS_PER_PART = 100;

export type PackedFile =
  | { ok: true; parts: Uint8Array[]; read: number; total: number; isComplete: boolean }
  | { ok: false; refusal: Coded<RefusalCode> };

/** Runs in a thread (read-apart.ts): from bytes to drafts, in parts small enough to be opened between two requests. */
export function packFile(source: ImportSource, bytes: Uint8Array, day: IsoDate): PackedFile {
  const reading = readFile(source, bytes);
  if (!reading.ok) return reading;
  const { drafts, rejected } = draftsOf(source, reading.records, day);
  const parts: Uint8Array[] = [];
  for (let at = 0; at < Math.max(drafts.length, rejected.length); at += DRAFTS_PER_PART) {
    const [from, to] = [at, at + DRAFTS_PER_PART];
    parts.push(serialize({ drafts: drafts.slice(from, to), rejected: rejected.slice(from, to) }));
  }
  const { total, isComplete, records } = reading;
  return { ok: true, parts, read: records.length, total, isComplete };
}
