import { hashKey } from '@tanstack/react-query';
import { changedAnswers, type AnswersChange } from '#domain/business-plans/answers/answers.ts';
import type { PlanPhase } from '#domain/business-plans/sections.ts';
import { keep, kept } from '#web/lib/tab-storage.ts';
import type { PlanView } from './api.ts';

export type Change = { title?: string; phase?: PlanPhase; grantId?: string | null; answers?: AnswersChange };
/** What is to be sent, what was sent without an answer yet, and the revision that both were written on. */
export type Unsaved = { waiting: Change; sent: Change; seen: number };

export const isNothing = (change: Change): boolean => Object.keys(change).length === 0;

export const merged = (one: Change, other: Change): Change => {
  const answers = one.answers || other.answers ? { ...one.answers, ...other.answers } : undefined;
  if (answers && (one.answers?.texts || other.answers?.texts))
    answers.texts = { ...one.answers?.texts, ...other.answers?.texts };
  return { ...one, ...other, ...(answers ? { answers } : {}) };
};

/**
 * A reload or a lost network may come between a save and its answer. The next revision that holds just what was sent is
 * then one's own, and no other device's.
 */
export function isOwnSave({ plan }: PlanView, { sent, seen }: Unsaved): boolean {
  if (isNothing(sent) || plan.revision !== seen + 1) return false;
  const { answers, ...rest } = sent;
  const isThere = Object.entries(rest).every(([name, value]) => plan[name as keyof typeof rest] === value);
  return isThere && (!answers || hashKey([changedAnswers(plan.answers, answers)]) === hashKey([plan.answers]));
}

const keyOf = (id: string) => `bandolo.business-plan.${id}`;
export const keepUnsaved = (id: string, { waiting, sent, seen }: Unsaved): void =>
  keep(keyOf(id), isNothing(waiting) && isNothing(sent) ? null : JSON.stringify({ waiting, sent, seen }));
export const keptUnsaved = (id: string): Unsaved | null => JSON.parse(kept(keyOf(id)) ?? 'null') as Unsaved | null;
