import type { TestProduct } from './test-product.ts';
import type { TestBrowser } from './test-browser.ts';

export const BUSINESS = {
  firstName: 'Giulia',
  lastName: 'Zanetti',
  email: 'giulia@officine.example',
  password: 'tornio-verde-42',
  companyName: 'Officine Brenta Srl',
  sector: 'manufacturing',
  role: 'Titolare',
  acceptTerms: true,
};

export const CONSULTANT = {
  firstName: 'Marco',
  lastName: 'Furlan',
  email: 'marco@studio.example',
  password: 'pergola-rossa-17',
  bio: 'Vent’anni di bandi regionali.',
  specializations: ['regional_grants', 'startup_grants'],
  sectors: ['technology', 'energy'],
  region: 'Veneto',
  yearsExperience: 20,
  hourlyRate: 120.5,
  acceptTerms: true,
};

export const pdf = (name: string) => new File(['%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'], name);
export const docx = (name: string) =>
  new File([new Uint8Array([0x50, 0x4b, 0x03, 0x04]), '[Content_Types].xml word/document.xml'], name);

export function consultantForm(changes: Record<string, unknown> = {}, documents: File[] = []): FormData {
  const form = new FormData();
  form.set('data', JSON.stringify({ ...CONSULTANT, ...changes }));
  for (const file of documents) form.append('documents', file);
  return form;
}

/** The token in the newest mail to this address. */
export function tokenFor(product: TestProduct, email: string): string {
  const mail = product.mails.findLast(({ to }) => to === email);
  const token = mail?.text.match(/token=([\w-]+)/)?.[1];
  if (!token) throw new Error(`no link was mailed to ${email}`);
  return token;
}

/** Signs up, confirms and comes back signed in, as a person would. */
export async function signedInBusiness(
  product: TestProduct,
  changes: Partial<typeof BUSINESS & { marketingConsent: boolean }> = {},
): Promise<TestBrowser> {
  const person = { ...BUSINESS, ...changes };
  const browser = product.browser();
  const registered = await browser.post('/api/registrations/business', person);
  if (registered.status !== 202) throw new Error(`registration refused: ${await registered.text()}`);
  const confirmed = await browser.post('/api/session/confirmation', { token: tokenFor(product, person.email) });
  if (confirmed.status !== 200) throw new Error(`confirmation refused: ${await confirmed.text()}`);
  return browser;
}
