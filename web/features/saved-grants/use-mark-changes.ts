import { useRef, useState } from 'react';
import type { HideReason } from '#domain/grants/hide-reasons.ts';
import { MARKS } from '#messages/grants/marks.ts';
import { isSessionLost } from '#web/lib/api.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import type { MarkWrites } from './mark-writes.ts';
import { useAskToSignIn } from './use-ask-to-sign-in.ts';

/** What changed since the list was read: the list itself stays where it is. */
type Change = { isSaved?: boolean; isHidden?: boolean; isAsking?: boolean };
type Turn = {
  mark: 'isSaved' | 'isHidden';
  to: boolean;
  send: () => Promise<unknown>;
  done: string;
  undo?: () => void;
};

/** The marks of who is signed in, with the way back from each. Without their writes nothing is shown as done. */
export function useMarkChanges(writes: MarkWrites | null) {
  const askToSignIn = useAskToSignIn();
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map());

  const put = (id: string, change: Change) => setChanges((old) => new Map(old).set(id, { ...old.get(id), ...change }));
  const underWay = useRef(new Set<string>());
  /** On the screen at once; taken back when the server refuses. Pressed again before that, it stays as it was turned. */
  function turn(id: string, { mark, to, send, done, undo }: Turn) {
    const key = `${mark}-${id}`;
    if (underWay.current.has(key)) return;
    underWay.current.add(key);
    put(id, { [mark]: to });
    const settle = () => underWay.current.delete(key);
    send().then(
      () => {
        settle();
        notify('success', done, {
          id: key,
          ...(undo ? { action: { label: MARKS.undo, onPress: undo } } : {}),
        });
      },
      (error: unknown) => {
        settle();
        put(id, { [mark]: !to });
        // Who is no longer signed in is told what saving needs, and finds the way back here (SAV-4).
        if (isSessionLost(error)) askToSignIn(id);
      },
    );
  }
  function save(id: string): void {
    if (!writes) return askToSignIn(id);
    turn(id, {
      mark: 'isSaved',
      to: true,
      send: () => writes.save(id),
      done: writes.done.save,
      undo: () => remove(id),
    });
  }
  function remove(id: string): void {
    if (!writes) return askToSignIn(id);
    turn(id, {
      mark: 'isSaved',
      to: false,
      send: () => writes.remove(id),
      done: writes.done.remove,
      undo: () => save(id),
    });
  }
  function showAgain(id: string): void {
    if (!writes) return askToSignIn();
    turn(id, { mark: 'isHidden', to: false, send: () => writes.showAgain(id), done: writes.done.showAgain });
  }
  function hide(id: string, reason: HideReason): void {
    if (!writes) return askToSignIn();
    put(id, { isAsking: false });
    const send = () => writes.hide({ grantId: id, reason });
    turn(id, { mark: 'isHidden', to: true, send, done: writes.done.hide, undo: () => showAgain(id) });
  }
  const ask = (id: string, isAsking: boolean) => put(id, { isAsking });
  return { changes, save, remove, hide, showAgain, ask };
}
