import type { Check, Value } from '#domain/eligibility/check.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import { isLeastForSome, isUnderTicket, spendBounds } from '#domain/eligibility/spend-bounds.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { regimeOf } from './aid-regime.ts';
import { failed, met, open, UNKNOWN, type Rule } from './row.ts';

/**
 * A project's spend under the minimum decides; over the maximum only where the call limits the project itself, otherwise
 * the aid stops there. A spend told only in the description says how large the plan is: it confirms, it never excludes.
 */
export function checkSpend(grant: Grant, company: CompanyView): Check | null {
  const bounds = spendBounds(grant);
  const { min, max, maxLimitsProject, ticket } = bounds;
  if (isUnderTicket(ticket, company.spend)) return underTicket(ticket!, company.spend!);
  if (min === null && max === null) return null;
  const spend = company.spend ?? company.told.plannedSpend;
  const expected: Value = { kind: 'euro', min, max };
  const found: Value = spend === null ? UNKNOWN : { kind: 'euro', min: spend, max: spend };
  const source = company.spend === null ? 'descrizione' : 'progetto';
  const rule: Rule = { code: 'spend', expected, found, source };
  if (spend === null) return open(rule, 'progetto', 'spend');
  const isUnder = min !== null && spend < min;
  const isOver = max !== null && spend > max;
  if (!isUnder && !isOver) return met(rule);
  if (company.spend === null) return open(rule, 'progetto');
  if (isLeastForSome(bounds, spend)) return open(rule, 'bando');
  if (isUnder || maxLimitsProject) return failed(rule);
  return met(rule);
}

const euro = (min: number, max: number | null = null): Value => ({ kind: 'euro', min, max });

const underTicket = (ticket: number, spend: number): Check =>
  failed({ code: 'spend', expected: euro(ticket), found: euro(spend, spend), source: 'progetto' });

/** Nothing may be ordered before the application where the call or the exemption regulation asks it (Reg. UE 651/2014, art. 6). */
export function checkOrders(grant: Grant, { project, today }: CompanyView): Check | null {
  if (project === null) return null;
  const isStarted = project.startsOn !== null && project.startsOn < today;
  if (project.ordered !== true && !(isStarted && project.ordered === null)) return null;
  const { rule: asked, from } = grant.facts.orders ?? {};
  const isShut = asked === 'vietati_prima' || (asked === undefined && regimeOf(grant) === 'gber');
  if (!isShut && asked !== 'ammessi_dal' && asked !== undefined) return null;
  if (!isShut && asked === undefined && regimeOf(grant) === 'non_aiuto') return null;
  const rule: Rule = {
    code: 'orders',
    expected:
      asked === 'ammessi_dal'
        ? { kind: 'days', from: from ?? null, to: null }
        : { kind: 'condition', condition: 'nothing_ordered' },
    found: { kind: 'condition', condition: project.ordered === true ? 'ordered' : 'started' },
    source: 'progetto',
  };
  if (asked === 'ammessi_dal') {
    return project.startsOn !== null && from !== undefined && project.startsOn >= from
      ? met(rule)
      : open(rule, 'progetto');
  }
  return isShut && project.ordered === true ? failed(rule) : open(rule, 'azienda', 'ordered');
}

/** A tax measure ends on a day: what starts later is outside. Of other calls the end is the day to apply. */
export function checkProjectDates(grant: Grant, { project }: CompanyView): Check | null {
  if (project === null || project.startsOn === null || grant.closesOn === null || grant.openingMode !== 'automatica')
    return null;
  const rule: Rule = {
    code: 'project_dates',
    expected: { kind: 'days', from: null, to: grant.closesOn },
    found: { kind: 'days', from: project.startsOn, to: project.endsOn },
    source: 'progetto',
  };
  if (project.startsOn > grant.closesOn) return failed(rule);
  return project.endsOn !== null && project.endsOn > grant.closesOn ? open(rule, 'progetto') : met(rule);
}
