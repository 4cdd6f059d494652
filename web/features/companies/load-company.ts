import type { ApiClient } from '#web/lib/api.ts';
import { tryQueries } from '#web/lib/query/load-queries.ts';
import { companiesQuery, companyQuery } from './api.ts';

type Place = Parameters<typeof tryQueries>[0];

/** For the form of a company: what the list leaves out of it, in the version that the list has. */
export async function loadCompany(place: Place, api: ApiClient, id: string): Promise<void> {
  const client = await place.context.query.client();
  const companies = await client.ensureQueryData(companiesQuery(api)).catch(() => []);
  const company = companies.find((each) => each.id === id);
  if (company) await tryQueries(place, companyQuery(api, company));
}
