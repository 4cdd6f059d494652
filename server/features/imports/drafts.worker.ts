import { serialize } from 'node:v8';
import type { IsoDate } from '#domain/grants/grant.ts';
import type { Coded, ImportSource, RefusalCode } from '#domain/imports/codes.ts';
import type { DraftBatch } from '#domain/imports/draft.ts';
import { draftsOf } from '#domain/imports/drafts-of.ts';
import { readFile } from './sources/read-file.ts';

const DRAFTS_PER_PART = 100;

export type PackedFile =
  | { ok: true; parts: Uint8Array[]; read: number; total: number; isComplete: boolean }
  | { ok: false; refusal: Coded<RefusalCode> };

/** Runs in a worker thread (read-in-worker.ts): from bytes to drafts. */
export function packFile(source: ImportSource, bytes: Uint8Array, day: IsoDate): PackedFile {
  const reading = readFile(source, bytes);
  if (!reading.ok) return reading;
  const { total, isComplete, records } = reading;
  return { ok: true, parts: packRecords(source, records, day), read: records.length, total, isComplete };
}

/** The same for records that a source answered with; in parts small enough to be opened between two requests. */
export function packRecords(source: ImportSource, records: readonly unknown[], day: IsoDate): Uint8Array[] {
  const { drafts, rejected } = draftsOf(source, records, day);
  const parts: Uint8Array[] = [];
  for (let at = 0; at < Math.max(drafts.length, rejected.length); at += DRAFTS_PER_PART) {
    const [from, to] = [at, at + DRAFTS_PER_PART];
    const part: DraftBatch = { drafts: drafts.slice(from, to), rejected: rejected.slice(from, to) };
    parts.push(serialize(part));
  }
  return parts;
}
