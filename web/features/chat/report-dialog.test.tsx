import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { apiThat } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { ReportDialog } from './report-dialog.tsx';

test('a reason of a few letters is refused beside its box and stays; a whole one is sent', async () => {
  const sent: unknown[] = [];
  let closed = 0;
  const api = apiThat<Record<string, unknown>>(({ body }) => {
    sent.push(body);
    return new Response(null, { status: 204 });
  });
  await openPage(() => <ReportDialog id="c1" isOpen onClose={() => (closed += 1)} />, { api });
  const user = userEvent.setup({ delay: null });
  const reason = () => screen.getByLabelText<HTMLTextAreaElement>(/^Che cosa non va/);
  await user.type(reason(), 'male');
  await user.click(screen.getByRole('button', { name: 'Invia' }));
  expect(screen.getByText(/^Scrivi almeno \d+ caratteri: chi legge deve capire che cosa è successo\.$/)).toBeDefined();
  expect([reason().value, sent, closed]).toEqual(['male', [], 0]);
  await user.type(reason(), 'ducazione: mi ha chiesto soldi prima di nominare un bando.');
  await user.click(screen.getByRole('button', { name: 'Invia' }));
  expect(await screen.findByText('Segnalazione inviata')).toBeDefined();
  expect(sent).toEqual([{ reason: 'maleducazione: mi ha chiesto soldi prima di nominare un bando.' }]);
  expect(closed).toBe(1);
});
