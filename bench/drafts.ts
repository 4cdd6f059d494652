import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from '#server/features/assistant/testing/companies.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { signedInBusiness } from '#server/testing/people.ts';
import { startTestProduct } from '#server/testing/test-product.ts';

/** The drafts of a file of cases, as the product writes them: `node bench/drafts.ts cases.json folder`. */
type Case = { id: string; company: Record<string, unknown>; request: { type: string; data: object } };
type Companies = { companies: { id: string; companyName: string }[] };

/** Of nobody: it only has to be well formed. */
const VAT = '03512340286';
const [file = '', folder = ''] = process.argv.slice(2);
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: Case[] };
mkdirSync(folder, { recursive: true });

const product = await startTestProduct();
await prepareCatalogue(product.services);
const browser = await signedInBusiness(product, { email: 'bozze@esempio.example', companyName: 'Bozze' });
for (const { id, company, request } of cases) {
  const answer = await browser.post('/api/companies', { ein: VAT, ...company });
  const { companies } = (await answer.json()) as Companies;
  const made = companies.find(({ companyName }) => companyName === company.companyName);
  if (!made) throw new Error(`${id}: ${String(answer.status)}`);
  await browser.put(`/api/companies/${made.id}/primary`, {});
  const { response, error } = await ask<{ text: string } | null>(browser, request.type, request.data);
  writeFileSync(join(folder, `${id}.md`), `${response?.text ?? String(error)}\n`);
  await browser.delete(`/api/companies/${made.id}`);
}
await product.close();
