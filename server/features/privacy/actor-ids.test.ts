import { globSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { rowsOf } from '#server/platform/db/db.ts';
import { signedInBusiness } from '#server/testing/people.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services);
});
afterAll(() => product.close());

const GUEST = { firstName: 'Marta', lastName: 'Guidi', email: 'marta@forno.example' };
const ask = <Row>(statement: ReturnType<typeof sql>) => rowsOf<Row>(product.db, statement);

test('rows from before names had an id get it from the trail, so that erasure finds them (SET-7)', async () => {
  const owner = await signedInBusiness(product);
  const guest = await signedInBusiness(product, GUEST);
  const { id } = (await (await owner.post('/api/applications', { id: '1' })).json()) as { id: string };
  const path = `/api/applications/${id}`;
  const write = (who: typeof owner, text: string, seenRevision: number) =>
    who.put(`${path}/texts/project_summary`, { text, seenRevision, isFromAssistant: false });
  await owner.post(`${path}/guests`, { email: GUEST.email, role: 'modifica' });
  const token = product.mails.findLast(({ to }) => to === GUEST.email)!.text.match(/invito\/([\w-]+)/)![1];
  await guest.post('/api/shared-applications', { token });
  await write(owner, 'Un forno.', 0);
  await write(guest, 'Un forno elettrico.', 1);
  await guest.post(`${path}/comments`, { section: 'project_summary', text: 'Ecco.' });
  expect((await guest.post(`${path}/versions`)).status).toBeLessThan(300);

  const found = async () => ({
    versions: await ask(sql`select actor_name, actor_id from application_versions order by number`),
    texts: await ask(sql`select contents->'texts' as texts from applications
      union all select contents->'texts' from application_versions order by 1`),
    notices: await ask(sql`select key, about_id from notifications order by key`),
  });
  const before = await found();
  const [{ id: guestId }] = (await ask<{ id: string }>(sql`select id from profiles where email = ${GUEST.email}`)) as [
    { id: string },
  ];
  expect(JSON.stringify(before.notices)).toContain(guestId);
  await product.db.execute(sql`update application_versions set actor_id = null`);
  await product.db.execute(sql`update notifications set about_id = null`);
  for (const table of ['applications', 'application_versions'])
    await product.db.execute(
      sql.raw(
        `update ${table} set contents = replace(contents::text, '"byId"', '"was"')::jsonb #- '{texts,project_summary,was}'`,
      ),
    );
  expect(await found()).not.toEqual(before);

  const [file] = globSync('server/migrations/*_actor_ids.sql');
  const statements = readFileSync(file!, 'utf8').split('--> statement-breakpoint');
  for (const statement of statements.filter((each) => /^\s*(?:--[^\n]*\s*)?UPDATE/.test(each)))
    await product.db.execute(sql.raw(statement));
  expect(await found()).toEqual(before);
});
