import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { projectSpend } from '#domain/projects/project.ts';
import { ApiError } from '#web/lib/api.ts';
import { failureText } from '#web/lib/failure.ts';
import { WIZARD } from '#messages/applications/screens.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { applicationQuery, draftWrites, type ApplicationView } from './api.ts';

export type Line = { key: string; name: string; amount: number | null; isOutside: boolean; quoteFileId: string | null };
export type Source = { key: string; name: string; amount: number | null };
export type Plan = { lines: Line[]; cover: Source[]; ratePct: number | null };

const QUIET_MS = 800;
let made = 0;
export const newKey = () => `r${(made += 1)}`;

/** The first line is what the project costs in all, until it is told apart. */
export const newLine = ({ project }: ApplicationView, { lines }: Plan, name = ''): Line => ({
  key: newKey(),
  name,
  amount: lines.length === 0 && project ? projectSpend(project) : null,
  isOutside: false,
  quoteFileId: null,
});

const planOf = ({ project, application }: ApplicationView): Plan => ({
  lines: (project?.costs ?? []).map(({ category, amount }) => {
    const note = application.contents.lineNotes[category];
    return {
      key: newKey(),
      name: category,
      amount: amount === 0 ? null : amount,
      isOutside: note?.isOutside ?? false,
      quoteFileId: note?.quoteFileId ?? null,
    };
  }),
  cover: application.contents.cover.map((source) => ({ key: newKey(), ...source })),
  ratePct: application.contents.ratePct,
});

/** What the server's table says, whatever its revision. */
const said = ({ project, application: { contents } }: ApplicationView): string =>
  JSON.stringify([project?.id, project?.costs, contents.lineNotes, contents.cover, contents.ratePct]);

/** The table as it is typed, sent as a whole after a pause; what has no name yet waits. */
export function useBudget(view: ApplicationView) {
  const client = useQueryClient();
  const api = useApi();
  const { id } = view.application;
  const [plan, setPlan] = useState(() => planOf(view));
  const [state, setState] = useState<'clean' | 'dirty' | 'saving' | 'failed'>('clean');
  const live = useRef({ plan, view, timer: 0, isSending: false, isDirty: false });
  useEffect(() => {
    live.current.view = view;
  }, [view]);

  function change(next: Plan) {
    live.current.plan = next;
    live.current.isDirty = true;
    setPlan(next);
    setState('dirty');
    window.clearTimeout(live.current.timer);
    live.current.timer = window.setTimeout(() => void send(), QUIET_MS);
  }

  async function send(): Promise<void> {
    const now = live.current;
    if (now.isSending || !now.isDirty) return;
    const sent = now.plan;
    const isNamed =
      sent.lines.every(({ name }) => name.trim() !== '') && sent.cover.every(({ name }) => name.trim() !== '');
    if (!isNamed) return;
    now.isSending = true;
    setState('saving');
    try {
      const fresh = await save(sent);
      client.setQueryData([...KEYS.application, id], fresh);
      live.current.view = fresh;
      void client.invalidateQueries({ queryKey: KEYS.applications });
      now.isDirty = now.plan !== sent;
      setState(now.isDirty ? 'dirty' : 'clean');
      if (now.isDirty) now.timer = window.setTimeout(() => void send(), QUIET_MS);
    } catch (error) {
      setState('failed');
      const isConflict = error instanceof ApiError && error.body.code === 'conflict';
      if (!isConflict) notify('danger', WIZARD.budget.failed, { id: 'budget', description: failureText(error) });
      if (isConflict) {
        const fresh = await client.fetchQuery({ ...applicationQuery(api, id), staleTime: 0 });
        now.isDirty = false;
        now.plan = planOf(fresh);
        setPlan(now.plan);
        setState('clean');
        notify('danger', WIZARD.budget.conflict, { id: 'budget' });
      }
    } finally {
      now.isSending = false;
    }
  }
  /** The phases share its revision: where only they have moved on, the budget is sent again on the new one. */
  async function save(sent: Plan): Promise<ApplicationView> {
    const seen = live.current.view;
    try {
      return await put(sent, seen);
    } catch (error) {
      if (!(error instanceof ApiError) || error.body.code !== 'conflict') throw error;
      const fresh = await client.fetchQuery({ ...applicationQuery(api, id), staleTime: 0 });
      if (said(fresh) !== said(seen)) throw error;
      return put(sent, fresh);
    }
  }
  const put = ({ lines, cover, ratePct }: Plan, { application, project }: ApplicationView) =>
    draftWrites(api, id).budget({
      planRevision: application.contents.planRevision,
      projectVersion: project?.version ?? null,
      lines: lines.map(({ name, amount, isOutside, quoteFileId }) => ({
        name: name.trim(),
        amount: amount ?? 0,
        isOutside,
        quoteFileId,
      })),
      cover: cover.map(({ name, amount }) => ({ name: name.trim(), amount: amount ?? 0 })),
      ratePct,
    });

  // Another step is opened: what was typed does not wait.
  const sendLast = useEffectEvent(() => void send());
  useEffect(() => () => sendLast(), []);
  return { plan, change, state };
}
