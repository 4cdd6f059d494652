import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Phase } from '#domain/applications/contents.ts';
import { WIZARD } from '#messages/applications/screens.ts';
import { ApiError } from '#web/lib/api.ts';
import { failureText } from '#web/lib/failure.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { applicationQuery, draftWrites, type ApplicationView } from './api.ts';

const QUIET_MS = 800;

/** A phase that can be kept: it has a name and its days, in their order. */
export const isWhole = ({ name, startsOn, endsOn }: Phase): boolean =>
  name.trim() !== '' && startsOn !== '' && endsOn !== '' && startsOn <= endsOn;
/** By what they say: every answer of the server brings a new list. */
const said = (phases: readonly Phase[]): string =>
  JSON.stringify(
    phases.map(({ id, name, startsOn, endsOn, orderedOn }) => [id, name.trim(), startsOn, endsOn, orderedOn]),
  );

export type PhasesState = 'clean' | 'dirty' | 'saving' | 'failed';

/** The phases as they are typed, saved after a pause and when the step is left; what is not whole yet waits. */
export function usePhases(view: ApplicationView) {
  const client = useQueryClient();
  const api = useApi();
  const { id, contents } = view.application;
  const [phases, setPhases] = useState(contents.phases);
  const [state, setState] = useState<PhasesState>('clean');
  const live = useRef({ phases, saved: contents.phases, timer: 0, isSending: false });

  const current = () => client.getQueryData<ApplicationView>([...KEYS.application, id]) ?? view;
  const plan = (whole: Phase[], from: ApplicationView) =>
    draftWrites(api, id).plan({ planRevision: from.application.contents.planRevision, phases: whole });

  function change(next: Phase[]) {
    live.current.phases = next;
    setPhases(next);
    setState('dirty');
    window.clearTimeout(live.current.timer);
    live.current.timer = window.setTimeout(() => void send(), QUIET_MS);
  }

  async function send(): Promise<void> {
    const now = live.current;
    const whole = now.phases.filter(isWhole);
    if (now.isSending || said(whole) === said(now.saved)) return;
    now.isSending = true;
    setState('saving');
    try {
      await save(whole);
      setState(said(now.phases.filter(isWhole)) === said(now.saved) ? 'clean' : 'dirty');
    } catch (error) {
      setState('failed');
      notify('danger', WIZARD.time.failed, { id: 'phases', description: failureText(error) });
    } finally {
      now.isSending = false;
      if (said(now.phases.filter(isWhole)) !== said(whole)) now.timer = window.setTimeout(() => void send(), QUIET_MS);
    }
  }

  /** The budget shares its revision: where only that has moved on, the phases are sent again on the new one. */
  async function save(whole: Phase[]): Promise<void> {
    const now = live.current;
    try {
      show(await plan(whole, current()));
    } catch (error) {
      if (!(error instanceof ApiError) || error.body.code !== 'conflict') throw error;
      const fresh = await client.fetchQuery({ ...applicationQuery(api, id), staleTime: 0 });
      if (said(fresh.application.contents.phases) === said(now.saved)) return show(await plan(whole, fresh));
      now.saved = fresh.application.contents.phases;
      now.phases = now.saved;
      setPhases(now.saved);
      notify('danger', WIZARD.time.conflict, { id: 'phases' });
    }
  }
  function show(fresh: ApplicationView) {
    live.current.saved = fresh.application.contents.phases;
    client.setQueryData([...KEYS.application, id], fresh);
    void client.invalidateQueries({ queryKey: KEYS.applications });
  }

  // Another step is opened: what was typed does not wait.
  const sendLast = useEffectEvent(() => void send());
  useEffect(() => () => sendLast(), []);
  return { phases, change, state };
}
