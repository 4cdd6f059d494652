import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Company } from '#web/features/companies/api.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { AnswerOf } from './-answer-here.tsx';

it('what is missing of a client’s company is asked of the client', async () => {
  const company = { id: 'c1', isShared: true, consultancyId: 'k1' } as Company;
  await openPage(() => <AnswerOf company={company} field="sector" />);
  const href = screen.getByRole('link', { name: 'Chiedilo al cliente' }).getAttribute('href')!;
  expect(decodeURIComponent(href)).toMatch(/^\/chat\/k1\?testo=.*In quale settore lavora l’azienda\?/);
});
