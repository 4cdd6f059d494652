// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInBusiness } from '#server/testing/people.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { reachableAfter } from './person-context.ts';
import { profiles } from './tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

test('jobs go through everybody who can enter, some at a time, and leave out who cannot', async () => {
  const { db } = product.services;
  const emails = ['uno@officine.example', 'due@officine.example', 'tre@officine.example'];
  for (const email of emails) await signedInBusiness(product, { email });
  const nobody = { id: 'nobody', firstName: 'Vera', lastName: 'Vetrina', email: 'vetrina@bandolo.example' };
  await db.insert(profiles).values({ ...nobody, registrationMethod: 'email' });
  const seen: string[] = [];
  let some: string[];
  while ((some = await reachableAfter(db, seen.at(-1) ?? '', 2)).length > 0) seen.push(...some);
  const rows = await db.select({ id: profiles.id, email: profiles.email }).from(profiles);
  const ofThem = rows.filter(({ email }) => emails.includes(email)).map(({ id }) => id);
  expect(seen).toEqual([...ofThem].sort());
});
