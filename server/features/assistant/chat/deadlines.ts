import type { TimeWindow } from '#domain/assistant/chat/time-window.ts';
import type { ChatQuestion } from '#domain/assistant/reading/chat-question.ts';
import { inPlace } from '#messages/articles.ts';
import { CHAT } from '#messages/assistant/chat.ts';
import type { OperationContext } from '#server/features/assistant/operation.ts';
import type { ChatPart } from './answer.ts';
import { grantPart, isOpen, listedLink, LINKS, say } from './parts.ts';

const SHOWN = 5;
const NEARBY = 30;
/** Far enough to reach what closes in a given month. */
const WIDE = 200;

export async function aboutDeadlines(
  context: OperationContext,
  { window, isOpening, places }: Pick<ChatQuestion, 'window' | 'isOpening' | 'places'>,
): Promise<ChatPart[]> {
  if (places.length > 0 && !isOpening) return inPlaces(context, places, window);
  if (isOpening) return opening(context, window);
  return window ? inWindow(context, window) : saved(context);
}

/** What closes in a region, or next of all there; of every grant, whoever asks. */
async function inPlaces(
  { records }: OperationContext,
  places: ChatQuestion['places'],
  window: TimeWindow | null,
): Promise<ChatPart[]> {
  const regions = [...new Set(places.map(({ region }) => region))];
  const [from, to] = window ? [window.from, window.to] : [records.today, LAST_DAY];
  const catalogue = await records.catalogue();
  const closing = [...catalogue.entries()]
    .map(({ grant }) => grant)
    .filter(({ closesOn, regions: own }) => closesOn !== null && from <= closesOn && closesOn <= to && own.length > 0)
    .filter((grant) => isOpen(grant, records.today) && grant.regions.some((region) => regions.includes(region)))
    .toSorted((one, other) => one.closesOn!.localeCompare(other.closesOn!));
  const when = window ? CHAT.window(from, to) : null;
  const where = inPlace(regions[0]!);
  if (closing.length === 0) return [say(CHAT.closesNoneIn(where, when), [LINKS.catalogue])];
  return [
    say(CHAT.closesIn(where, when)),
    ...closing.slice(0, SHOWN).map((grant) => grantPart(grant, records.today, null)),
  ];
}

/** What opens in those days, or next of all; saved or not. */
async function opening({ records }: OperationContext, window: TimeWindow | null): Promise<ChatPart[]> {
  const { today } = records;
  const [from, to] = window ? [window.from, window.to] : [today, LAST_DAY];
  const all = (await records.matches({ limit: WIDE })).filter(
    ({ grant }) => grant.opensOn !== null && grant.opensOn > today && from <= grant.opensOn && grant.opensOn <= to,
  );
  const lines = all
    .toSorted((one, other) => one.grant.opensOn!.localeCompare(other.grant.opensOn!))
    .slice(0, SHOWN)
    .map(({ grant, score }) => grantPart(grant, today, score));
  const when = window ? CHAT.window(from, to) : null;
  if (lines.length === 0) return [say(CHAT.opensNone(when), [LINKS.catalogue])];
  return [say(CHAT.opens(when)), ...lines];
}
const LAST_DAY = '9999-12-31';

async function dated({ records }: OperationContext) {
  return (await records.saved())
    .flatMap(({ grantId, grant }) =>
      grant?.daysLeft == null || grant.closesOn === null
        ? []
        : [{ id: grantId, daysLeft: grant.daysLeft, closesOn: grant.closesOn }],
    )
    .sort((one, other) => one.daysLeft - other.daysLeft);
}

/** Saved grants first; where none closes then, those that fit. */
async function inWindow(context: OperationContext, { from, to }: TimeWindow): Promise<ChatPart[]> {
  const { records } = context;
  const catalogue = await records.catalogue();
  const when = CHAT.window(from, to);
  const isIn = (day: string | null) => day !== null && from <= day && day <= to;
  const own = (await dated(context)).filter(({ closesOn }) => isIn(closesOn));
  const near = (await records.matches({ limit: WIDE }))
    .filter(
      ({ grant, daysLeft }) => daysLeft !== null && isIn(grant.closesOn) && !own.some(({ id }) => id === grant.id),
    )
    .sort((one, other) => one.daysLeft! - other.daysLeft!);
  const lines = near.slice(0, SHOWN).map(({ grant, score }) => grantPart(grant, records.today, score));
  if (own.length > 0) {
    const grants = own.slice(0, SHOWN).flatMap(({ id }) => catalogue.find(id)?.grant ?? []);
    return [
      say(CHAT.windowSaved(when, own.length)),
      ...grants.map((grant) => grantPart(grant, records.today, null)),
      ...(lines.length > 0 ? [say(CHAT.windowAlso), ...lines] : []),
    ];
  }
  if (near.length === 0) return [say(CHAT.windowNone(when), [LINKS.catalogue])];
  return [say(CHAT.windowMatches(when)), ...lines];
}

async function saved(context: OperationContext): Promise<ChatPart[]> {
  const { records } = context;
  const all = await records.saved();
  const catalogue = await records.catalogue();
  const calendar = listedLink(CHAT.links.calendar, '/calendar');
  const own = await dated(context);
  const closed = all.filter(({ grant }) => grant?.status === 'chiuso').length;
  const undated = all.filter(({ grant }) => grant && grant.status !== 'chiuso' && grant.daysLeft === null).length;
  const notes = [
    ...(closed > 0 ? [say(CHAT.closed(closed))] : []),
    ...(undated > 0 ? [say(CHAT.undated(undated))] : []),
  ];
  if (own.length > 0) {
    const grants = own.slice(0, SHOWN).flatMap(({ id }) => catalogue.find(id)?.grant ?? []);
    const lines = grants.map((grant) => grantPart(grant, records.today, null));
    return [say(CHAT.deadlines(own.length), calendar), ...lines, ...notes];
  }
  const near = (await records.matches({ limit: NEARBY }))
    .filter(({ daysLeft }) => daysLeft !== null)
    .sort((one, other) => one.daysLeft! - other.daysLeft!)
    .slice(0, 3);
  if (near.length === 0) return [say(CHAT.noDeadlines, [LINKS.search]), ...notes];
  const lines = near.map(({ grant, score }) => grantPart(grant, records.today, score));
  return [say(all.length > 0 ? CHAT.noneDated : CHAT.noSaved, calendar), ...lines, ...notes];
}
