import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { HideReason } from '#domain/grants/hide-reasons.ts';
import { MARKS } from '#messages/grants/screens.ts';
import { HIDING, SAVING } from '#messages/saved-grants/saved-grants.ts';
import { isSessionLost } from '#web/lib/api.ts';
import { failureText } from '#web/lib/failure.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { useAskToSignIn } from './use-ask-to-sign-in.ts';
import { savedGrantsApi } from './saved-grants-api.ts';

/** What changed since the list was read: the list itself stays where it is. */
type Change = { isSaved?: boolean; isHidden?: boolean; isAsking?: boolean };
type Turn = {
  mark: 'isSaved' | 'isHidden';
  to: boolean;
  send: () => Promise<unknown>;
  words: { done: string; failed: string };
  undo?: () => Promise<void>;
};

/** Saving and hiding, with the messages of spec §8 and the way back from each. */
export function useMarkChanges() {
  const router = useRouter();
  const api = savedGrantsApi(router.options.context.api);
  const askToSignIn = useAskToSignIn();
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map());

  function put(id: string, change: Change) {
    setChanges((old) => new Map(old).set(id, { ...old.get(id), ...change }));
    router.clearCache(); // lists read earlier no longer tell the truth
  }
  /** On the screen at once; taken back when the server refuses. */
  async function turn(id: string, { mark, to, send, words, undo }: Turn) {
    put(id, { [mark]: to });
    try {
      await send();
      const action = undo && { label: MARKS.undo, onPress: () => void undo() };
      notify('success', words.done, { id: `${mark}-${id}`, action });
    } catch (error) {
      put(id, { [mark]: !to });
      // spec §8: who is no longer signed in is told what saving needs, and finds the way back here.
      if (isSessionLost(error)) askToSignIn(id);
      else notify('danger', words.failed, { description: failureText(error) });
    }
  }
  const save = (id: string): Promise<void> =>
    turn(id, {
      mark: 'isSaved',
      to: true,
      send: () => api.save(id),
      words: { done: SAVING.saved, failed: SAVING.saveFailed },
      undo: () => remove(id),
    });
  const remove = (id: string): Promise<void> =>
    turn(id, {
      mark: 'isSaved',
      to: false,
      send: () => api.remove(id),
      words: { done: SAVING.removed, failed: SAVING.removeFailed },
      undo: () => save(id),
    });
  const showAgain = (id: string): Promise<void> =>
    turn(id, {
      mark: 'isHidden',
      to: false,
      send: () => api.showAgain(id),
      words: { done: HIDING.shownAgain, failed: MARKS.showFailed },
    });
  function hide(id: string, reason: HideReason): Promise<void> {
    put(id, { isAsking: false });
    return turn(id, {
      mark: 'isHidden',
      to: true,
      send: () => api.hide(id, reason),
      words: { done: HIDING.hidden, failed: MARKS.hideFailed },
      undo: () => showAgain(id),
    });
  }
  const ask = (id: string, isAsking: boolean) => put(id, { isAsking });
  return { changes, save, remove, hide, showAgain, ask };
}
