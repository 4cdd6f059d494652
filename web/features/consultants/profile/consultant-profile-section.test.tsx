import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { ConsultantProfileView } from '#domain/consultants/consultant-profile.ts';
import { apiThat, refusal } from '#web/testing/api-that.ts';
import { consultantProfileQuery } from '#web/features/consultants/api.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { ConsultantProfileSection } from './consultant-profile-section.tsx';

const PROFILE: ConsultantProfileView = {
  bio: 'Vent’anni di bandi regionali.',
  specializations: ['regional_grants'],
  sectors: ['technology'],
  topics: ['PNRR'],
  region: 'Veneto',
  city: null,
  title: null,
  languages: [],
  certifications: [],
  projectRate: null,
  successPercent: null,
  successCap: null,
  taxRegime: null,
  freeSlots: null,
  freeUntil: null,
  absentUntil: null,
  register: null,
  vatNumber: null,
  insuredUntil: null,
  callDays: [],
  callTimes: [],
  photoId: null,
  proposal: null,
  status: 'approvato',
  decisionReason: null,
  yearsExperience: 20,
  hourlyRate: 120.5,
  pricingInfo: null,
  availableForConsultation: true,
  isApproved: true,
  updatedAt: '2026-11-02T09:00:00.000Z',
  documents: [{ id: 'f1', name: 'cv.pdf', bytes: 220_000, createdAt: '2026-11-02T09:00:00.000Z' }],
};
let sent: Record<string, unknown>[];
let answer: (json: Record<string, unknown>) => Response;

beforeEach(() => {
  sent = [];
  answer = (json) => Response.json({ profile: { ...PROFILE, ...json } });
});

async function open(loaded: ConsultantProfileView | null = PROFILE) {
  const api = apiThat<Record<string, unknown>>(({ body }) => {
    sent.push(body);
    return answer(body);
  });
  await openPage(() => <ConsultantProfileSection />, {
    api,
    known: (client) => loaded && client.setQueryData(consultantProfileQuery(api).queryKey, loaded),
  });
  return userEvent.setup({ delay: null });
}
const refused = (fields: object[]) => refusal(400, 'invalid_input', 'Controlla', fields);

it('is read first, with the own documents to download', async () => {
  await open();
  expect(screen.getByText('Vent’anni di bandi regionali.')).toBeDefined();
  expect(screen.getByText('120,50 €/ora')).toBeDefined();
  expect(screen.queryByLabelText('Presentazione')).toBeNull();
  const documents = within(screen.getByRole('region', { name: 'I tuoi documenti' }));
  expect(documents.getByRole('link', { name: 'cv.pdf' }).getAttribute('href')).toBe('/api/files/f1');
  expect(documents.getByText('215 KB · inviato il 2 novembre 2026')).toBeDefined();
});

it('is edited and saved: the answer is on the screen, with "Profilo aggiornato" (CON-7)', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Modifica il profilo' }));
  await user.type(screen.getByLabelText(/^Città/), 'Padova');
  await user.click(screen.getByLabelText('Industria 4.0'));
  await user.clear(screen.getByLabelText('Tariffa oraria'));
  await user.type(screen.getByLabelText('Tariffa oraria'), '140');
  await user.click(screen.getByRole('button', { name: 'Salva il profilo' }));
  expect(await screen.findByText('Profilo aggiornato')).toBeDefined();
  expect(sent).toMatchObject([{ city: 'Padova', topics: ['PNRR', 'Industria 4.0'], hourlyRate: 140 }]);
  expect(screen.getByText('Padova')).toBeDefined();
  expect(screen.getByText('140 €/ora')).toBeDefined();
});

it('without a specialization or a rate nothing is sent, and each problem is beside its field (CON-4)', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Modifica il profilo' }));
  const specializations = within(screen.getByRole('group', { name: 'Specializzazioni' }));
  await user.click(specializations.getByLabelText('Bandi Regionali'));
  await user.clear(screen.getByLabelText('Tariffa oraria'));
  await user.click(screen.getByRole('button', { name: 'Salva il profilo' }));
  expect(await screen.findByText('Seleziona almeno una specializzazione')).toBeDefined();
  expect(screen.getByLabelText('Tariffa oraria').getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});

