import { CHAT } from '#messages/assistant.ts';
import type { ChatReply } from './answer.ts';
import { grantPart, listedLink, LINKS, say } from './parts.ts';

const SHOWN = 5;
const NEARBY = 30;

export const aboutDeadlines: ChatReply = async ({ records }) => {
  const saved = await records.saved();
  const catalogue = await records.catalogue();
  const calendar = listedLink(CHAT.links.calendar, '/calendar');
  const dated = saved
    .flatMap(({ grantId, grant }) => (grant?.daysLeft == null ? [] : [{ id: grantId, daysLeft: grant.daysLeft }]))
    .sort((one, other) => one.daysLeft - other.daysLeft);
  const closed = saved.filter(({ grant }) => grant?.status === 'chiuso').length;
  const undated = saved.filter(({ grant }) => grant && grant.status !== 'chiuso' && grant.daysLeft === null).length;
  const notes = [
    ...(closed > 0 ? [say(CHAT.closed(closed))] : []),
    ...(undated > 0 ? [say(CHAT.undated(undated))] : []),
  ];
  if (dated.length > 0) {
    const grants = dated.slice(0, SHOWN).flatMap(({ id }) => catalogue.find(id)?.grant ?? []);
    const lines = grants.map((grant) => grantPart(grant, records.today, null));
    return [say(CHAT.deadlines(dated.length), calendar), ...lines, ...notes];
  }
  const near = (await records.matches({ limit: NEARBY }))
    .filter(({ daysLeft }) => daysLeft !== null)
    .sort((one, other) => one.daysLeft! - other.daysLeft!)
    .slice(0, 3);
  if (near.length === 0) return [say(CHAT.noDeadlines, [LINKS.search]), ...notes];
  const lines = near.map(({ grant, score }) => grantPart(grant, records.today, score));
  return [say(CHAT.noSaved, calendar), ...lines, ...notes];
};
