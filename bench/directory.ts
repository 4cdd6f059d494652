import { sql } from 'drizzle-orm';
import { loadDemoData } from '#server/demo/demo.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { startTestProduct } from '#server/testing/test-product.ts';

/**
 * The directory with ten thousand consultants: milliseconds of the server for a whole answer (list, count, tiles,
 * histogram) by filter, and of these of the processor. `node bench/directory.ts [consultants]`; on PostgreSQL where TEST_DATABASE_URL names one.
 */
const CONSULTANTS = Number(process.argv[2] ?? 10_000);
const ASKS = 15;
const LIMIT_MS = 50;
const FILTERS = {
  everybody: '',
  'search text': 'q=agricoltura',
  'search name': 'q=rossi',
  specializations: 'specializations=research_grants,startup_grants',
  sectors: 'sectors=tourism',
  regions: 'regions=Veneto,Puglia',
  topic: 'topics=PNRR',
  rate: 'minHourlyRate=130&maxHourlyRate=150',
  rating: 'minRating=4.5&minExperience=10',
  city: 'city=milano&verified=si',
  'all at once': 'q=bandi&sectors=tourism&regions=Veneto&minExperience=3&maxHourlyRate=170&minRating=4&sort=prezzo',
  nobody: 'q=nessuno-si-chiama-cosi&sectors=tourism&minRating=4',
  'most relevant': 'sort=rilevanza',
  experience: 'sort=esperienza',
};

const product = await startTestProduct();
await prepareCatalogue(product.services);
await loadDemoData(product.services);
const fill = (statement: string) => product.db.execute(sql.raw(statement));
/** The demo's people again and again, under other names. */
const copies = `from generate_series(1, 41) copy cross join consultant_profiles c join profiles p on p.id = c.user_id
  where c.user_id like 'demo-consulente-%' limit ${CONSULTANTS - 247}`;
await fill(`insert into profiles (id, user_type, first_name, last_name, email, registration_method, email_confirmed_at)
  select 'molti-' || copy || '-' || p.id, 'consultant', p.first_name, p.last_name || ' ' || copy, copy || p.email, 'email', now() ${copies}`);
await fill(`insert into consultant_profiles (user_id, status, specializations, sectors, topics, bio, region, city, years_experience, hourly_rate, title, languages, verified_at)
  select 'molti-' || copy || '-' || p.id, c.status, c.specializations, c.sectors, c.topics, c.bio, c.region, c.city,
  (c.years_experience + copy) % 40, c.hourly_rate + copy % 20, c.title, c.languages, c.verified_at ${copies}`);
await fill(`insert into consultant_figures (user_id, rating, reviews_count, closed, granted, requests, accepted)
  select n.user_id, f.rating, f.reviews_count, f.closed, f.granted, f.requests, f.accepted
  from consultant_profiles n join consultant_figures f on f.user_id = regexp_replace(n.user_id, '^molti-[0-9]+-', '')
  where n.user_id like 'molti-%'`);
await fill('analyze');

const middleOf = (values: readonly number[]) =>
  Math.round(values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]! * 10) / 10;
const visitor = product.browser();
let haveHeld = true;
for (const [filter, query] of Object.entries(FILTERS)) {
  const times: number[] = [];
  const busy: number[] = [];
  let total = 0;
  for (let ask = 0; ask < ASKS; ask += 1) {
    const startedAt = performance.now();
    const before = process.cpuUsage();
    const answer = await visitor.get(`/api/consultants?${query}`);
    ({ total } = (await answer.json()) as { total: number });
    times.push(performance.now() - startedAt);
    const { user, system } = process.cpuUsage(before);
    busy.push((user + system) / 1000);
  }
  // A busy machine adds to the wait, not to the work.
  const cpuMs = middleOf(busy);
  const isHeld = cpuMs < LIMIT_MS;
  haveHeld &&= isHeld;
  const figures = { medianMs: middleOf(times), cpuMs, slowestMs: Math.round(Math.max(...times)), isHeld };
  const { kind } = product.database;
  console.log(JSON.stringify({ bench: 'directory', database: kind, filter, total, ...figures }));
}
await product.close();
process.exit(haveHeld ? 0 : 1);
