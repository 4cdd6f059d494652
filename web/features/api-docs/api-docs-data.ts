import type { InferResponseType } from 'hono/client';
import { PATHS } from '#domain/paths.ts';
import { API_DOCS } from '#messages/api-docs/api-docs.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { originOf } from '#web/lib/origin.ts';
import { publicHead } from '#web/lib/public-head.ts';

export type Operation = InferResponseType<ApiClient['site']['reference']['$get'], 200>['operations'][number];

/** What a reader of the catalogue is here for. */
const FIRST = ['Bandi', 'Requisiti'];

/** The catalogue and its checks, then groups with something for everybody. */
export async function loadApiDocs(api: ApiClient, q: string) {
  const { operations } = await dataOf(api.site.reference.$get());
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const found = operations.filter(({ id, method, path, tag, summary }) =>
    words.every((word) => [id, method, path, tag, summary].join(' ').toLowerCase().includes(word)),
  );
  const tags = [...new Set(found.map(({ tag }) => tag))];
  const groups = tags
    .map((tag) => ({ tag, operations: found.filter((each) => each.tag === tag) }))
    .sort((one, other) => weightOf(other) - weightOf(one));
  const origin = originOf(api);
  return { q, origin, groups, head: publicHead(origin, PATHS.apiDocs, API_DOCS.head) };
}

const weightOf = ({ tag, operations }: { tag: string; operations: readonly Operation[] }): number =>
  FIRST.includes(tag)
    ? 1 + FIRST.length - FIRST.indexOf(tag)
    : operations.filter(({ isPublic }) => isPublic).length / operations.length;
