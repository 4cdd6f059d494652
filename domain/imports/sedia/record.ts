import { MAX_FIELD_CHARS } from '#domain/imports/limits.ts';
import { plainLines, plainText } from '#domain/imports/plain-text.ts';

/** One result of the portal, its lists of strings read by name. */
export type SediaRecord = {
  identifier: string;
  title: string;
  type: string;
  status: string;
  language: string;
  datasource: string;
  programme: string;
  callId: string;
  callTitle: string;
  url: string;
  starts: string[];
  deadlines: string[];
  deadlineModel: string;
  actions: string[];
  description: string;
  conditions: string[];
  budgetOverview: string;
  budget: string;
  currency: string;
};

type Metadata = Record<string, unknown>;

export function sediaRecord(raw: Readonly<Record<string, unknown>>): SediaRecord | { tooLong: string } {
  const metadata = isObject(raw.metadata) ? raw.metadata : {};
  const tooLong = [...Object.entries(raw), ...Object.entries(metadata)].find(([, value]) => isTooLong(value));
  if (tooLong) return { tooLong: tooLong[0] };
  const first = (name: string) => plainText(strings(metadata, name)[0] ?? '');
  const callId = first('callccm2Id');
  return {
    identifier: first('identifier') || callId,
    title: first('title') || textOf(raw.summary) || textOf(raw.content) || textOf(raw.title),
    type: first('type'),
    status: first('status'),
    language: (textOf(raw.language) || first('language') || 'en').toLowerCase().slice(0, 5),
    datasource: first('DATASOURCE') || textOf(raw.database) || 'SEDIA',
    programme: first('frameworkProgramme'),
    callId,
    callTitle: first('callTitle'),
    url: textOf(raw.url) || first('esST_URL'),
    starts: strings(metadata, 'startDate'),
    deadlines: strings(metadata, 'deadlineDate'),
    deadlineModel: first('deadlineModel').toLowerCase(),
    actions: strings(metadata, 'typesOfAction').map(plainText),
    description: plainText(strings(metadata, 'descriptionByte')[0] ?? '') || textOf(raw.summary) || textOf(raw.content),
    conditions: strings(metadata, 'topicConditions').flatMap(plainLines),
    budgetOverview: strings(metadata, 'budgetOverview')[0] ?? '',
    budget: first('budget'),
    currency: first('currency').toUpperCase(),
  };
}

/** Whether a raw object is a result of the portal. */
export function isSediaShape(raw: Readonly<Record<string, unknown>>): boolean {
  return Object.hasOwn(raw, 'metadata') && isObject(raw.metadata);
}

/** The portal repeats a topic once per type of action: one record with the dates and actions of all. */
export function mergedRecord(first: SediaRecord, second: SediaRecord): SediaRecord {
  const union = (one: string[], other: string[]) => [...new Set([...one, ...other])].sort();
  return {
    ...first,
    starts: union(first.starts, second.starts),
    deadlines: union(first.deadlines, second.deadlines),
    actions: union(first.actions, second.actions),
    description: first.description.length >= second.description.length ? first.description : second.description,
    budgetOverview: first.budgetOverview || second.budgetOverview,
  };
}

function strings(metadata: Metadata, name: string): string[] {
  const value = Object.hasOwn(metadata, name) ? metadata[name] : undefined;
  const list = Array.isArray(value) ? value.slice(0, 200) : [value];
  return list.filter((item): item is string => typeof item === 'string' && item.trim() !== '');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? plainText(value) : '';
}

function isTooLong(value: unknown): boolean {
  if (typeof value === 'string') return value.length > MAX_FIELD_CHARS;
  return Array.isArray(value) && value.some((item) => typeof item === 'string' && item.length > MAX_FIELD_CHARS);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
