import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { StoredText } from '#domain/applications/contents.ts';
import { plainTexts } from '#domain/applications/plain-texts.ts';
import { completedSections, missingSections, progressOf, type TextId } from '#domain/applications/sections.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { ApiError } from '#web/lib/api.ts';
import { draftWrites, type ApplicationView, type SavedText } from './api.ts';
import { dropPending, keepPending, readPending } from './pending-text.ts';

export type SaveState = 'clean' | 'dirty' | 'saving' | 'saved' | 'offline' | 'failed' | 'conflict';

const QUIET_MS = 800;
const AT_MOST_MS = 2_000;
const RETRY_MS = 5_000;

/** On their way until their answer is shown, whichever section they are of. */
const underWay = new Set<Promise<void>>();
/** Once every text that was sent has been answered and shown: what is complete is then known. */
export const settledSaves = (): Promise<unknown> => Promise.allSettled(underWay);
function settling(saving: Promise<void>): void {
  underWay.add(saving);
  void saving.finally(() => underWay.delete(saving));
}

/** One text of an application: kept here at each key, sent when one pauses, never over what another wrote. */
export function useAutosave(applicationId: string, section: TextId, stored: StoredText | undefined) {
  const client = useQueryClient();
  const api = useApi();
  const [text, setShown] = useState(stored?.text ?? '');
  const [state, setState] = useState<SaveState>('clean');
  const [theirs, setTheirs] = useState<StoredText | null>(null);
  /** Somebody wrote here while it was open: theirs is shown. */
  const [arrived, setArrived] = useState<StoredText | null>(null);
  const live = useRef({
    text: stored?.text ?? '',
    seen: stored?.revision ?? 0,
    isDirty: false,
    isSending: false,
    isStopped: false,
    isLeft: false,
    isFromAssistant: false,
    isChosen: false,
    firstKeyAt: 0,
    timer: 0,
  });

  const send = useCallback(
    async function sendNow(): Promise<void> {
      const now = live.current;
      window.clearTimeout(now.timer);
      if (!now.isDirty || now.isSending || now.isStopped) return;
      now.isSending = true;
      const sent = now.text;
      setState('saving');
      try {
        const { seen: seenRevision, isFromAssistant, isChosen } = now;
        const asked = { section, text: sent, seenRevision, isFromAssistant, isChosen };
        const answer = await draftWrites(api, applicationId).text(asked);
        now.isSending = false;
        if (answer.isSaved && answer.text) {
          now.seen = answer.text.revision;
          now.isFromAssistant = false;
          now.isChosen = false;
          client.setQueryData<ApplicationView>([...KEYS.application, applicationId], (old) =>
            old ? withText(old, section, answer) : old,
          );
          void client.invalidateQueries({ queryKey: KEYS.applications });
          if (now.text !== sent) return now.isLeft ? sendNow() : schedule(QUIET_MS);
          now.isDirty = false;
          now.firstKeyAt = 0;
          dropPending(applicationId, section);
          setState('saved');
        } else if (answer.theirs) {
          now.isStopped = true;
          setTheirs(answer.theirs);
          setState('conflict');
        }
      } catch (error) {
        now.isSending = false;
        setState(error instanceof ApiError ? 'failed' : 'offline');
        schedule(RETRY_MS);
      }
      function schedule(delay: number) {
        now.timer = window.setTimeout(() => settling(sendNow()), delay);
      }
    },
    [api, applicationId, client, section],
  );

  const write = useCallback(
    (next: string, isFromAssistant = false) => {
      const now = live.current;
      now.text = next;
      now.isDirty = true;
      now.isFromAssistant ||= isFromAssistant;
      now.firstKeyAt ||= Date.now();
      setShown(next);
      setArrived(null);
      keepPending(applicationId, section, { text: next, seenRevision: now.seen });
      if (now.isStopped) return;
      setState((old) => (old === 'offline' ? old : 'dirty'));
      window.clearTimeout(now.timer);
      const wait = Math.max(0, Math.min(QUIET_MS, now.firstKeyAt + AT_MOST_MS - Date.now()));
      now.timer = window.setTimeout(() => settling(send()), wait);
    },
    [applicationId, section, send],
  );

  // What a closed tab left behind is shown again and sent, against the revision that it was written on.
  useEffect(() => {
    const pending = readPending(applicationId, section);
    if (pending && pending.text !== live.current.text) {
      live.current.seen = pending.seenRevision;
      write(pending.text);
    } else if (pending) dropPending(applicationId, section);
  }, [applicationId, section, write]);

  // A newer text from elsewhere replaces one that nobody has touched here; where one is to choose, it is theirs by now.
  useEffect(() => {
    const now = live.current;
    if (!stored || stored.revision <= now.seen) return;
    if (now.isStopped) setTheirs((old) => (old && old.revision >= stored.revision ? old : stored));
    if (now.isDirty || now.isSending) return;
    now.seen = stored.revision;
    now.text = stored.text;
    setShown(stored.text);
    setArrived(stored);
  }, [stored]);

  useEffect(() => {
    const now = live.current;
    const again = () => settling(send());
    now.isLeft = false;
    const gone = () => now.isDirty && setState('offline');
    window.addEventListener('online', again);
    window.addEventListener('offline', gone);
    return () => {
      window.removeEventListener('online', again);
      window.removeEventListener('offline', gone);
      now.isLeft = true; // another section is opened: this one does not wait
      settling(send());
    };
  }, [send]);

  /** Both texts were seen: this one takes the place of theirs. */
  function resolve(next: string) {
    const now = live.current;
    if (!theirs) return;
    now.seen = theirs.revision;
    now.isChosen = true;
    now.isStopped = false;
    setTheirs(null);
    write(next);
    settling(send());
  }
  return { text, write, state, theirs, arrived, resolve };
}

/** The saved text and all that follows from it, without asking again. */
function withText(view: ApplicationView, section: TextId, { text, version, status }: SavedText): ApplicationView {
  if (!text) return view;
  const contents = { ...view.application.contents };
  contents.texts = { ...contents.texts, [section]: text };
  const texts = plainTexts(contents);
  return {
    ...view,
    application: { ...view.application, contents, version, status, updatedAt: text.at },
    completed: completedSections(texts),
    missing: missingSections(texts),
    progress: progressOf(texts),
  };
}
