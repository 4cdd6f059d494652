import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useStepUp } from '#web/lib/step-up.ts';
import { apiThat, refusal } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { StepUpProvider } from './step-up.tsx';

const WAYS = { hasPassword: true, providers: [], twoFactor: { isOn: false, recoveryCodesLeft: 0 } };
const settled = vi.fn<(isProved: boolean) => void>();

function Act() {
  const stepUp = useStepUp();
  return <button onClick={async () => settled(await stepUp())}>Crea</button>;
}
async function open(proof: object, answers: Response[] = []) {
  settled.mockClear();
  const api = apiThat(({ method }) => (method === 'GET' ? Response.json(proof) : answers.shift()!));
  const page = () => (
    <StepUpProvider>
      <Act />
    </StepUpProvider>
  );
  await openPage(page, { api, at: '/settings' });
  await userEvent.click(screen.getByRole('button', { name: 'Crea' }));
}

test('who has just signed in is asked nothing', async () => {
  await open({ isRecent: true, waysIn: WAYS });
  await waitFor(() => expect(settled).toHaveBeenCalledWith(true));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the password goes on, a wrong one is said beside its box, and leaving does nothing', async () => {
  const fields = [{ field: 'password', message: 'Non corretta' }];
  await open({ isRecent: false, waysIn: WAYS }, [
    refusal(400, 'wrong_password', 'La password attuale non è corretta.', fields),
    Response.json({ isRecent: true }),
  ]);
  const give = async (value: string) => {
    fireEvent.change(await screen.findByLabelText('La tua password'), { target: { value } });
    await userEvent.click(screen.getByRole('button', { name: 'Continua' }));
  };
  await give('sbagliata');
  expect(await screen.findByText('Non corretta')).toBeTruthy();
  expect(settled).not.toHaveBeenCalled();
  await give('tornio-verde-42');
  await waitFor(() => expect(settled).toHaveBeenCalledWith(true));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('leaving the question is a no', async () => {
  await open({ isRecent: false, waysIn: WAYS });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Annulla' }))[0]!);
  await waitFor(() => expect(settled).toHaveBeenCalledWith(false));
});

test('without a password one enters again by the provider, and comes back here', async () => {
  const providers = [{ provider: 'google', connectedAt: '2026-11-01T08:00:00.000Z' }];
  await open({ isRecent: false, waysIn: { ...WAYS, hasPassword: false, providers } });
  const link = await screen.findByRole('link', { name: 'Entra di nuovo con Google' });
  expect(link.getAttribute('href')).toBe('/api/oauth/google/start?next=%2Fsettings');
});
