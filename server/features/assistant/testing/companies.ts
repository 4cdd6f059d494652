import { DRAFT_COMPANIES } from '#domain/assistant/testing/draft-samples.ts';
import { signedInBusiness } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import type { TestProduct } from '#server/testing/test-product.ts';

type Named = keyof typeof DRAFT_COMPANIES;
const VAT: Record<Named, string> = { workshop: '03512340286', startup: '05123450289', farm: '01234560017' };

/** A signed-in person whose active company is one of the three of the drafts. */
export async function ownerOf(
  product: TestProduct,
  which: Named,
  changes: Record<string, unknown> = {},
): Promise<TestBrowser> {
  const email = `${which}-${product.mails.length}@esempio.example`;
  const browser = await signedInBusiness(product, { email, companyName: DRAFT_COMPANIES[which].companyName });
  const { companies } = (await (await browser.get('/api/companies')).json()) as {
    companies: { id: string; version: number }[];
  };
  const { id, version } = companies[0]!;
  const known = Object.fromEntries(
    Object.entries(DRAFT_COMPANIES[which]).filter(
      ([key, value]) => value !== null && value !== '' && key !== 'location' && key !== 'vatNumber',
    ),
  );
  const answer = await browser.patch(`/api/companies/${id}`, { ...known, ein: VAT[which], ...changes, version });
  if (answer.status !== 200) throw new Error(await answer.text());
  return browser;
}

export type Answer = {
  type: string;
  success: boolean;
  response: never;
  error: string | null;
  answeredBy: string | null;
  notice: string | null;
  durationMs: number;
};

export async function ask<Response = Record<string, unknown>>(browser: TestBrowser, type: string, data: object = {}) {
  const answer = await browser.post('/api/ai-assistant', { type, data });
  const body = (await answer.json()) as Omit<Answer, 'response'> & {
    response: Response;
    code?: string;
    message?: string;
    fields?: { field: string; message: string }[];
  };
  return { status: answer.status, ...body };
}

/** The events of a stream, in order. */
export async function events(browser: TestBrowser, type: string, data: object) {
  const answer = await browser.post('/api/ai-assistant/stream', { type, data });
  const text = await answer.text();
  return text
    .split('\n\n')
    .filter(Boolean)
    .map((block) => ({
      event: /^event: (.*)$/m.exec(block)?.[1] ?? '',
      data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null') as Record<string, never>,
    }));
}
