import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { beforeEach, expect, test } from 'vitest';
import { DOCUMENT_PROBLEM_MESSAGES } from '#messages/assistant/documents.ts';
import { valuesOf, type CompanyFormValues } from '#web/features/companies/form/form-values.ts';
import { apiThat, refusal } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { PrefillFromVisura } from './prefill-from-visura.tsx';
import { proposalsOf } from './proposals.ts';

const found = (field: string, raw: string) => ({ field, label: field, value: raw, raw, excerpt: `${field} ${raw}` });
const FIELDS = [
  found('companyName', 'TORNERIA DEL PIAVE S.R.L.'),
  found('vatNumber', '03512340286'),
  found('taxCode', '03512340286'),
  found('legalForm', 'srl'),
  found('city', 'Treviso'),
  found('province', 'TV'),
  found('foundedOn', '2009-03-12'),
  found('atecoCode', '25.62'),
  found('employees', '34'),
  found('revenue', '2400000'),
];
const READING = {
  documentName: 'visura.pdf',
  declaredType: 'visura',
  detectedType: 'visura',
  problem: null,
  summary: '',
  notes: [],
  fields: FIELDS,
  checks: [],
  mismatches: [],
};
const EMPTY = valuesOf(null);
const OWN: CompanyFormValues = {
  ...EMPTY,
  companyName: 'Torneria del Piave Srl',
  ein: 'IT03512340286',
  employeesExact: 18,
  atecoCodes: '25.62.00, 62.01',
};
const PDF = new File(['%PDF-1.7'], 'visura.pdf', { type: 'application/pdf' });

let answer: () => Response | Promise<Response>;
let sent: FormData[];
beforeEach(() => {
  sent = [];
  answer = () => Response.json({ success: true, response: READING, error: null });
});

function Form({ start }: { start: CompanyFormValues }) {
  const form = useForm<CompanyFormValues>({ defaultValues: start });
  const held = useWatch({ control: form.control });
  return (
    <FormProvider {...form}>
      <PrefillFromVisura companyId="c1" />
      <output aria-label="Modulo">{JSON.stringify(held)}</output>
    </FormProvider>
  );
}
async function open(start: CompanyFormValues) {
  const api = apiThat<FormData>(({ body }) => {
    sent.push(body);
    return answer();
  });
  await openPage(() => <Form start={start} />, { api });
  return userEvent.setup();
}
const read = async (user: ReturnType<typeof userEvent.setup>) =>
  user.upload(screen.getByLabelText('Visura camerale'), PDF);
const values = () => JSON.parse(screen.getByRole('status', { name: 'Modulo' }).textContent ?? '') as CompanyFormValues;
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('an empty form: everything is proposed and chosen, and only what is used enters the form', async () => {
  const user = await open(EMPTY);
  await read(user);
  expect(await screen.findByText('9 dati da scegliere in visura.pdf')).toBeTruthy();
  expect(JSON.parse(String(sent[0]!.get('data')))).toEqual({ documentType: 'visura', companyId: 'c1' });
  expect(values()).toEqual(EMPTY);
  await user.click(box(/^Comune/));
  await user.click(screen.getByRole('button', { name: 'Usa i 8 dati scelti' }));
  expect(values()).toMatchObject({
    companyName: 'TORNERIA DEL PIAVE S.R.L.',
    ein: '03512340286',
    legalForm: 'srl',
    province: 'TV',
    region: 'Veneto',
    city: '',
    foundedOn: '2009-03-12',
    foundedYear: 2009,
    employeesExact: 34,
    revenueExact: 2_400_000,
  });
  expect(await screen.findByText('Riempiti 8 campi dalla visura')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(values()).toEqual(EMPTY);
});

test('what is written already is replaced only when chosen; what agrees is said', async () => {
  const user = await open(OWN);
  await read(user);
  expect((await screen.findByText(/^Coincidono già/)).textContent).toBe(
    'Coincidono già: Nome azienda, Partita IVA o codice fiscale, Codici ATECO.',
  );
  const staff = box(/^Addetti esatti/);
  expect([staff.checked, box(/^Comune/).checked]).toEqual([false, true]);
  expect(within(staff.closest('li')!).getByText('diverso')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Usa i/ }));
  expect(values()).toMatchObject({ employeesExact: 18, city: 'Treviso', companyName: 'Torneria del Piave Srl' });
});

test('the visura of another company chooses nothing by itself', async () => {
  const user = await open({ ...OWN, ein: '00743110157' });
  await read(user);
  expect(await screen.findByText('Forse è la visura di un’altra impresa')).toBeTruthy();
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').some(({ checked }) => checked)).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Scegli tutti' }));
  expect(screen.getByRole('button', { name: /^Usa i/ })).toBeTruthy();
});

test('a scan without text is said, and another file can be read', async () => {
  answer = () =>
    Response.json({
      success: true,
      error: null,
      response: { ...READING, problem: 'no_text', fields: [], summary: DOCUMENT_PROBLEM_MESSAGES.no_text },
    });
  const user = await open(EMPTY);
  await read(user);
  expect((await screen.findByRole('alert')).textContent).toContain('Non trovo parole da leggere');
  answer = () => Response.json({ success: true, response: READING, error: null });
  await read(user);
  expect(await screen.findByText('9 dati da scegliere in visura.pdf')).toBeTruthy();
});

test('a refusal, a failing network and a file of another kind each say why', async () => {
  const user = await open(EMPTY);
  answer = () => refusal(413, 'file_too_large', 'Il file è troppo grande.');
  await read(user);
  expect((await screen.findByRole('alert')).textContent).toContain('Il file è troppo grande.');
  answer = () => Promise.reject(new TypeError('network'));
  await read(user);
  expect((await screen.findByRole('alert')).textContent).toContain('Controlla la connessione');
  await userEvent
    .setup({ applyAccept: false })
    .upload(screen.getByLabelText('Visura camerale'), new File(['x'], 'foto.gif'));
  expect((await screen.findByRole('alert')).textContent).toContain('Serve un file PDF, JPG, PNG, DOCX o TXT.');
  expect(sent).toHaveLength(2);
});

test('a document without data of a company says so; a tax code of its own has its box', () => {
  expect(proposalsOf([], EMPTY)).toEqual([]);
  const [ein, taxCode] = proposalsOf(
    [found('vatNumber', '03512340286'), found('taxCode', '80012345678')] as never,
    EMPTY,
  );
  expect([ein?.changes, taxCode?.changes]).toEqual([{ ein: '03512340286' }, { taxCode: '80012345678' }]);
});
