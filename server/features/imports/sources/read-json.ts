import { IMPORT_LIMITS } from '#domain/imports/limits.ts';
import { type Reading, refused } from './reading.ts';

const HOSTILE_KEYS = ['__proto__', 'constructor', 'prototype'];

/** A list of records: the Solr envelope, the answer of the EU portal, `{docs}`, `{records}` or a plain array. */
export function readJson(text: string): Reading {
  if (isTooDeep(text)) return refused('too_deep');
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return refused('broken_json');
  }
  const found = listIn(parsed);
  if (found === null) return refused('unknown_shape');
  const { list, total } = found;
  if (list.length === 0) return refused('no_records');
  if (list.length > IMPORT_LIMITS.maxRecords) return refused('too_many_records', { max: IMPORT_LIMITS.maxRecords });
  if (!list.every(isObject)) return refused('unknown_shape');
  const hostile = hostileKey([parsed, ...list]);
  if (hostile !== null) return refused('hostile_keys', { key: hostile });
  return { ok: true, records: list, total: total ?? list.length, isComplete: total === list.length };
}

type Found = { list: unknown[]; total: number | null };

function listIn(parsed: unknown): Found | null {
  if (Array.isArray(parsed)) return { list: parsed, total: null };
  if (!isObject(parsed)) return null;
  if (isObject(parsed.response)) return listIn({ docs: parsed.response.docs, numFound: parsed.response.numFound });
  if (Array.isArray(parsed.docs)) return { list: parsed.docs, total: count(parsed.numFound) };
  if (Array.isArray(parsed.results)) return { list: parsed.results, total: count(parsed.totalResults) };
  const plain = [parsed.records, parsed.bandi].find(Array.isArray);
  return plain ? { list: plain, total: null } : null;
}

function count(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null;
}

/** Read in one pass before parsing: brackets inside strings do not count. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInString) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) isInString = false;
    } else if (code === QUOTE) isInString = true;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth += 1;
      if (depth > IMPORT_LIMITS.maxDepth) return true;
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1;
  }
  return false;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

function hostileKey(values: readonly unknown[]): string | null {
  for (const value of values) {
    const nested = isObject(value) && isObject(value.metadata) ? [value.metadata] : [];
    for (const object of [value, ...nested]) {
      const key = HOSTILE_KEYS.find((name) => isObject(object) && Object.hasOwn(object, name));
      if (key !== undefined) return key;
    }
  }
  return null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
