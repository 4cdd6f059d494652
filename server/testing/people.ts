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
  changes: Partial<typeof BUSINESS> = {},
): Promise<TestBrowser> {
  const person = { ...BUSINESS, ...changes };
  const browser = product.browser();
  const registered = await browser.post('/api/registrations/business', person);
  if (registered.status !== 202) throw new Error(`registration refused: ${await registered.text()}`);
  const confirmed = await browser.post('/api/session/confirmation', { token: tokenFor(product, person.email) });
  if (confirmed.status !== 200) throw new Error(`confirmation refused: ${await confirmed.text()}`);
  return browser;
}
