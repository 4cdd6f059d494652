import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { NO_PROJECT } from '#domain/projects/project.ts';
import { keepVisitor, readVisitor } from '#web/lib/visitor.ts';
import { apiThat, refusal, type Call } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import type { Company } from './api.ts';
import { useCarryOver } from './use-carry-over.ts';

const COMPANY = {
  id: 'c1',
  version: 1,
  region: null,
  employees: null,
  employeesExact: null,
  description: '',
} as Company;

afterEach(() => localStorage.clear());

async function signUpWith(answer: (call: Call) => Response) {
  keepVisitor({ company: { region: 'Puglia' }, project: { ...NO_PROJECT, title: 'Forno', spend: 40_000 } });
  const asked: string[] = [];
  const api = apiThat((call) => {
    asked.push(`${call.method} ${call.path}`);
    return answer(call);
  });
  await openPage(
    function Page() {
      useCarryOver(COMPANY);
      return null;
    },
    { api },
  );
  return asked;
}

test('what a visitor told goes into the company and a first project, and leaves the browser', async () => {
  const asked = await signUpWith(() => Response.json({ projects: [] }));
  expect(await screen.findByText('Abbiamo riportato ciò che avevi già detto')).toBeDefined();
  expect(asked).toEqual(['PATCH /api/companies/c1', 'GET /api/projects', 'POST /api/projects']);
  expect(readVisitor()).toBeNull();
});

test.each([
  ['no network', () => Response.error()],
  ['a server that fails', () => refusal(500, 'unexpected', 'Errore')],
  ['another change meanwhile', () => refusal(409, 'conflict', 'Cambiata')],
])('with %s nothing of it is lost: it is tried on the next visit', async (_, answer) => {
  const asked = await signUpWith(answer);
  await waitFor(() => expect(asked).not.toEqual([]));
  await waitFor(() =>
    expect(readVisitor()).toMatchObject({ company: { region: 'Puglia' }, project: { spend: 40_000 } }),
  );
});

test('what the account can never take is not tried again and again', async () => {
  const asked = await signUpWith(() => refusal(400, 'invalid_input', 'Non valido'));
  await waitFor(() => expect(asked).not.toEqual([]));
  await new Promise((answered) => setTimeout(answered, 100));
  expect(readVisitor()).toBeNull();
});
