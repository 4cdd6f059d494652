import { z } from '@hono/zod-openapi';
import { draftGrantOf, NOTHING_KNOWN, type DraftGrant } from '#domain/assistant/drafting/draft-grant.ts';
import { dayFromText, levelFromText } from '#domain/assistant/answer-values.ts';
import { quotable } from '#domain/assistant/instruction-like.ts';
import type { Grant } from '#domain/grants/grant.ts';
import type { Catalogue } from '#server/features/grants/service.ts';

/** The grant a text is for: an id, an object of a screen, or words that the user typed. */
export const grantContext = z
  .union([z.string().max(20_000), z.record(z.string(), z.unknown())])
  .nullish()
  .catch(null);
export type GrantContext = z.infer<typeof grantContext>;

/** Of a list that the request brings. */
const LIST_READ = 40;
const LIST_KEPT = 12;

export function catalogueGrant(catalogue: Catalogue, context: GrantContext): Grant | null {
  if (context == null) return null;
  const ids = typeof context === 'string' ? [context] : [context.grantId, context.grant_id, context.id];
  for (const id of ids) {
    const found = typeof id === 'string' || typeof id === 'number' ? catalogue.find(String(id).trim()) : undefined;
    if (found) return found.grant;
  }
  return null;
}

/** Facts of the catalogue where it has the grant; otherwise what the request says, as data. */
export function draftGrantFrom(catalogue: Catalogue, context: GrantContext, today: string): DraftGrant | null {
  const known = catalogueGrant(catalogue, context);
  if (known) return draftGrantOf(known, today);
  if (context == null) return null;
  const given = typeof context === 'string' ? { description: context } : context;
  const text = (max: number, ...keys: string[]) => {
    const value = keys.map((key) => given[key]).find((each) => typeof each === 'string' && each.trim() !== '');
    return typeof value === 'string' ? quotable(value, max) : '';
  };
  const list = (...keys: string[]) => {
    const value: unknown = keys.map((key) => given[key]).find(Array.isArray);
    return Array.isArray(value)
      ? value
          .filter((each): each is string => typeof each === 'string')
          .slice(0, LIST_READ)
          .map((each) => quotable(each, 300))
          .filter(Boolean)
          .slice(0, LIST_KEPT)
      : [];
  };
  const level = text(40, 'level', 'livello');
  const deadline = dayFromText(text(60, 'deadline', 'scadenza'));
  const grant: DraftGrant = {
    id: null,
    name: text(300, 'title', 'name', 'nome', 'titolo', 'grantTitle'),
    entity: text(200, 'entity', 'ente', 'agency', 'grantEntity'),
    level: level ? levelFromText(level) : null,
    categories: [],
    deadline,
    isShut: deadline !== null && deadline < today,
    amounts: null,
    amountWords: text(120, 'amount', 'importo') || null,
    aidForm: null,
    aidIntensity: null,
    beneficiaries: text(240, 'beneficiaries', 'beneficiari'),
    summary: text(1200, 'description', 'descrizione', 'summary'),
    eligibleCosts: list('eligibleCosts', 'speseAmmesse'),
    requirements: list('requirements', 'requisiti'),
    benefits: list('benefits', 'benefici'),
    legalBasis: null,
    ...NOTHING_KNOWN,
    criteria: list('criteria', 'criteri'),
  };
  return grant.name || grant.summary ? grant : null;
}
