import { expect, test } from 'vitest';
import { viewCompany } from '#domain/eligibility/company-view.ts';
import { buildColumns } from '#domain/matching/columns.ts';
import { buildMatcher } from '#domain/matching/matcher.ts';
import { loadBundledCatalogue } from '#server/features/grants/catalogue/load.ts';
import { generateCompanies, generateGrants } from './generate.ts';
import { buildSqlMatcher } from './sql.ts';

// A rule of ranking that the query does not know makes of the comparison one of two different questions.
test('the plain query proposes what the matcher does, in the same order', async () => {
  const today = '2026-11-15';
  const grants = generateGrants(300, loadBundledCatalogue());
  const matcher = buildMatcher(grants);
  const sql = await buildSqlMatcher(buildColumns(grants), today);
  const views = generateCompanies(40).map((company) => viewCompany(company, today));
  const limit = 20;
  const proposed = await Promise.all(views.map((view) => sql.match(view, limit)));
  await sql.close();
  expect(proposed).toEqual(views.map((view) => matcher.rank(view, { today, limit }).map(({ index }) => index)));
});
