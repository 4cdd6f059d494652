import type { Grant, IsoDate } from '#domain/grants/grant.ts';
import { coded } from '#domain/imports/codes.ts';
import { checkedDraft, type DraftResult, rejected, type Warning } from '#domain/imports/draft.ts';
import { shorten } from '#domain/imports/plain-text.ts';
import { grantSlug } from '#domain/imports/slug.ts';
import { romeDay } from '#domain/imports/source-days.ts';
import { webLink } from '#domain/imports/web-link.ts';
import { CATEGORIES } from '#domain/vocabulary.ts';
import { readAidForm, readAidRegime } from './aid-form.ts';
import { readAmounts } from './amounts.ts';
import { known, readSectors, readSizes, readSubjects } from './constraints.ts';
import { recordFacts } from './facts.ts';
import { readOpening } from './opening.ts';
import { type IncentiviRecord, incentiviRecord } from './record.ts';
import { sections } from './sections.ts';
import { readTerritory } from './territory.ts';
import { SCOPES } from './vocabulary.ts';

const INCENTIVI_SITE = 'https://www.incentivi.gov.it';
/** Asked for by the licence of the open data. */
const INCENTIVI_ATTRIBUTION =
  'Ministero delle Imprese e del Made in Italy – incentivi.gov.it, dati aperti con licenza IODL 2.0';
const TITLE_MAX_CHARS = 300;

/** One record of incentivi.gov.it as a grant. `importedOn` dates only the records that carry no date of their own. */
export function incentiviDraft(raw: unknown, importedOn: IsoDate): DraftResult {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return rejected('', null, coded('not_an_object'));
  const record = incentiviRecord(raw as Record<string, unknown>);
  if ('tooLong' in record) return rejected('', null, coded('field_too_long', { column: record.tooLong }));
  const warnings: Warning[] = [];
  const aidForm = readAidForm(record, warnings);
  const title = record.title === '' ? null : shorten(record.title, TITLE_MAX_CHARS);
  const reasons = [
    ...(/^\d{1,12}$/.test(record.id) ? [] : [coded('id_missing')]),
    ...(title === null ? [coded('title_missing')] : []),
    ...(aidForm === null ? [coded('aid_form_missing')] : []),
  ];
  if (title === null || aidForm === null || reasons.length > 0) return rejected(record.id, title, ...reasons);
  return draftOf(record, title, aidForm, importedOn, warnings);
}

function draftOf(
  record: IncentiviRecord,
  name: string,
  aidForm: Grant['aidForm'],
  importedOn: IsoDate,
  warnings: Warning[],
): DraftResult {
  const territory = readTerritory(record, warnings);
  const sector = readSectors(record, warnings);
  const size = readSizes(record, warnings);
  const subject = readSubjects(record, warnings);
  const scopes = known(record.scopes, SCOPES, 'Obiettivo_Finalita', warnings).map((scope) => SCOPES[scope]);
  const { opening, warnings: openingWarnings } = readOpening(record);
  const { amounts, spend, budget, warnings: amountWarnings } = readAmounts(record, aidForm);
  const other = [...subject.other, ...sector.other, ...territory.other];
  const grant: Grant = {
    id: grantSlug(territory.regions.length === 1 ? (territory.regions[0] ?? null) : null, name, record.id),
    name,
    entity: record.grantor,
    level: territory.level,
    regions: territory.regions,
    sectors: sector.sectors,
    categories: CATEGORIES.filter((category) => scopes.includes(category)),
    beneficiaries: subject.beneficiaries,
    sizes: size.sizes,
    aidForm,
    aidIntensity: null,
    aidIntensityMax: null,
    aidRegime: readAidRegime(record),
    amounts,
    eligibleCosts: record.costs,
    ...opening,
    ...sections(record),
    documents: [],
    processingTime: null,
    legalBasis: legalBasis(record),
    ...provenance(record, opening, importedOn, warnings),
    constraints: {
      ...territory.limits,
      ...size.limits,
      ...sector.limits,
      ...subject.limits,
      ...(other.length > 0 ? { other } : {}),
    },
    facts: {},
  };
  grant.facts = recordFacts(sector.ateco, spend, grant);
  return checkedDraft({
    grant,
    budget,
    language: 'it',
    warnings: [...openingWarnings, ...amountWarnings, ...warnings],
  });
}

function legalBasis(record: IncentiviRecord): string | null {
  const gazette =
    record.gazette === '' || /g\.\s?u\./i.test(record.gazette) ? record.gazette : `G.U. ${record.gazette}`;
  const parts = [record.primaryRule, record.secondaryRule, record.implementingRule, gazette].filter(
    (part) => part !== '',
  );
  return parts.length === 0 ? null : [...new Set(parts)].join('; ');
}

function provenance(
  record: IncentiviRecord,
  { opensOn, editorialState }: Pick<Grant, 'opensOn' | 'editorialState'>,
  importedOn: IsoDate,
  warnings: Warning[],
): Pick<Grant, 'link' | 'source'> {
  const page = record.page.startsWith('/') ? webLink(INCENTIVI_SITE + record.page) : webLink(record.page);
  const own = record.link === '' ? null : webLink(record.link);
  if (record.link === '') warnings.push(coded('link_missing'));
  else if (own === null) warnings.push(coded('link_invalid', { value: record.link.slice(0, 80) }));
  else if (own.evidence === 'homepage') warnings.push(coded('link_homepage'));
  const link = own ?? page;
  const updated = romeDay(record.updated);
  if (updated === null) warnings.push(coded('last_update_missing'));
  // A record is never fresher than it says: without a date it is as old as its opening.
  const fallback = opensOn !== null && opensOn < importedOn ? opensOn : importedOn;
  return {
    link: link?.url ?? null,
    source: {
      name: 'incentivi',
      externalId: record.id,
      evidence: INCENTIVI_ATTRIBUTION,
      urlEvidence: link?.evidence ?? 'assumed',
      checkedOn: updated ?? fallback,
      confidence: editorialState === 'da verificare' ? 'low' : 'medium',
      depth: 'solo_sintesi',
    },
  };
}
