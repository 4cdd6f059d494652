import type { Memory } from './memory.ts';

const ASIDE = '(?:(?:e|ma|ok|bene|allora|quindi|senti|scusa|dai) )*';
const COULD = '(?:posso|possiamo|potrei|potremmo)';
const GET = '(?:chied\\w+|aver\\w*|prender\\w*|usar\\w*|otten\\w*|trovar\\w*)';
/** What somebody asks for when the grant in hand will not do; "è alternativo al Conto Termico?" asks of adding up. */
const INSTEAD = new RegExp(
  [
    "\\b(?:alternative|(?:un'|qualche |in |come |altra )\\s?alternativa)\\b(?! (?:al|all[ao]|ai|agli|alle|con|tra|fra)\\b| all')",
    '\\b(?:al|in) (?:suo|loro) posto\\b',
    "\\b(?:qualcosa|qualcos'altro|altr[oi]|altre|band[oi]|misur[ae]|un[oa]?|cos[ae]) (?:di |ancora )?(?:simil[ei]|analog\\w+|ugual[ei]|equivalent[ei])\\b",
    `^${ASIDE}(?:(?:non )?(?:c'e|ci sono|ce n'e|ce ne sono|ne hai|hai|avete|trovi) )(?:qualcos'altro|altr[oi]|dell'altro)(?: (?:di|per (?:me|noi)|apert[oi]|adesso|ora))*[ ?!.]*$`,
    `^${ASIDE}qualcos'altro(?: (?:per (?:me|noi)|aperto|adesso|ora))*[ ?!.]*$`,
    `\\b(?:allora|quindi) (?:qual[ei] (?:altr[oi] )?${COULD}(?: (?:fare|${GET}))?|(?:che )?cosa ${COULD} ${GET})[ ?!.]*$`,
    `\\bqual[ei] (?:altr[oi] )?${COULD}(?: (?:fare|${GET}))? (?:allora|quindi)[ ?!.]*$`,
  ].join('|'),
);

export const withoutInstead = (text: string): string => text.replace(INSTEAD, ' ');

/** The grant in whose place another is asked for: "alternative?" after one that is over, or on its page. */
export function insteadOf(text: string, { last }: Pick<Memory, 'last'>, open: string | null): string | null {
  if (!INSTEAD.test(text) || last?.kind === 'confronto' || last?.kind === 'regola') return null;
  return last?.grants[0] ?? (last === null || last.kind !== 'ricerca' ? open : null);
}
