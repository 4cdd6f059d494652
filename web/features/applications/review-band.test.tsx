import '#web/testing/test-browser.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EMPTY_CONTENTS } from '#domain/applications/contents.ts';
import { REQUIRED_SECTIONS } from '#domain/applications/sections.ts';
import type { ApplicationView } from './api.ts';
import { ReviewBand } from './review-band.tsx';
import { openPoints, reviewRows } from './review-rows.ts';

const SAID = 'Il progetto porta in reparto una lavorazione nuova, con meno scarti e meno energia.';
function viewWith(text: string, attached: string[]): ApplicationView {
  const texts = Object.fromEntries(REQUIRED_SECTIONS.map((id) => [id, { text: SAID, revision: 1 }]));
  return {
    application: { contents: { ...EMPTY_CONTENTS, texts: { ...texts, project_summary: { text, revision: 1 } } } },
    completed: [],
    budget: { spend: 40_000, aid: 4_000, ownShare: 36_000, toCover: 0, checks: [] },
    terms: null,
    attachments: attached.map((document) => ({ document })),
    checklist: [],
    grant: { documents: ['Visura', 'Bilanci'] },
    verdict: { now: null, frozen: null },
  } as never;
}
const band = (view: ApplicationView, more: { sentAt?: string; isReady?: boolean } = {}) =>
  render(<ReviewBand sentAt={null} isReady open={openPoints(reviewRows(view))} {...more} />).container
    .firstElementChild!;

const OPEN = viewWith('Costa [DA COMPLETARE: quanto] e dura [DA COMPLETARE: quando]', []);

test('with gaps and papers missing the band is amber and names them; sending is still said to be possible', () => {
  expect(band(OPEN).className).toContain('bg-verify');
  expect(screen.getByText('2 dati [DA COMPLETARE] nei testi · 0 su 2 documenti del bando')).toBeDefined();
  expect(screen.getByText('Puoi già inviare, ma resta da completare o verificare')).toBeDefined();
  expect(screen.queryByText('Non manca niente di obbligatorio')).toBeNull();
});

test('it is green where nothing is open, and once it was sent', () => {
  expect(band(viewWith('Tutto detto.', ['Visura', 'Bilanci'])).className).toContain('bg-ok');
  expect(screen.getByText('Non manca niente di obbligatorio')).toBeDefined();
  expect(band(OPEN, { sentAt: '2026-11-10T10:00:00.000Z' }).className).toContain('bg-ok');
});

test('it is red while a section that must be there is not', () => {
  expect(band(OPEN, { isReady: false }).className).toContain('bg-no');
});

test('sections that are not all there are no green row', () => {
  const view = viewWith('Tutto detto.', ['Visura', 'Bilanci']);
  const { project_objectives: _, ...texts } = view.application.contents.texts;
  const contents = { ...view.application.contents, texts };
  const [row] = reviewRows({ ...view, completed: ['project_title'], application: { ...view.application, contents } });
  expect(row).toMatchObject({ name: 'Testi', tone: 'verify', text: '1 sezione su 6' });
});
