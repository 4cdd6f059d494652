import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { HideReason } from '#domain/grants/hide-reasons.ts';
import { MARKS } from '#messages/grants-screens.ts';
import { HIDING, SAVING } from '#messages/saved-grants.ts';
import { failureText } from '#web/lib/failure.ts';
import { HiddenGrant } from '#web/ui/grant-card/hidden-grant.tsx';
import { notify } from '#web/ui/notify.ts';
import { takePendingSave } from './pending-save.ts';
import { savedGrantsApi } from './saved-grants-api.ts';
import { useAskToSignIn } from './use-ask-to-sign-in.ts';
import { WhyNot } from './why-not.tsx';

type Grant = { id: string; name: string; isSaved: boolean; isHidden: boolean };
/** What changed since the list was read: the list itself stays where it is. */
type Change = { isSaved?: boolean; isHidden?: boolean; isAsking?: boolean };

/** Saving and hiding from any card or page, with the messages of spec §8 and the way back from each. */
export function useGrantMarks(isSignedIn: boolean) {
  const router = useRouter();
  const askToSignIn = useAskToSignIn();
  const api = savedGrantsApi(router.options.context.api);
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map());

  function mark(id: string, change: Change) {
    setChanges((old) => new Map(old).set(id, { ...old.get(id), ...change }));
    router.clearCache(); // lists read earlier no longer tell the truth
  }
  async function save(id: string) {
    if (!isSignedIn) return askToSignIn(id);
    mark(id, { isSaved: true });
    try {
      await api.save(id);
      notify('success', SAVING.saved, {
        id: `saved-${id}`,
        action: { label: MARKS.undo, onPress: () => void remove(id) },
      });
    } catch (error) {
      mark(id, { isSaved: false });
      notify('danger', SAVING.saveFailed, { description: failureText(error) });
    }
  }
  async function remove(id: string) {
    mark(id, { isSaved: false });
    try {
      await api.remove(id);
      notify('success', SAVING.removed, {
        id: `saved-${id}`,
        action: { label: MARKS.undo, onPress: () => void save(id) },
      });
    } catch (error) {
      mark(id, { isSaved: true });
      notify('danger', SAVING.removeFailed, { description: failureText(error) });
    }
  }
  async function hide(id: string, reason: HideReason) {
    mark(id, { isHidden: true, isAsking: false });
    try {
      await api.hide(id, reason);
      notify('success', HIDING.hidden, {
        id: `hidden-${id}`,
        action: { label: MARKS.undo, onPress: () => void showAgain(id) },
      });
    } catch (error) {
      mark(id, { isHidden: false });
      notify('danger', MARKS.hideFailed, { description: failureText(error) });
    }
  }
  async function showAgain(id: string) {
    mark(id, { isHidden: false });
    try {
      await api.showAgain(id);
      notify('success', HIDING.shownAgain, { id: `hidden-${id}` });
    } catch (error) {
      mark(id, { isHidden: true });
      notify('danger', MARKS.showFailed, { description: failureText(error) });
    }
  }

  /** What a visitor pressed before signing in, once, on coming back. */
  const saveAsked = useEffectEvent(save);
  useEffect(() => {
    const wanted = isSignedIn ? takePendingSave() : null;
    if (wanted) queueMicrotask(() => void saveAsked(wanted));
  }, [isSignedIn]);

  return (grant: Grant) => {
    const { isSaved = grant.isSaved, isHidden = grant.isHidden, isAsking = false } = changes.get(grant.id) ?? {};
    const hasJustHidden = isHidden && !grant.isHidden;
    return {
      isSaved,
      isHidden,
      save: {
        label: isSaved ? MARKS.unsave : MARKS.save,
        pressed: isSaved,
        onPress: () => void (isSaved ? remove(grant.id) : save(grant.id)),
      },
      ...(isSignedIn
        ? {
            hide: {
              label: isHidden ? MARKS.showAgain : MARKS.hide,
              pressed: isHidden,
              onPress: () => (isHidden ? void showAgain(grant.id) : mark(grant.id, { isAsking: true })),
            },
          }
        : {}),
      ...(isAsking && {
        instead: (
          <WhyNot
            key={grant.id}
            name={grant.name}
            onChoose={(reason) => void hide(grant.id, reason)}
            onKeep={() => mark(grant.id, { isAsking: false })}
          />
        ),
      }),
      ...(hasJustHidden && {
        instead: (
          <HiddenGrant
            key={grant.id}
            label={MARKS.hiddenLine(grant.name)}
            undoLabel={MARKS.undo}
            onUndo={() => void showAgain(grant.id)}
          />
        ),
      }),
    };
  };
}
