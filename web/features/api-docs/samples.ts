import type { Operation } from './api-docs-data.ts';

/** Values that answer something on any installation. */
const PATH_VALUES: Partial<Record<string, string>> = { id: '1', slug: 'cumulo-degli-aiuti' };
const QUERIES: Partial<Record<string, string>> = {
  searchGrants: '?q=fotovoltaico&region=Puglia',
  suggestGrants: '?q=digit',
  readLanding: '?sector=tourism&region=Puglia&employees=1-5',
};
const BODIES: Partial<Record<string, object>> = {
  matchCompany: { company: { sector: 'manufacturing', region: 'Veneto', employees: '11-25' }, limit: 5 },
  checkCompany: { company: { sector: 'manufacturing', region: 'Veneto', employees: '11-25' } },
};

const filled = ({ id, path }: Pick<Operation, 'id' | 'path'>): string =>
  path.replace(/\{(\w+)\}/g, (whole, name: string) => PATH_VALUES[name] ?? whole) + (QUERIES[id] ?? '');

/** A reading that anybody can open in a tab. */
export function tryHref({ method, isPublic, ...operation }: Operation): string | null {
  const address = filled(operation);
  return method === 'GET' && isPublic && !address.includes('{') && !address.includes('/oauth/') ? address : null;
}

export function curlOf({ method, hasBody, isPublic, ...operation }: Operation, origin: string): string {
  const parts = [
    method === 'GET' ? 'curl' : `curl -X ${method}`,
    `'${origin}${filled(operation)}'`,
    ...(isPublic ? [] : ["-b 'cookie della tua sessione'"]),
    ...(method === 'GET' ? [] : [`-H 'origin: ${origin}'`]),
    ...(hasBody ? ["-H 'content-type: application/json'", `-d '${JSON.stringify(BODIES[operation.id] ?? {})}'`] : []),
  ];
  return parts.join(' \\\n  ');
}
