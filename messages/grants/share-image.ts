import type { AmountLine } from '#domain/grants/amount-text.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { longDayText } from '#domain/numbers/write-day.ts';
import type { GrantStatus } from '#domain/vocabulary.ts';
import { GRANT_STATUS_LABELS, regionsLabel } from './grants.ts';
import { amountParts } from './card.ts';

type Facts = { amount: AmountLine; status: GrantStatus };

/** The picture of a shared link stays for weeks where it is shown: it says days, never how many are left. */
export const SHARE_IMAGE = {
  alt: (name: string) => `${name}: ente, importo e scadenza`,
  /** "Regione Puglia" says where by itself. */
  from({ entity, level, regions }: Pick<Grant, 'entity' | 'level' | 'regions'>) {
    const where = regionsLabel(level, regions);
    return entity.includes(where) ? entity : `${entity} · ${where}`;
  },
  facts({ closesOn }: Pick<Grant, 'closesOn'>, { amount, status }: Facts) {
    const { meaning, value } = amountParts(amount);
    const time =
      status === 'chiuso' || closesOn === null
        ? { name: 'Stato', value: GRANT_STATUS_LABELS[status] }
        : { name: 'Domande entro il', value: longDayText(closesOn) };
    return [{ name: meaning, value }, time];
  },
} as const;
