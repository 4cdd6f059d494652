import type { Grant } from './grant.ts';

const INCENTIVI_PREFIX = 'incentivi:';

/** How the bundled catalogue writes the id that incentivi.gov.it gives to the same programme. */
export function incentiviExternalId(id: string | number): string {
  return `${INCENTIVI_PREFIX}${id}`;
}

/** The incentivi.gov.it id of a grant, bundled or imported; null where it has none. */
export function incentiviIdOf(grant: Pick<Grant, 'source'>): string | null {
  const { name, externalId } = grant.source;
  if (externalId === null) return null;
  if (externalId.startsWith(INCENTIVI_PREFIX)) return externalId.slice(INCENTIVI_PREFIX.length);
  return name === 'incentivi' ? externalId : null;
}
