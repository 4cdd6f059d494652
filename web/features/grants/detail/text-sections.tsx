import { SECTORS, COMPANY_SIZES } from '#domain/vocabulary.ts';
import { SECTOR_LABELS } from '#messages/sectors.ts';
import {
  CATEGORY_LABELS,
  NOT_STATED,
  OPENING_MODE_LABELS,
  regionsLabel,
  SIZE_LABELS,
} from '#messages/grants/grants.ts';
import { GRANT_PAGE, LIMIT_LABELS } from '#messages/grants/grant-page.ts';
import { KNOWN } from '#messages/grants/grant-facts.ts';
import { CARD_DATES } from '#messages/grants/card.ts';
import type { GrantDetail } from '#web/features/grants/grants-api.ts';
import { formatDay } from '#web/lib/format.ts';
import { ruleRows, withSources } from './fact-rows.tsx';
import { DataList } from './facts.tsx';
import { TextSection } from './text-section.tsx';

type Grant = GrantDetail['grant'];

/** Ruled lines; "Non indicato" when there are none. */
export function Lines({ items }: { items: readonly string[] }) {
  if (items.length === 0) return <p className="mt-2 text-14 text-ink-2">{NOT_STATED}</p>;
  return (
    <ul className="mt-1 text-14">
      {items.map((item) => (
        <li key={item} className="border-b border-rule py-2 text-pretty">
          {item}
        </li>
      ))}
    </ul>
  );
}

const Sub = ({ title, items }: { title: string; items: readonly string[] }) => (
  <div>
    <h3 className="text-16 font-bold">{title}</h3>
    <Lines items={items} />
  </div>
);

/** A doubt about the state has a notice of its own at the top of the page. */
const statusNotes = ({ statusNote, facts: { status } }: Grant): string[] => [
  ...new Set((status?.against ? [] : [statusNote, status?.note]).filter((note) => note != null)),
];

export function Overview({ grant }: { grant: Grant }) {
  return (
    <TextSection title={GRANT_PAGE.overview}>
      <p className="mt-2 max-w-measure text-pretty">{grant.summary || NOT_STATED}</p>
      {statusNotes(grant).map((note) => (
        <p key={note} className="mt-2 max-w-measure text-14 text-ink-2">
          {GRANT_PAGE.note}: {note}
        </p>
      ))}
      <div className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <Sub title={GRANT_PAGE.benefits} items={grant.benefits} />
        <Sub title={GRANT_PAGE.costs} items={grant.eligibleCosts} />
      </div>
    </TextSection>
  );
}

/** Whom a grant is for, in names and values. A limit of territory says more than the regions: seat, provinces. */
export function audience({ grant, limits }: Pick<GrantDetail, 'grant' | 'limits'>) {
  const asked = new Map<string, string>();
  for (const { code, value } of limits) {
    const name = LIMIT_LABELS[code];
    if (name) asked.set(name, [asked.get(name), value].filter(Boolean).join('; '));
  }
  const territory = asked.get(GRANT_PAGE.territory) ?? regionsLabel(grant.level, grant.regions);
  asked.delete(GRANT_PAGE.territory);
  const sizes = grant.sizes.length === COMPANY_SIZES.length ? GRANT_PAGE.allSizes : '';
  const sectors = grant.sectors.length === SECTORS.length ? GRANT_PAGE.allSectors : '';
  return [
    { name: GRANT_PAGE.beneficiaries, value: grant.beneficiaries },
    { name: GRANT_PAGE.territory, value: territory },
    { name: GRANT_PAGE.sizes, value: sizes || grant.sizes.map((size) => SIZE_LABELS[size]).join(', ') },
    { name: GRANT_PAGE.sectors, value: sectors || grant.sectors.map((sector) => SECTOR_LABELS[sector]).join(', ') },
    ...[...asked].map(([name, value]) => ({ name, value })),
    { name: GRANT_PAGE.category, value: grant.categories.map((category) => CATEGORY_LABELS[category]).join(', ') },
  ];
}

export function Requirements({ detail }: { detail: GrantDetail }) {
  const { grant } = detail;
  const rules = ruleRows(grant);
  return (
    <TextSection title={GRANT_PAGE.requirements}>
      <DataList rows={audience(detail)} />
      <h3 className="mt-6 text-16 font-bold">{GRANT_PAGE.conditions}</h3>
      <Lines items={grant.requirements} />
      {rules.length > 0 && (
        <>
          <h3 className="mt-6 text-16 font-bold">{KNOWN.rules}</h3>
          <DataList rows={withSources(grant.facts, rules)} />
        </>
      )}
    </TextSection>
  );
}

/** What is suspended or in doubt cannot be asked for "while the money lasts". */
const OPEN: readonly GrantDetail['computed']['status'][] = ['aperto', 'a_sportello', 'in_chiusura'];

/** When one can ask, in words. */
export function applicationDates({ grant, computed }: Pick<GrantDetail, 'grant' | 'computed'>) {
  const isCounter = grant.openingMode === 'sportello' || grant.openingMode === 'automatica';
  return [
    { name: GRANT_PAGE.howToAsk, value: grant.openingMode ? OPENING_MODE_LABELS[grant.openingMode] : '' },
    { name: GRANT_PAGE.opens, value: grant.opensOn ? CARD_DATES.at(formatDay(grant.opensOn), grant.opensAt) : '' },
    {
      name: GRANT_PAGE.closes,
      value: grant.closesOn
        ? CARD_DATES.at(formatDay(grant.closesOn), grant.closesAt)
        : isCounter && OPEN.includes(computed.status)
          ? GRANT_PAGE.untilFunds
          : '',
    },
    ...(grant.processingTime ? [{ name: GRANT_PAGE.processingTime, value: grant.processingTime }] : []),
    { name: GRANT_PAGE.legalBasis, value: grant.legalBasis },
  ];
}
