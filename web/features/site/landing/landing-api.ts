import { usualFirm } from '#domain/eligibility/usual-firm.ts';
import { EMPLOYEE_BANDS, REGIONS, SECTORS } from '#domain/vocabulary.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { demoChoice, type DemoSearch } from './demo-choice.ts';

const SHOWN = 3;
const KNOWN = { sectors: SECTORS, regions: REGIONS, bands: EMPLOYEE_BANDS };

/** The live demo: what `POST /api/match` answers for the visitor's choice, and how many there are. */
export async function readLanding(api: ApiClient, search: DemoSearch) {
  const choice = demoChoice(search, KNOWN);
  const [figures, { items }] = await Promise.all([
    dataOf(api.site.landing.$get({ query: choice })),
    dataOf(api.match.$post({ json: { company: usualFirm(choice), limit: SHOWN } })),
  ]);
  return { choice, figures, items };
}
export type LandingMatch = Awaited<ReturnType<typeof readLanding>>['items'][number];
