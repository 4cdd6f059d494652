import { canonical } from '#domain/imports/canonical.ts';
import type { GrantFacts } from '#domain/grants/grant-facts.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { incentiviIdOf } from '#domain/grants/official-id.ts';
import { latestDay } from '#domain/grants/rome-time.ts';
import type { Services } from '#server/context.ts';
import { loadBundledCatalogue } from './catalogue/load.ts';
import { catalogueChanged, openCatalogue } from './memory.ts';
import { findGrants, importedIds, lockCatalogue, type GrantRow } from './store.ts';
import { writeGrants, type GrantUpdate } from './writing.ts';

type Preparing = Pick<Services, 'db' | 'now'>;

/**
 * Brings the programmes that come with the product into the catalogue: content, not demo data, so in production
 * too. Safe at every start; an upgrade of the product updates what neither an editor nor a fresher import has set.
 */
export async function applyBundle(services: Preparing, bundle = loadBundledCatalogue()): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const rows = new Map(
      (
        await findGrants(
          tx,
          bundle.map(({ id }) => id),
        )
      ).map((row) => [row.id, row]),
    );
    const imported = await importedIds(
      tx,
      'incentivi',
      bundle.flatMap((grant) => incentiviIdOf(grant) ?? []),
    );
    const created = bundle
      .filter((grant) => !rows.has(grant.id) && !imported.has(incentiviIdOf(grant) ?? ''))
      .map((data) => ({ data, bundled: data }));
    const updated = bundle.flatMap((data) => upgraded(rows.get(data.id), data) ?? []);
    await writeGrants(tx, { created, updated }, 'catalogo', services.now());
  });
  catalogueChanged(services);
}

/** For a server that starts: the catalogue is complete, in memory and searchable before the first request. */
export async function prepareCatalogue(services: Preparing, bundle = loadBundledCatalogue()): Promise<void> {
  await applyBundle(services, bundle);
  await openCatalogue(services);
}

/** Field by field against the bundle applied before; null when this bundle says nothing new. */
function upgraded(row: GrantRow | undefined, bundle: Grant): GrantUpdate | null {
  if (!row || (row.bundled && canonical(row.bundled) === canonical(bundle))) return null;
  const isFresher = latestDay(bundle.source.checkedOn) > latestDay(row.data.source.checkedOn);
  const data: Record<string, unknown> = { ...row.data };
  const covered: Record<string, unknown> = { ...row.covered };
  for (const field of Object.keys(bundle) as (keyof Grant)[]) {
    const [old, now] = [row.bundled?.[field] ?? null, bundle[field]];
    if (canonical(old) === canonical(now)) continue;
    if (field === 'facts' && !(field in row.overrides)) {
      data.facts = upgradedFacts(row.data.facts, row.bundled?.facts ?? {}, bundle.facts);
      continue;
    }
    const isUntouched = canonical(row.data[field]) === canonical(old);
    if (field in row.overrides) covered[field] = now;
    else if (isUntouched || isFresher) data[field] = now;
  }
  return { row, data: data as Grant, covered, bundled: bundle };
}

/** Fact by fact: one that an import has added or that no longer is what the bundle said stays. */
function upgradedFacts(current: GrantFacts, old: GrantFacts, now: GrantFacts): GrantFacts {
  const facts: Record<string, unknown> = { ...current };
  for (const field of new Set([...Object.keys(old), ...Object.keys(now)]) as Set<keyof GrantFacts>) {
    if (canonical(current[field] ?? null) === canonical(old[field] ?? null)) facts[field] = now[field];
  }
  return facts;
}
