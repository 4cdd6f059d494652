import { OPEN_STATUSES, grantStatus } from '#domain/grants/status.ts';
import { WEAK_WORDS } from '#domain/search/stop-words.ts';
import { tokenize } from '#domain/search/tokens.ts';
import { CHAT } from '#messages/assistant.ts';
import type { ChatReply } from './answer.ts';
import { grantPart, LINKS, say } from './parts.ts';

const SHOWN = 3;
/** Words of asking that name no subject. */
const ASKING =
  /^(?:trov|cerc|ricerc|adatt|mostra|vedi|apert|aziend|elenc|consigli|aiut|compil|domand|candidatur|scad|quand|temp|bozz|prepar|scriv|spieg|parlami|mi$)/;

/** What the message is about, without the words of asking; empty when it only asks. */
export function subjectWords(message: string): string {
  return tokenize(message)
    .filter(({ role, word }) => role === 'content' && !WEAK_WORDS.has(word) && !ASKING.test(word))
    .map(({ start, end }) => message.slice(start, end))
    .join(' ')
    .slice(0, 120);
}

export const aboutSearching: ChatReply = async ({ records, ctx }, message) => {
  const company = await records.company();
  const words = subjectWords(message);
  const catalogue = await records.catalogue();
  const hits = words === '' ? [] : catalogue.index(ctx.now()).search(words, { limit: 30 });
  const open = hits
    .flatMap(({ id }) => catalogue.find(id)?.grant ?? [])
    .filter((grant) => OPEN_STATUSES.includes(grantStatus(grant, records.today).status));
  const judged = await records.judge(open);
  const found = open.filter((grant) => judged.get(grant.id)?.verdict !== 'non_ammissibile');
  if (found.length > 0) {
    const lines = found
      .slice(0, SHOWN)
      .map((grant) => grantPart(grant, records.today, judged.get(grant.id)?.score ?? null));
    return [say(CHAT.foundFor(words)), ...lines, say(CHAT.more, [LINKS.search])];
  }
  if (!company) return [say(CHAT.noCompany, [LINKS.company, LINKS.catalogue])];
  const matches = await records.matches({ limit: SHOWN });
  if (matches.length === 0) return [say(CHAT.nothing, [LINKS.profile, LINKS.catalogue])];
  return [
    say(words === '' ? CHAT.found(company.companyName) : CHAT.nothingFor(words)),
    ...matches.map(({ grant, score }) => grantPart(grant, records.today, score)),
    say(CHAT.more, [LINKS.search]),
  ];
};