it('a refusal of the server is beside its field and the text stays', async () => {
  const user = await open();
  answer = () => refused([{ field: 'bio', message: 'Al massimo 4000 caratteri' }]);
  await user.click(screen.getByRole('button', { name: 'Modifica il profilo' }));
  await user.type(screen.getByLabelText('Presentazione'), ' E nazionali.');
  await user.click(screen.getByRole('button', { name: 'Salva il profilo' }));
  expect(await screen.findByText('Impossibile salvare le modifiche')).toBeDefined();
  expect(screen.getByText('Al massimo 4000 caratteri')).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Presentazione').value).toMatch(/E nazionali\.$/);
});

it('availability changes at once, and goes back when the server refuses', async () => {
  const user = await open();
  const available = () => screen.getByRole<HTMLInputElement>('switch');
  await user.click(available());
  expect(await screen.findByText('Profilo aggiornato')).toBeDefined();
  expect(sent).toEqual([{ availableForConsultation: false }]);
  expect(available().checked).toBe(false);
  answer = () => refused([]);
  await user.click(available());
  expect(await screen.findByText('Impossibile salvare le modifiche')).toBeDefined();
  await waitFor(() => expect(available().checked).toBe(false));
});

it('an absence is said by its last day and taken back; a day that is past is refused', async () => {
  const user = await open();
  const day = () => screen.getByLabelText(/^Assente fino al/);
  const set = () => screen.getByRole('button', { name: 'Segna l’assenza' });
  await user.click(set());
  expect(screen.getByText('Scegli il giorno in cui finisce l’assenza.')).toBeDefined();
  await user.type(day(), '2020-01-31');
  await user.click(set());
  expect(screen.getByText('Scegli un giorno da oggi in poi.')).toBeDefined();
  expect(sent).toEqual([]);
  await user.clear(day());
  await user.type(day(), '2999-01-31');
  await user.click(set());
  expect(await screen.findByText(/^Risulti assente fino al 31 gennaio 2999\./)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Sono di nuovo al lavoro' }));
  expect(await screen.findByRole('button', { name: 'Segna l’assenza' })).toBeDefined();
  expect(sent).toEqual([{ absentUntil: '2999-01-31' }, { absentUntil: null }]);
});

it('a profile that could not be loaded says so and offers to try again', async () => {
  answer = () => refused([]);
  const user = await open(null);
  expect(await screen.findByText('Non siamo riusciti a caricare il profilo nel marketplace')).toBeDefined();
  answer = () => Response.json({ profile: PROFILE });
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText('Vent’anni di bandi regionali.')).toBeDefined();
});

it('changes of an approved profile are said to be under review, before and after saving', async () => {
  const user = await open();
  const proposal = {
    sentAt: '2026-11-02T10:00:00.000Z',
    isSentBack: false,
    approved: { bio: PROFILE.bio, city: null },
  };
  answer = (json) => Response.json({ profile: { ...PROFILE, ...json, proposal } });
  expect(screen.getByText(/^È quello che le imprese leggono di te/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Modifica il profilo' }));
  expect(screen.getByText(/tornano in revisione/)).toBeDefined();
  expect(screen.getByLabelText('Lingue (facoltative)')).toBeDefined();
  await user.type(screen.getByLabelText('Presentazione'), ' Contributo garantito.');
  await user.click(screen.getByRole('button', { name: 'Salva il profilo' }));
  expect(await screen.findByText(/^«Contributo garantito» promette un esito/)).toBeDefined();
  expect(sent).toEqual([]);
  await user.clear(screen.getByLabelText('Presentazione'));
  await user.type(screen.getByLabelText('Presentazione'), 'Bandi nazionali.');
  await user.click(screen.getByRole('button', { name: 'Salva il profilo' }));
  expect(await screen.findByText('Le tue modifiche sono in revisione')).toBeDefined();
  expect(screen.getByText(/Cambiano: presentazione, città\.$/)).toBeDefined();
  expect(screen.getByText(/^Le modifiche sono in revisione/)).toBeDefined();
  expect(screen.queryByText(/^È quello che le imprese leggono di te/)).toBeNull(); // they read the text before
});
