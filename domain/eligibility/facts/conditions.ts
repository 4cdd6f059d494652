import type { Procedure } from '#domain/companies/company-parts.ts';
import type { TaxRegime } from '#domain/grants/grant-facts.ts';
import type { Tri } from '#domain/eligibility/tri-state.ts';
import { readLosses, type LossesTold } from './losses.ts';
import { says } from './says.ts';

/** What a text says of the state a company is in, where no field was filled. All patterns read folded text. */
export type ConditionFacts = {
  taxRegime: TaxRegime | null;
  procedure: Procedure | null;
  isInactive: Tri;
  losses: LossesTold;
  /** It will ask alone, without partners. */
  asksAlone: boolean;
};

export function readConditions(text: string, name: string): ConditionFacts {
  return {
    taxRegime: taxRegimeIn(text),
    procedure: procedureIn(`${name}. ${text}`),
    isInactive: inactiveIn(text),
    losses: readLosses(text),
    asksAlone: ALONE.test(text),
  };
}

const ALONE =
  /\b(?:progetto|domanda|investimento|programma)\b[^.;]{0,40}\bda sol[ieao]\b|\bsenza (?:altre imprese(?! (?:nostr|mi[ea]\b|collegat|controllat|partecipat|del gruppo|in famiglia))|partner|altri partner|alcun partner)\b|\bnon (?:abbiamo|ho|ci sono) (?:altri )?partner\b/;

function taxRegimeIn(text: string): TaxRegime | null {
  if (says(text, /\bredd?ito agrario|\bart(?:\.|icolo)? ?32 (?:del )?tuir|\breddito (?:solo )?(?:agrario|catastale)/))
    return 'reddito_agrario';
  if (says(text, /\b(?:forfett?ari[oai]|forfait|regime dei minimi|contribuent\w+ minim\w+)\b/)) return 'forfettario';
  if (says(text, /\bcontabilita semplificata|\bregime semplificato/)) return 'semplificato';
  return says(text, /\bregime ordinario|\bcontabilita ordinaria|\breddito d.impresa/) ? 'ordinario' : null;
}

const GOING_ON = /\bconcordato[^.;]{0,40}continuita|\bin continuita (?:aziendale|diretta|indiretta)/;

function procedureIn(text: string): Procedure | null {
  if (
    says(
      text,
      /\b(?:liquidazione giudiziale|liquidazione coatta|fallit[ao]\b|fallimento\b|dichiarat\w+ insolvent\w+|amministrazione straordinaria)/,
    )
  ) {
    return 'liquidazione_giudiziale';
  }
  if (
    says(text, /\bin liquidazione\b(?! (?:iva|dell.iva|trimestrale|mensile))|\bliquidazione volontaria|\bliquidatore\b/)
  )
    return 'liquidazione_volontaria';
  if (says(text, /\bconcordato (?:preventivo )?(?:liquidatorio|con cessione dei beni)/))
    return 'concordato_liquidatorio';
  if (
    GOING_ON.test(text) ||
    says(text, /\bconcordato(?! preventivo biennale| biennale)\b|\baccord\w+ di ristrutturazione dei debiti/)
  )
    return 'concordato_continuita';
  return says(text, /\bcomposizione negoziata/) ? 'composizione_negoziata' : null;
}

function inactiveIn(text: string): Tri {
  const isInactive =
    /\b(?:societa|impresa|azienda|ditta|partita iva|srls?|snc|sas|risult\w+|iscritt\w+|e|siamo)\b[^.;]{0,45}\binattiv[aoie]\b/.test(
      text,
    ) ||
    says(
      text,
      /\bnon (?:e |siamo |abbiamo )?(?:ancora )?(?:iniziat\w+|avviat\w+) (?:l.)?attivita|\bnon (?:e |siamo )?ancora (?:operativ\w+|attiv[aei]\b)|\bsenza attivita dal/,
    ) ||
    /\b(?:non (?:ha|abbiamo|ho) (?:ancora |mai )?(?:iniziato|avviato|dichiarato)[^.;]{0,12}attivita|attivita (?:sospesa|cessata)|dorment[ei]\b)/.test(
      text,
    );
  return isInactive ? true : null;
}
