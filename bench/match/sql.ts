import { PGlite } from '@electric-sql/pglite';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import { monthsBetween } from '#domain/eligibility/company-age.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { addMonths } from '#domain/grants/rome-time.ts';
import { BONUS, SHORT_LIST } from '#domain/matching/company-plan.ts';
import type { Columns } from '#domain/matching/columns.ts';
import { OFF_PURPOSE, STANDING } from '#domain/matching/scan.ts';
import { FEW_FORMS } from '#domain/matching/suits-project.ts';
import { companyThemes } from '#domain/matching/theme-reader.ts';
import { SECTORS } from '#domain/vocabulary.ts';

/** The same question to a database: rules as columns, one plain query per company. */
type SqlMatcher = {
  match: (company: CompanyView, limit: number) => Promise<number[]>;
  close: () => Promise<void>;
};

const COLUMNS = [
  'n int primary key',
  'regions text[]',
  'sizes text[]',
  'admitted text[]',
  'excluded text[]',
  'listed text[]',
  'forms text[]',
  'age_min int',
  'age_max int',
  'staff_min int',
  'staff_max int',
  'revenue_min int',
  'opens date',
  'closes date',
  'rechecked_by date',
  'prior int',
  'themes int[]',
  'weights int[]',
  'purposes int[]',
];
const INSERT_ROWS = 500;

export async function buildSqlMatcher(columns: Columns, today: string): Promise<SqlMatcher> {
  const db = await PGlite.create();
  await db.exec(`create table grants (${COLUMNS.join(', ')})`);
  const themes = themesByGrant(columns);
  for (let from = 0; from < columns.grants.length; from += INSERT_ROWS) {
    const rows = columns.grants
      .slice(from, from + INSERT_ROWS)
      .map((grant, at) => rowOf(grant, from + at, columns, themes[from + at]!));
    await db.exec(`insert into grants values ${rows.join(', ')}`);
  }
  await db.exec('create index on grants using gin (regions); analyze grants');
  return {
    close: () => db.close(),
    match: async (company, limit) => {
      const needs = Array.from(companyThemes(company), (weight) => Math.round(weight * 10));
      const { facts } = company;
      const months = monthsBetween(facts.foundedOn!, today);
      const { rows } = await db.query<{ n: number }>(query(limit), [
        company.region,
        company.sizes[0],
        company.sector,
        company.legalForm,
        months,
        facts.employeesExact,
        facts.revenueExact,
        today,
        needs,
      ]);
      return rows.map((row) => row.n);
    },
  };
}

function query(limit: number): string {
  const points = `case when closes is null and rechecked_by < $8::date then ${STANDING.toRecheck}
    when opens > $8::date then ${STANDING.awaited} else ${STANDING.open} end`;
  const sector = `case when admitted is not null and excluded is null then ${BONUS.sectorFocus}
    when admitted is null and excluded is null and cardinality(listed) < ${SECTORS.length} and $3 = any(listed)
      then round(${BONUS.sectorListed} * (1 - cardinality(listed)::float8 / ${SECTORS.length}))
    when admitted is null and excluded is null and cardinality(listed) between 1 and ${SECTORS.length - 1}
      then case when cardinality(listed) <= ${SHORT_LIST} then -${BONUS.sectorFarOff} else -${BONUS.sectorUnlisted} end else 0 end`;
  return `
    select n from grants, lateral (
      select coalesce(sum(case when ($9::int[])[theme + 1] > 0 then weight * ($9::int[])[theme + 1] end), 0) as shared,
        coalesce(sum(case when ($9::int[])[theme + 1] = 0 then purpose end), 0) as missed
      from unnest(themes, weights, purposes) as t(theme, weight, purpose)
    ) as fit
    where (regions is null or $1 = any(regions))
      and (sizes is null or $2 = any(sizes))
      and (admitted is null or $3 = any(admitted))
      and (excluded is null or not $3 = any(excluded))
      and (forms is null or $4 = any(forms))
      and (age_min is null or $5::int >= age_min) and (age_max is null or $5::int <= age_max)
      and (staff_min is null or $6::int >= staff_min) and (staff_max is null or $6::int <= staff_max)
      and (revenue_min is null or $7::int >= revenue_min)
      and (opens > $8::date or closes is null or closes >= $8::date)
    order by shared - trunc(missed * ${OFF_PURPOSE.points} / 10.0) + 10 * (
        prior
        + case when regions is null then 0 when cardinality(regions) = 1 then ${BONUS.region} else ${Math.round(BONUS.region / 2)} end
        + ${sector}
        + case when cardinality(forms) <= ${FEW_FORMS} then ${BONUS.fewForms} else 0 end
        + case when (opens > $8::date) then ${STANDING.awaited} else ${points} end
      ) desc, n
    limit ${limit}`;
}

type GrantTheme = { theme: number; weight: number; purpose: number };

function themesByGrant(columns: Columns): GrantTheme[][] {
  const byGrant = columns.grants.map((): GrantTheme[] => []);
  columns.themes.forEach(({ grants, weights, purposes }, theme) => {
    grants.forEach((at, place) => {
      byGrant[at]!.push({ theme, weight: weights[place]!, purpose: purposes[place]! });
    });
  });
  return byGrant;
}

function rowOf(grant: Grant, at: number, columns: Columns, themes: readonly GrantTheme[]): string {
  const { territory, sizes, sectors, sectorsExcluded, legalForms, ageMonths, employees, revenueEuro } =
    grant.constraints;
  const checked = grant.source.checkedOn;
  const lastDay = checked.length === 7 ? addMonths(`${checked}-28`, 0).slice(0, 8) + lastDayOf(checked) : checked;
  const values = [
    String(columns.places[at]),
    texts(typeof territory === 'object' ? territory.regions : null),
    texts(Array.isArray(sizes) ? sizes : null),
    texts(Array.isArray(sectors) ? sectors : null),
    texts(sectorsExcluded ?? null),
    texts(grant.sectors),
    texts(Array.isArray(legalForms) ? legalForms : null),
    ...[ageMonths?.min, ageMonths?.max, employees?.min, employees?.max, revenueEuro?.min].map((each) =>
      String(each ?? 'null'),
    ),
    ...[grant.opensOn, grant.closesOn, addMonths(lastDay, 6)].map((day) => (day === null ? 'null' : `'${day}'`)),
    String(columns.prior[at]),
    ...(['theme', 'weight', 'purpose'] as const).map((part) => `'{${themes.map((each) => each[part]).join(',')}}'`),
  ];
  return `(${values.join(', ')})`;
}

function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return String(new Date(Date.UTC(year, number, 0)).getUTCDate());
}

function texts(list: readonly string[] | null): string {
  return list === null ? 'null' : `'{${list.map((item) => `"${item.replaceAll("'", "''")}"`).join(',')}}'`;
}
