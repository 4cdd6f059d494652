import type { CheckCode } from '#domain/eligibility/check.ts';
import { sourcesOf } from '#domain/grants/fact-sources.ts';
import type { FactField, GrantFacts } from '#domain/grants/grant-facts.ts';
import { ELIGIBILITY } from '#messages/matching/screens.ts';
import { formatDay } from '#web/lib/format.ts';

/** What stands behind the rows of a grant: its facts with their sources, and its official page. */
export type CheckedGrant = {
  facts: GrantFacts;
  link: string | null;
  entity: string;
  source: { checkedOn: string };
};

const FIELDS: Partial<Record<CheckCode, FactField>> = {
  territory: 'seat',
  size: 'who',
  legal_form: 'who',
  applicant: 'who',
  difficulty: 'who',
  procedure: 'who',
  sector: 'ateco',
  activity: 'ateco',
  ateco: 'ateco',
  special_status: 'ownership',
  must_exist: 'age',
  company_age: 'age',
  recently_founded: 'age',
  founder_age: 'age',
  filed_accounts: 'age',
  tax_regime: 'tax',
  spend: 'spend',
  costs: 'spend',
  orders: 'orders',
  aid_regime: 'regime',
};

/** "Fonte": who says what the call asks, when it was read, and where. */
export function CheckSource({ code, grant }: { code: string; grant: CheckedGrant }) {
  const field = FIELDS[code as CheckCode];
  const [found] = field ? sourcesOf(grant.facts, field) : [];
  const title = found?.title ?? grant.entity;
  const url = found ? (found.url ?? null) : grant.link;
  const day = formatDay(found?.date ?? grant.source.checkedOn);
  return (
    <span className="block">
      {ELIGIBILITY.grantSays}{' '}
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer" className="[overflow-wrap:anywhere] tap:py-2">
          {title} <span className="sr-only">{ELIGIBILITY.newTab}</span>
        </a>
      ) : (
        title
      )}
      {`, ${day}`}
    </span>
  );
}
