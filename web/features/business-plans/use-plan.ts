import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { changedAnswers, type AnswersChange, type PlanAnswers } from '#domain/business-plan/answers/answers.ts';
import type { PlanPhase } from '#domain/business-plan/sections.ts';
import { ApiError } from '#web/lib/api.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { keep, kept } from '#web/lib/tab-storage.ts';
import { planQuery, planWrites, type PlanView } from './api.ts';

export type PlanSaveState = 'clean' | 'dirty' | 'saving' | 'saved' | 'offline' | 'failed' | 'conflict';
type Change = { title?: string; phase?: PlanPhase; grantId?: string | null; answers?: AnswersChange };

type Live = { waiting: Change; seen: number; isSending: boolean; timer: number };

const QUIET_MS = 1_000;
const RETRY_MS = 5_000;

const merged = (one: Change, other: Change): Change => {
  const answers = one.answers || other.answers ? { ...one.answers, ...other.answers } : undefined;
  if (answers && (one.answers?.texts || other.answers?.texts))
    answers.texts = { ...one.answers?.texts, ...other.answers?.texts };
  return { ...one, ...other, ...(answers ? { answers } : {}) };
};

function isThere({ plan }: PlanView, { answers, ...rest }: Change): boolean {
  const told = Object.entries(rest).every(([name, value]) => plan[name as keyof typeof rest] === value);
  return told && (!answers || hashKey([changedAnswers(plan.answers, answers)]) === hashKey([plan.answers]));
}

const keyOf = (id: string) => `bandolo.business-plan.${id}`;
const keepWaiting = (id: string, { waiting, seen }: Live): void =>
  keep(keyOf(id), Object.keys(waiting).length === 0 ? null : JSON.stringify({ waiting, seen }));
const keptWaiting = (id: string): Pick<Live, 'waiting' | 'seen'> | null =>
  JSON.parse(kept(keyOf(id)) ?? 'null') as Pick<Live, 'waiting' | 'seen'> | null;

/** A plan's answers: shown at once, sent a second after the last key, never over what another device saved. */
export function usePlan(view: PlanView) {
  const { id } = view.plan;
  const api = useApi();
  const client = useQueryClient();
  const [answers, setAnswers] = useState<PlanAnswers>(view.plan.answers);
  const [title, setTitle] = useState(view.plan.title);
  const [state, setState] = useState<PlanSaveState>('clean');
  const [theirs, setTheirs] = useState<PlanView | null>(null);
  const live = useRef<Live>({ waiting: {}, seen: view.plan.revision, isSending: false, timer: 0 });
  const last = useRef<Promise<void>>(Promise.resolve());

  const sendOnce = useCallback(
    async function sendNow(): Promise<void> {
      const now = live.current;
      window.clearTimeout(now.timer);
      if (now.isSending || Object.keys(now.waiting).length === 0) return;
      const sent = now.waiting;
      now.waiting = {};
      now.isSending = true;
      let again = QUIET_MS;
      setState('saving');
      try {
        const answer = await planWrites(api).save(id, { ...sent, seenRevision: now.seen });
        // A reload may come between a save and its answer: what is there already was no other device's.
        if (answer.isSaved || isThere(answer.view, sent)) {
          now.seen = answer.view.plan.revision;
          client.setQueryData(planQuery(api, id).queryKey, answer.view);
          keepWaiting(id, now);
          setState('saved');
        } else {
          again = 0;
          now.waiting = merged(sent, now.waiting);
          setTheirs(answer.view);
          setState('conflict');
        }
      } catch (error) {
        now.waiting = merged(sent, now.waiting);
        setState(error instanceof ApiError ? 'failed' : 'offline');
        again = RETRY_MS;
      } finally {
        now.isSending = false;
      }
      if (again > 0 && Object.keys(now.waiting).length > 0) now.timer = window.setTimeout(() => void sendNow(), again);
    },
    [api, client, id],
  );

  /** One after the other, so that whoever waits for it knows that what was typed before is there. */
  const send = useCallback((): Promise<void> => (last.current = last.current.then(sendOnce)), [sendOnce]);

  const queue = useCallback(
    (change: Change) => {
      const now = live.current;
      now.waiting = merged(now.waiting, change);
      keepWaiting(id, now);
      setState((old) => (old === 'conflict' || old === 'offline' ? old : 'dirty'));
      window.clearTimeout(now.timer);
      now.timer = window.setTimeout(() => void send(), QUIET_MS);
    },
    [id, send],
  );

  // What a reload or a lost network left unsent is shown again and sent, against the revision that it was written on.
  useEffect(() => {
    const left = keptWaiting(id);
    if (!left) return;
    live.current.seen = left.seen;
    setAnswers((before) => changedAnswers(before, left.waiting.answers ?? {}));
    if (left.waiting.title) setTitle(left.waiting.title);
    queue(left.waiting);
  }, [id, queue]);

  // A newer plan from elsewhere, or an earlier version brought back, replaces answers that nobody is changing here.
  const { revision, answers: stored, title: storedTitle } = view.plan;
  useEffect(() => {
    const now = live.current;
    if (revision <= now.seen || now.isSending || Object.keys(now.waiting).length > 0) return;
    now.seen = revision;
    setAnswers(stored);
    setTitle(storedTitle);
  }, [revision, stored, storedTitle]);

  useEffect(() => {
    const again = () => void send();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      void send();
    };
  }, [send]);

  return {
    answers,
    title,
    state,
    theirs,
    /** Everything typed is there, or the answer is no and the state says why. */
    flush: async () => {
      await send();
      return Object.keys(live.current.waiting).length === 0;
    },
    write: (change: AnswersChange) => {
      setAnswers((before) => changedAnswers(before, change));
      queue({ answers: change });
    },
    rename: (next: string) => {
      setTitle(next);
      if (next.trim() !== '') queue({ title: next.trim() });
    },
    go: (phase: PlanPhase) => {
      queue({ phase });
      return send();
    },
    aim: (grantId: string | null) => {
      queue({ grantId });
      return send();
    },
    /** Both were seen: one of them stays. */
    resolve: (isMine: boolean) => {
      if (!theirs) return;
      const now = live.current;
      now.seen = theirs.plan.revision;
      setTheirs(null);
      if (isMine) {
        now.waiting = merged(now.waiting, { answers, title });
        void send();
        return;
      }
      now.waiting = {};
      keepWaiting(id, now);
      setAnswers(theirs.plan.answers);
      setTitle(theirs.plan.title);
      client.setQueryData(planQuery(api, id).queryKey, theirs);
      setState('saved');
    },
  };
}
export type PlanDraft = ReturnType<typeof usePlan>;
