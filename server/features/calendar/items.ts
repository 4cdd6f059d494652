import type { CalendarItem } from '#domain/calendar/calendar-item.ts';
import { inOrder } from '#domain/calendar/kinds.ts';
import { expiryOf, replacedIds } from '#domain/documents/validity.ts';
import { addDays } from '#domain/calendar/days.ts';
import { SECTION_IDS } from '#domain/applications/sections.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { SHUT_STATUSES } from '#domain/grants/status.ts';
import {
  awardPath,
  clientPath,
  documentPath,
  grantPath,
  PATHS,
  requestPath,
  requestsTabPath,
  wizardPath,
} from '#domain/paths.ts';
import { isActive } from '#domain/consultancies/vocabulary.ts';
import { dutyDetail, dutyTitle } from '#messages/applications/awards.ts';
import { CALENDAR_WHY } from '#messages/calendar/calendar.ts';
import { KIND_LABELS } from '#messages/documents/documents.ts';
import type { UserContext } from '#server/context.ts';
import { dutiesOf, listApplications } from '#server/features/applications/service.ts';
import { companiesOf } from '#server/features/companies/service.ts';
import { appointmentsOf, deskOf } from '#server/features/consultancies/service.ts';
import { documentsOf, documentsWith } from '#server/features/documents/service.ts';
import { openOwnCatalogue } from '#server/features/grants/service.ts';
import { sharedWith } from '#server/features/sharing/service.ts';
import { listSavedGrants } from '#server/features/saved-grants/service.ts';
import { listEvents, type EventRow } from './store.ts';

/** An opening long ago is no date any more. */
const OPENED_DAYS = 31;

type Application = Awaited<ReturnType<typeof listApplications>>['items'][number];

/** All that has a date for this person, in order. Everything is read where it lives, so that nothing can be out of date. */
export async function calendarItems(ctx: UserContext): Promise<CalendarItem[]> {
  const own = (await listEvents(ctx.db, ctx.user.id)).map(ownItem);
  const [grants, meetings] = [await grantItems(ctx), await appointmentItems(ctx)];
  return inOrder([
    ...grants,
    ...meetings,
    ...(await taskItems(ctx)),
    ...(await dutyItems(ctx)),
    ...(await documentItems(ctx)),
    ...own,
  ]);
}

export const ownItem = ({ id, title, day, time, endTime, note }: EventRow): CalendarItem => ({
  id,
  kind: 'proprio',
  title,
  day,
  time,
  endTime,
  detail: note,
  why: CALENDAR_WHY.own,
  href: null,
  readiness: null,
  windowFrom: null,
  isOwn: true,
});

/** Openings and closings of what is saved or being prepared, as the catalogue knows them today. */
async function grantItems(ctx: UserContext): Promise<CalendarItem[]> {
  const catalogue = await openOwnCatalogue(ctx, ctx.user);
  const { savedGrants } = await listSavedGrants(ctx);
  const all = (await listApplications(ctx)).items.filter(
    ({ submittedDate, isArchived }) => submittedDate === null && !isArchived,
  );
  // Of a consultant every client has the own application for a grant, and the own date.
  const isConsultant = ctx.user.userType === 'consultant';
  const ofClients = isConsultant ? all.flatMap(clientDates) : [];
  const drafts = isConsultant ? [] : all;
  const draftOf = new Map(drafts.toReversed().map((each) => [each.grantId, each]));
  const saved = new Set(savedGrants.map(({ grantId }) => grantId));
  const copies = new Map(savedGrants.map((each) => [each.grantId, each]));
  const recent = addDays(romeMoment(ctx.now()).day, -OPENED_DAYS);
  const items: CalendarItem[] = [...ofClients];
  for (const id of new Set([...saved, ...draftOf.keys()])) {
    const draft = draftOf.get(id);
    const why = CALENDAR_WHY.grant(saved.has(id), draft !== undefined);
    const entry = catalogue.find(id);
    if (entry) {
      if (SHUT_STATUSES.includes(catalogue.statusOf(entry, ctx.now()).status) && isAhead(ctx, entry.grant)) continue;
      const amount = draft?.amount ?? copies.get(id)?.grantAmount ?? null;
      items.push(
        ...datesOf(entry.grant, why, amount, draft).filter((each) => each.kind === 'scadenza' || each.day >= recent),
      );
    } else {
      const kept = draft ?? copies.get(id);
      const day = draft?.deadline ?? copies.get(id)?.grantDeadline;
      if (!kept || !day) continue;
      const detail = draft?.agency ?? copies.get(id)?.grantEntity ?? '';
      items.push(item(`${id}-scadenza`, 'scadenza', kept.grantTitle, day, { detail, why, draft }));
    }
  }
  return items;
}

/** When the application of one client has to be in; who it is for stands first. */
function clientDates(draft: Application): CalendarItem[] {
  if (!draft.deadline || draft.deadline.length !== 10) return [];
  const client = draft.companyName ?? '';
  const rest = { detail: [client, draft.agency].filter(Boolean).join(' · '), why: CALENDAR_WHY.client, draft };
  const title = CALENDAR_WHY.forClient(client, draft.grantTitle);
  return [item(`${draft.id}-scadenza`, 'scadenza', title, draft.deadline, rest)];
}

const isAhead = (ctx: UserContext, { closesOn }: Grant): boolean =>
  closesOn !== null && closesOn >= romeMoment(ctx.now()).day;

