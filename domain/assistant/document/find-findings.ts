import type { DocumentType } from '#domain/assistant/request-types.ts';
import { addDays, addMonths, type Day } from '#domain/rules/day.ts';
import { ruleAt, ruleValue } from '#domain/rules/rule-at.ts';
import type { DocumentField, FoundField } from './document-fields.ts';

/** Something in a document that weighs on a verdict, with the figures and days it comes from. */
export type DocumentFinding =
  | { kind: 'lost_capital'; equity: number; capital: number; source: string }
  | { kind: 'equity_holds'; equity: number; capital: number; source: string }
  | { kind: 'loss'; profit: number }
  | { kind: 'production_value'; production: number; revenue: number | null }
  | { kind: 'old_visura'; issuedOn: Day; validUntil: Day; source: string }
  | { kind: 'durc_expired'; validUntil: Day; isComputed: boolean; source: string };

type Read = { fields: readonly FoundField[]; detectedType: DocumentType | null };

/** What the figures and the days of a document mean, by the rules in force. */
export function findingsOf({ fields, detectedType }: Read, today: Day): DocumentFinding[] {
  const of = (field: DocumentField) => fields.find((one) => one.field === field)?.raw;
  return [...capital(of, today), ...figures(of), ...ages(of, fields, detectedType, today)];
}

type Find = (field: DocumentField) => string | undefined;

function capital(of: Find, today: Day): DocumentFinding[] {
  const [equity, share] = [of('equity'), of('shareCapital')];
  if (equity === undefined || share === undefined || Number(share) <= 0) return [];
  const rule = ruleAt('difficulty.capital_loss.share', today);
  const isLost = Number(equity) < Number(share) * (1 - rule.value / 100);
  const kind = isLost ? ('lost_capital' as const) : ('equity_holds' as const);
  return [{ kind, equity: Number(equity), capital: Number(share), source: rule.source.act }];
}

function figures(of: Find): DocumentFinding[] {
  const [profit, production, revenue] = [of('profit'), of('productionValue'), of('revenue')];
  return [
    ...(profit !== undefined && Number(profit) < 0 ? [{ kind: 'loss' as const, profit: Number(profit) }] : []),
    ...(production !== undefined
      ? [
          {
            kind: 'production_value' as const,
            production: Number(production),
            revenue: revenue === undefined ? null : Number(revenue),
          },
        ]
      : []),
  ];
}

function ages(of: Find, fields: readonly FoundField[], type: DocumentType | null, today: Day): DocumentFinding[] {
  const issuedOn = of('issuedOn');
  const isDurc = fields.some(({ field, raw }) => field === 'standard' && /^durc$/i.test(raw));
  const found: DocumentFinding[] = [];
  if (type === 'visura' && issuedOn) {
    const rule = ruleAt('visura.validity', today);
    const validUntil = addMonths(issuedOn, rule.value);
    if (validUntil < today) found.push({ kind: 'old_visura', issuedOn, validUntil, source: rule.source.act });
  }
  if (isDurc) {
    const told = of('expiresOn');
    const validUntil = told ?? (issuedOn && addDays(issuedOn, ruleValue('durc.validity', today)));
    if (validUntil && validUntil < today)
      found.push({
        kind: 'durc_expired',
        validUntil,
        isComputed: !told,
        source: ruleAt('durc.validity', today).source.act,
      });
  }
  return found;
}
