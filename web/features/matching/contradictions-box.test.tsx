import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { apiThat, type Call } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { ContradictionsBox } from './contradictions-box.tsx';

const SECTOR = {
  ...{ key: 'sector:1', fact: 'sector', name: 'Settore' },
  sides: [
    { text: 'il profilo dice Agricoltura', value: 'Agricoltura', isPickable: true },
    { text: 'i codici ATECO dicono Manifatturiero', value: 'Manifatturiero', isPickable: true },
  ],
};
const open = async (consultancyId: string | null) => {
  const calls: Call[] = [];
  const api = apiThat((call) => {
    calls.push(call);
    return Response.json({ companyId: 'c1', consultancyId, items: call.path.endsWith('/settled') ? [] : [SECTOR] });
  });
  await openPage(() => <ContradictionsBox />, { api });
  return calls;
};

it('the owner picks the side that is right', async () => {
  const calls = await open(null);
  await userEvent.click(await screen.findByRole('button', { name: 'È giusto: Agricoltura: Settore' }));
  expect(calls.at(-1)?.path).toMatch(/settled$/);
});

it('who works for a client sees what does not agree and asks the client, with the question ready', async () => {
  await open('k1');
  expect(await screen.findByText('Un dato del cliente non torna')).toBeDefined();
  expect(screen.getByText(/il profilo dice Agricoltura, i codici ATECO dicono Manifatturiero\./)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  const href = screen.getByRole('link', { name: 'Chiedilo al cliente' }).getAttribute('href')!;
  expect(decodeURIComponent(href)).toMatch(/^\/chat\/k1\?testo=.*Settore: il profilo dice Agricoltura, .*giusto\?/);
});