function datesOf(grant: Grant, why: string, amount: string | null, draft: Application | undefined): CalendarItem[] {
  const detail = [grant.entity, amount].filter(Boolean).join(' · ');
  const rest = { detail, why, draft, href: grantPath(grant.id) };
  const { id, name, opensOn, opensAt, closesOn, closesAt, openingMode } = grant;
  return [
    ...(opensOn
      ? [
          item(`${id}-apertura`, openingMode === 'click day' ? 'click_day' : 'apertura', name, opensOn, {
            ...rest,
            time: opensAt,
          }),
        ]
      : []),
    ...(closesOn
      ? [item(`${id}-scadenza`, 'scadenza', name, closesOn, { ...rest, time: closesAt, windowFrom: opensOn })]
      : []),
  ];
}

type Rest = Partial<CalendarItem> & { draft?: Application | undefined };

function item(
  id: string,
  kind: CalendarItem['kind'],
  title: string,
  day: string,
  { draft, ...rest }: Rest,
): CalendarItem {
  return {
    id,
    kind,
    title,
    day,
    time: null,
    endTime: null,
    detail: '',
    why: '',
    windowFrom: null,
    isOwn: false,
    ...rest,
    href: draft ? wizardPath(draft.id) : (rest.href ?? null),
    readiness: draft ? readinessOf(draft) : null,
  };
}

function readinessOf({ completed }: Application): NonNullable<CalendarItem['readiness']> {
  const steps = SECTION_IDS.map((id) => ({ id, isDone: completed.includes(id) }));
  // What is missing first, what is done last.
  return {
    done: completed.length,
    total: steps.length,
    steps: steps.toSorted((one, other) => Number(one.isDone) - Number(other.isDone)),
  };
}

/** What awards ask for afterwards. */
async function dutyItems({ db, user }: UserContext): Promise<CalendarItem[]> {
  return (await dutiesOf(db, user.id)).map((duty) =>
    item(duty.id, 'adempimento', dutyTitle(duty), duty.day, {
      detail: dutyDetail(duty),
      why: CALENDAR_WHY.award,
      href: awardPath(duty.kind === 'rendicontazione' ? duty.award.id : duty.awards[0]!.id),
    }),
  );
}

/** Meetings and agreed deadlines of consultancies, for whichever side asks. */
async function appointmentItems(ctx: UserContext): Promise<CalendarItem[]> {
  return (await appointmentsOf(ctx)).flatMap(({ id, side, tab, withWhom, grantName, meetingAt, deadline }) => {
    const href = side === 'impresa' ? requestPath(id) : requestsTabPath(tab, id);
    const rest = { href, detail: grantName ?? '', why: CALENDAR_WHY.with(withWhom) };
    const meeting = meetingAt && romeMoment(meetingAt);
    return [
      ...(meeting
        ? [
            item(`${id}-incontro`, 'appuntamento', CALENDAR_WHY.meeting(withWhom), meeting.day, {
              ...rest,
              time: meeting.time,
            }),
          ]
        : []),
      ...(deadline ? [item(`${id}-consegna`, 'appuntamento', CALENDAR_WHY.delivery(withWhom), deadline, rest)] : []),
    ];
  });
}

/** What a consultant still has to do for clients, by day. */
async function taskItems({ db, user }: UserContext): Promise<CalendarItem[]> {
  if (user.userType !== 'consultant') return [];
  const { rows, tasks } = await deskOf(db, user);
  const active = new Map(rows.flatMap((row) => (isActive(row.status) ? [[row.id, row] as const] : [])));
  return tasks.flatMap(({ id, consultancyId, title, side, dueOn, doneAt }) => {
    const row = active.get(consultancyId);
    if (!row || dueOn === null || doneAt !== null || side !== 'consulente') return [];
    const rest = {
      href: clientPath(consultancyId),
      detail: row.grantName ?? '',
      why: CALENDAR_WHY.with(row.clientName),
    };
    return [item(`compito-${id}`, 'appuntamento', CALENDAR_WHY.forClient(row.clientName, title), dueOn, rest)];
  });
}

/** Until when the companies' papers hold; what a newer one has replaced is no date any more. */
async function documentItems(ctx: UserContext): Promise<CalendarItem[]> {
  const documents = [...(await documentsOf(ctx.db, ctx.user.id)), ...(await sharedDocuments(ctx))];
  if (documents.length === 0) return [];
  const companies = await companiesOf(ctx.db, ctx.user.id);
  return companies.flatMap(({ id, companyName, ownerId }) => {
    const own = documents.filter(({ companyId }) => companyId === id);
    const replaced = replacedIds(own);
    return own.flatMap((document) => {
      const day = expiryOf(document)?.day;
      if (!day || replaced.has(document.id)) return [];
      const href = ownerId === ctx.user.id ? documentPath(document.id) : PATHS.consultantDocuments;
      const rest = { href, detail: KIND_LABELS[document.kind], why: companyName };
      return [item(`documento-${document.id}`, 'documento', document.title, day, rest)];
    });
  });
}

/** Those that clients let their consultant see. */
async function sharedDocuments({ db, user }: UserContext) {
  if (user.userType !== 'consultant') return [];
  const rows = await documentsWith(db, await sharedWith(db, user.id, 'documento'));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
