import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { changedAnswers, NO_ANSWERS, type AnswersChange } from '#domain/business-plans/answers/answers.ts';
import { PLAN_SCREEN } from '#messages/business-plans/screens.ts';
import { apiThat } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import type { PlanView } from './api.ts';
import { keepUnsaved } from './plan-changes.ts';
import { usePlan } from './use-plan.ts';

const viewOf = (revision: number, answers: AnswersChange = {}): PlanView =>
  ({
    plan: {
      id: 'p1',
      title: 'Piano',
      phase: 'azienda',
      grantId: null,
      revision,
      answers: changedAnswers(NO_ANSWERS, answers),
    },
    sections: [],
    progress: null,
  }) as unknown as PlanView;

/** A server with one plan: it takes what was written on its own revision. */
function serverWith(start: PlanView) {
  let stored = start;
  return apiThat<{ seenRevision: number; answers?: AnswersChange }>(({ body }) => {
    const { seenRevision, ...change } = body;
    if (seenRevision !== stored.plan.revision) return Response.json({ isSaved: false, view: stored });
    const answers = changedAnswers(stored.plan.answers, change.answers ?? {});
    stored = { ...stored, plan: { ...stored.plan, ...change, answers, revision: seenRevision + 1 } };
    return Response.json({ isSaved: true, view: stored });
  });
}

function Probe({ view }: { view: PlanView }) {
  const draft = usePlan(view);
  return (
    <>
      <p>{PLAN_SCREEN.state[draft.state]}</p>
      <p>{draft.answers.texts.market}</p>
      <button onClick={() => void draft.go('mercato')}>Avanti</button>
    </>
  );
}

const open = async (view: PlanView) => {
  await openPage(() => <Probe view={view} />, { api: serverWith(view) });
  return userEvent.setup({ delay: null });
};

beforeEach(() => keepUnsaved('p1', { waiting: {}, sent: {}, seen: 1 }));

it('a save whose answer a reload cut off is one’s own: what follows is saved, and nobody is asked to choose', async () => {
  const sent = { answers: { texts: { market: 'In crescita' } } };
  keepUnsaved('p1', { waiting: sent, sent, seen: 1 });
  const user = await open(viewOf(2, sent.answers));
  await user.click(screen.getByRole('button', { name: 'Avanti' }));
  expect(await screen.findByText(PLAN_SCREEN.state.saved)).toBeDefined();
  expect(screen.getByText('In crescita')).toBeDefined();
});

it('what a reload left unsent is shown again and sent', async () => {
  keepUnsaved('p1', { waiting: { answers: { texts: { market: 'In crescita' } } }, sent: {}, seen: 1 });
  const user = await open(viewOf(1));
  expect(await screen.findByText('In crescita')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Avanti' }));
  expect(await screen.findByText(PLAN_SCREEN.state.saved)).toBeDefined();
});

it('another device’s save is told, not overwritten', async () => {
  const sent = { answers: { texts: { market: 'In crescita' } } };
  keepUnsaved('p1', { waiting: sent, sent, seen: 1 });
  const user = await open(viewOf(2, { texts: { market: 'In calo' } }));
  await user.click(screen.getByRole('button', { name: 'Avanti' }));
  expect(await screen.findByText(PLAN_SCREEN.state.conflict)).toBeDefined();
});
