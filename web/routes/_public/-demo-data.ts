import { redirect } from '@tanstack/react-router';
import { grantPath, PATHS } from '#domain/paths.ts';
import { DEMO } from '#messages/site/demo.ts';
import { cardWords } from '#web/features/grants/card-words.ts';
import { readGrant } from '#web/features/grants/grants-api.ts';
import { verdictOnCard } from '#web/features/matching/verdict-words.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { failureCode } from '#web/lib/failure.ts';
import { originOf } from '#web/lib/origin.ts';
import { publicHead } from '#web/lib/public-head.ts';

const told = <Value>(value: Value | null, words: (value: Value) => string): string =>
  value === null ? DEMO.unknown : words(value);

/** An unknown grant leads back to the demo as it begins. */
export async function loadDemo(api: ApiClient, bando: string | undefined) {
  const read = await dataOf(api.site.demo.$get({ query: bando === undefined ? {} : { grant: bando } })).catch(
    (error: unknown) => {
      if (failureCode(error) !== 'not_found') throw error;
      throw redirect({ to: '/demo', search: {}, replace: true });
    },
  );
  const { company, project, matches, chosen, judgement, draft } = read;
  const { facts, link, entity, source } = (await readGrant(api, chosen.id)).grant;
  const { rows } = DEMO;
  return {
    company: {
      name: company.companyName,
      description: company.description,
      rows: [
        [rows.seat, [company.city, company.region].filter(Boolean).join(', ')],
        [rows.people, told(company.employees, DEMO.people)],
        [rows.revenue, told(company.revenue, DEMO.euro)],
        [rows.founded, told(company.foundedOn, DEMO.day)],
        [rows.spend, told(project.spend, DEMO.euro)],
      ] as [string, string][],
    },
    project,
    matches: matches.map(({ grant, ...judged }) => ({
      id: grant.id,
      card: { ...cardWords(grant), ...verdictOnCard(judged) },
    })),
    chosen: { id: chosen.id, name: chosen.name, href: grantPath(chosen.id) },
    grant: { facts, link, entity, source: { checkedOn: source.checkedOn } },
    judgement,
    draft,
    head: publicHead(originOf(api), PATHS.demo, DEMO.head),
  };
}
