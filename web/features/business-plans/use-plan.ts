import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { changedAnswers, type AnswersChange, type PlanAnswers } from '#domain/business-plans/answers/answers.ts';
import type { PlanPhase } from '#domain/business-plans/sections.ts';
import { ApiError } from '#web/lib/api.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { planQuery, planWrites, type PlanView } from './api.ts';
import { isNothing, isOwnSave, keepUnsaved, keptUnsaved, merged, type Change, type Unsaved } from './plan-changes.ts';

export type PlanSaveState = 'clean' | 'dirty' | 'saving' | 'saved' | 'offline' | 'failed' | 'conflict';
/** On its way: what a request holds that was not answered yet. */
type Live = Unsaved & { onItsWay: Change; isSending: boolean; timer: number };

const remember = (id: string, { onItsWay, waiting, sent, seen }: Live): void =>
  keepUnsaved(id, { waiting: merged(onItsWay, waiting), sent, seen });

const QUIET_MS = 1_000;
const RETRY_MS = 5_000;
const AT_ONCE = 0;
const NEVER = Infinity;

/** A plan's answers: shown at once, sent a second after the last key, never over what another device saved. */
export function usePlan(view: PlanView) {
  const { id } = view.plan;
  const api = useApi();
  const client = useQueryClient();
  const [answers, setAnswers] = useState<PlanAnswers>(view.plan.answers);
  const [title, setTitle] = useState(view.plan.title);
  const [state, setState] = useState<PlanSaveState>('clean');
  const [theirs, setTheirs] = useState<PlanView | null>(null);
  const live = useRef<Live>({
    waiting: {},
    onItsWay: {},
    sent: {},
    seen: view.plan.revision,
    isSending: false,
    timer: 0,
  });
  const last = useRef<Promise<void>>(Promise.resolve());

  const sendOnce = useCallback(
    async function sendNow(): Promise<void> {
      const now = live.current;
      window.clearTimeout(now.timer);
      if (now.isSending || isNothing(now.waiting)) return;
      // Sent before without an answer: it goes again with the rest, and stays known by itself.
      const sent = now.waiting;
      now.waiting = {};
      now.onItsWay = sent;
      if (isNothing(now.sent)) now.sent = sent;
      now.isSending = true;
      remember(id, now);
      let again = QUIET_MS;
      setState('saving');
      try {
        const answer = await planWrites(api).save(id, { ...sent, seenRevision: now.seen });
        if (answer.isSaved) {
          now.seen = answer.view.plan.revision;
          now.sent = {};
          now.onItsWay = {};
          client.setQueryData(planQuery(api, id).queryKey, answer.view);
          remember(id, now);
          setState('saved');
        } else {
          now.waiting = merged(sent, now.waiting);
          const isOwn = isOwnSave(answer.view, now);
          now.sent = {};
          again = isOwn ? AT_ONCE : NEVER;
          if (isOwn) now.seen = answer.view.plan.revision;
          else setTheirs(answer.view);
          setState(isOwn ? 'saving' : 'conflict');
        }
      } catch (error) {
        now.waiting = merged(sent, now.waiting);
        setState(error instanceof ApiError ? 'failed' : 'offline');
        again = RETRY_MS;
      } finally {
        now.isSending = false;
        now.onItsWay = {};
      }
      if (again === AT_ONCE) await sendNow();
      else if (again !== NEVER && !isNothing(now.waiting)) now.timer = window.setTimeout(() => void sendNow(), again);
    },
    [api, client, id],
  );

  /** One after the other, so that whoever waits for it knows that what was typed before is there. */
  const send = useCallback((): Promise<void> => (last.current = last.current.then(sendOnce)), [sendOnce]);

  const queue = useCallback(
    (change: Change) => {
      const now = live.current;
      now.waiting = merged(now.waiting, change);
      remember(id, now);
      setState((old) => (old === 'conflict' || old === 'offline' ? old : 'dirty'));
      window.clearTimeout(now.timer);
      now.timer = window.setTimeout(() => void send(), QUIET_MS);
    },
    [id, send],
  );

  // What a reload or a lost network left unsent is shown again and sent, against the revision that it was written on.
  useEffect(() => {
    const left = keptUnsaved(id);
    if (!left) return;
    live.current.seen = left.seen;
    live.current.sent = left.sent;
    const all = merged(left.sent, left.waiting);
    live.current.waiting = all;
    const showing = window.setTimeout(() => {
      setAnswers((before) => changedAnswers(before, all.answers ?? {}));
      if (all.title) setTitle(all.title);
      queue(all);
    });
    return () => window.clearTimeout(showing);
  }, [id, queue]);

  // A newer plan from elsewhere, or an earlier version brought back, replaces answers that nobody is changing here.
  const { revision, answers: stored, title: storedTitle } = view.plan;
  useEffect(() => {
    const now = live.current;
    if (revision <= now.seen || now.isSending || !isNothing(now.waiting)) return;
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
      return isNothing(live.current.waiting);
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
      remember(id, now);
      setAnswers(theirs.plan.answers);
      setTitle(theirs.plan.title);
      client.setQueryData(planQuery(api, id).queryKey, theirs);
      setState('saved');
    },
  };
}
export type PlanDraft = ReturnType<typeof usePlan>;
