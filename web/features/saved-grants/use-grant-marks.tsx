import { use, useEffect, useEffectEvent } from 'react';
import { MARKS } from '#messages/grants/marks.ts';
import { MarkWritesContext } from './mark-writes.ts';
import { takePendingSave } from './pending-save.ts';
import { useMarkChanges } from './use-mark-changes.ts';

type Grant = { id: string; name: string; isSaved: boolean; isHidden: boolean };

/** The marks of any card or page: whether saved or hidden, what pressing them does, what stands in the card's place. */
export function useGrantMarks() {
  const writes = use(MarkWritesContext);
  const { changes, save, remove, hide, showAgain, ask } = useMarkChanges(writes);
  const isSignedIn = writes !== null;

  /** What a visitor pressed before signing in, once, on coming back: not before the frame is there to send it. */
  const saveAsked = useEffectEvent(save);
  useEffect(() => {
    const wanted = isSignedIn ? takePendingSave() : null;
    if (wanted) queueMicrotask(() => saveAsked(wanted));
  }, [isSignedIn]);

  return (grant: Grant) => {
    const { id, name } = grant;
    const { isSaved = grant.isSaved, isHidden = grant.isHidden, isAsking = false } = changes.get(id) ?? {};
    const hasJustHidden = isHidden && !grant.isHidden;
    const press = () => (isSaved ? remove(id) : save(id));
    return {
      isSaved,
      isHidden,
      save: { label: isSaved ? MARKS.unsave : MARKS.save, pressed: isSaved, onPress: press },
      ...(isSignedIn && {
        hide: {
          label: isHidden ? MARKS.showAgain : MARKS.hide,
          pressed: isHidden,
          onPress: () => (isHidden ? showAgain(id) : ask(id, true)),
        },
      }),
      ...(writes &&
        isAsking && {
          instead: (
            <writes.WhyNot key={id} name={name} onChoose={(reason) => hide(id, reason)} onKeep={() => ask(id, false)} />
          ),
        }),
      ...(writes &&
        hasJustHidden && { instead: <writes.HiddenLine key={id} name={name} onUndo={() => showAgain(id)} /> }),
    };
  };
}
