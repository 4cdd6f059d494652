import type { Grant, IsoDate } from '#domain/grants/grant.ts';
import { coded } from '#domain/imports/codes.ts';
import { checkedDraft, type DraftResult, rejected, type Warning } from '#domain/imports/draft.ts';
import { shorten } from '#domain/imports/plain-text.ts';
import { slugWords } from '#domain/imports/slug.ts';
import { webLink } from '#domain/imports/web-link.ts';
import type { AidForm, Sector } from '#domain/vocabulary.ts';
import { ownBudget } from './budget.ts';
import { FUNDING_RATES, HORIZON_CLUSTERS, type Programme, PROGRAMMES, SEDIA_TYPE } from './codes.ts';
import { readOpening } from './opening.ts';
import type { SediaRecord } from './record.ts';

const PORTAL = 'https://ec.europa.eu/info/funding-tenders/opportunities/portal/screen/opportunities';
/** Reuse is free with the source named (Decisione 2011/833/UE, CC BY 4.0). */
const SEDIA_ATTRIBUTION = 'Commissione europea – EU Funding & Tenders Portal, riuso CC BY 4.0';
const SUMMARY_MAX_CHARS = 8_000;
const CONDITIONS_MAX = 20;
const CONDITION_MAX_CHARS = 600;

/** One topic, external action or cascade call as a grant. Its texts stay in the language they are in. */
export function sediaDraft(record: SediaRecord, importedOn: IsoDate): DraftResult {
  const { identifier, title } = record;
  if (record.datasource !== 'SEDIA') {
    return rejected(identifier, title, coded('foreign_datasource', { value: record.datasource.slice(0, 40) }));
  }
  const grantTypes: string[] = [SEDIA_TYPE.topic, SEDIA_TYPE.externalAction, SEDIA_TYPE.cascade];
  if (!grantTypes.includes(record.type))
    return rejected(identifier, title, coded('not_a_grant', { value: record.type }));
  const id = slugWords(identifier);
  if (id === '') return rejected(identifier, title, coded('id_missing'));
  if (title === '') return rejected(identifier, null, coded('title_missing'));

  const warnings: Warning[] = [];
  if (record.language !== 'it') warnings.push(coded('original_language', { language: record.language }));
  const programme = programmeOf(record, warnings);
  const own = ownBudget(record, warnings);
  const rate = fundingRate(record.actions);
  const link = linkOf(record);
  if (link === null) warnings.push(coded('link_missing'));
  const grant: Grant = {
    id,
    name: title,
    entity: programme === null ? 'Commissione europea' : `Commissione europea – ${programme.name}`,
    level: 'europeo',
    regions: [],
    sectors: sectorsOf(identifier, programme),
    categories: programme?.categories ?? [],
    beneficiaries: '',
    sizes: [],
    aidForm: aidFormOf(record.actions),
    aidIntensity: rate === null ? null : `${rate.percent}% (${rate.action})`,
    aidIntensityMax: rate?.percent ?? null,
    aidRegime: null,
    amounts: { min: own.min, max: own.max, kind: 'contributo' },
    eligibleCosts: [],
    ...readOpening(record, own, warnings),
    summary: shorten(record.description || title, SUMMARY_MAX_CHARS),
    requirements: record.conditions.slice(0, CONDITIONS_MAX).map((line) => shorten(line, CONDITION_MAX_CHARS)),
    benefits: [],
    documents: [],
    processingTime: null,
    legalBasis: null,
    link,
    constraints: {},
    facts: {},
    source: {
      name: 'sedia',
      externalId: identifier,
      evidence: `${SEDIA_ATTRIBUTION} (testo originale: ${record.language})`,
      urlEvidence: 'assumed',
      checkedOn: importedOn,
      confidence: 'medium',
      depth: 'solo_sintesi',
    },
  };
  return checkedDraft({ grant, budget: own.budget, language: record.language, warnings });
}

function programmeOf({ programme }: SediaRecord, warnings: Warning[]): Programme | null {
  const found = Object.hasOwn(PROGRAMMES, programme) ? PROGRAMMES[programme] : undefined;
  if (found) return found;
  if (programme !== '')
    warnings.push(coded('unknown_value', { column: 'frameworkProgramme', value: programme.slice(0, 40) }));
  return null;
}

function sectorsOf(identifier: string, programme: Programme | null): Sector[] {
  return HORIZON_CLUSTERS.find(([start]) => start.test(identifier))?.[1] ?? programme?.sectors ?? [];
}

/** Several types of action under one topic: a rate is told only if they agree. */
function fundingRate(actions: string[]): { percent: number; action: string } | null {
  const rates = actions.map((action) => FUNDING_RATES.find(([name]) => name.test(action))?.[1]);
  const [percent] = rates;
  const [action] = actions;
  if (percent === undefined || action === undefined || rates.some((rate) => rate !== percent)) return null;
  return { percent, action };
}

/** The portal publishes grants; only the EIC Accelerator adds equity to them. */
function aidFormOf(actions: string[]): AidForm {
  return actions.some((action) => /EIC\s+Accelerator/i.test(action)) ? 'misto' : 'fondo perduto';
}

function linkOf(record: SediaRecord): string | null {
  if (record.type === SEDIA_TYPE.cascade && /^[\w-]+$/.test(record.callId)) {
    return `${PORTAL}/competitive-calls-cs/${record.callId}`;
  }
  if (record.type === SEDIA_TYPE.topic) return `${PORTAL}/topic-details/${encodeURIComponent(record.identifier)}`;
  return webLink(record.url)?.url ?? null;
}
