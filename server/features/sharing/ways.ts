import { sql, type SQL } from 'drizzle-orm';
import type { AccessActor, AccessRecord, AccessWay } from '#domain/sharing/access.ts';
import type { GuestRole } from '#domain/collaboration/roles.ts';
import type { ConsultancyStatus } from '#domain/consultancies/vocabulary.ts';
import type { DateLanguage } from '#domain/numbers/date-language.ts';
import type { ShareKind } from '#domain/sharing/sharing.ts';
import { rowsOf, type Db } from '#server/platform/db/db.ts';

/**
 * Facts on which access depends, read and not judged: that is `accessTo` in `domain/sharing/access.ts`. In SQL, since the
 * features that keep these tables ask here before they read or write them.
 */
const RECORDS = sql`(
  select 'azienda' as kind, id as target_id, user_id as owner_id, deleted_at is not null as is_gone from business_profiles
  union all
  select 'candidatura', id, user_id, deleted_at is not null from applications
  union all
  select 'documento', id, owner_id,
    exists (select 1 from documents where file_id = files.id and deleted_at is not null)
    or (
      exists (select 1 from application_files where file_id = files.id)
      and not exists (select 1 from application_files join applications on applications.id = application_id
        where file_id = files.id and deleted_at is null)
    ) from files
)`;

/** A file is reached by itself, or by an application that it is attached to. */
const WAYS = sql`(
  select c.consultant_id as person_id, 'azienda' as kind, c.company_id as target_id, 'consultancy' as through, c.id,
    c.business_id as owner_id, coalesce(s.role, 'modifica') as role, not c.shares_company as is_revoked, c.status,
    true as is_accepted, null::timestamptz as shared_at, c.client_name
  from consultancies c left join shares s on s.consultancy_id = c.id and s.kind = 'azienda' and s.target_id = c.company_id
  union all
  select c.consultant_id, s.kind, s.target_id, 'consultancy', c.id, c.business_id, s.role, s.revoked_at is not null,
    c.status, true, s.shared_at, c.client_name
  from shares s join consultancies c on c.id = s.consultancy_id where s.kind <> 'azienda'
  union all
  select g.guest_id, 'candidatura', g.application_id, 'invitation', g.id, a.user_id, g.role, g.revoked_at is not null,
    null, g.accepted_at is not null, g.accepted_at, null
  from application_guests g join applications a on a.id = g.application_id
)`;

const isOpen = (person: string): SQL => sql.raw(`(${person}.erase_after is null and ${person}.locked_at is null)`);

export type WayRow = {
  personId: string;
  kind: ShareKind;
  targetId: string;
  consultancyId: string | null;
  clientName: string | null;
  sharedAt: Date;
  actor: AccessActor;
  actorName: string;
  record: Omit<AccessRecord, 'ways'>;
  way: AccessWay;
};
type Stored = {
  personId: string;
  kind: ShareKind;
  targetId: string;
  through: AccessWay['through'];
  id: string;
  wayOwnerId: string;
  role: GuestRole;
  isRevoked: boolean;
  status: ConsultancyStatus;
  isAccepted: boolean;
  sharedAt: string | Date;
  clientName: string | null;
  ownerId: string;
  isGone: boolean;
  isOwnerOpen: boolean;
  isOpen: boolean;
  isConfirmed: boolean;
  isApproved: boolean;
  actorName: string;
};
type Of = { personId?: string; kind: ShareKind; targetIds?: readonly string[] };

/** Every way to records of a kind, of one person or to some records alone; whether it counts is not said. */
export async function listWays(db: Db, { personId, kind, targetIds }: Of): Promise<WayRow[]> {
  if (targetIds?.length === 0) return [];
  const among =
    targetIds &&
    sql` and w.target_id in (${sql.join(
      targetIds.map((id) => sql`${id}`),
      sql`, `,
    )})`;
  const rows = await rowsOf<Stored>(
    db,
    sql`select w.person_id as "personId", w.kind, w.target_id as "targetId", w.through, w.id,
        w.owner_id as "wayOwnerId", w.role, w.is_revoked as "isRevoked", w.status, w.is_accepted as "isAccepted",
        w.shared_at as "sharedAt", w.client_name as "clientName", r.owner_id as "ownerId", r.is_gone as "isGone",
        ${isOpen('owner')} as "isOwnerOpen", ${isOpen('actor')} as "isOpen",
        actor.email_confirmed_at is not null as "isConfirmed",
        exists (select 1 from consultant_profiles where user_id = actor.id and status = 'approvato') as "isApproved",
        trim(actor.first_name || ' ' || actor.last_name) as "actorName"
      from ${WAYS} w
      join ${RECORDS} r on r.kind = w.kind and r.target_id = w.target_id
      join profiles owner on owner.id = r.owner_id
      join profiles actor on actor.id = w.person_id
      where w.kind = ${kind}${personId === undefined ? sql`` : sql` and w.person_id = ${personId}`}${among ?? sql``}`,
  );
  return rows.map(wayOf);
}

function wayOf(row: Stored): WayRow {
  const { personId, kind, targetId, id, role, isRevoked, isAccepted, status, wayOwnerId } = row;
  const same = { id, ownerId: wayOwnerId, role, isRevoked };
  const isShare = row.through === 'consultancy';
  return {
    ...{ personId, kind, targetId },
    consultancyId: isShare ? id : null,
    clientName: row.clientName,
    sharedAt: new Date(row.sharedAt ?? 0),
    actor: { id: personId, isOpen: row.isOpen, isConfirmed: row.isConfirmed, isApproved: row.isApproved },
    actorName: row.actorName,
    record: { ownerId: row.ownerId, isOwnerOpen: row.isOwnerOpen, isGone: row.isGone },
    way: isShare ? { ...same, through: 'consultancy', status } : { ...same, through: 'invitation', isAccepted },
  };
}

export type RecordOwner = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  dateLanguage: DateLanguage;
};

/** Whose a record is; null where there is none. */
export async function ownerOfRecord(db: Db, kind: ShareKind, targetId: string): Promise<RecordOwner | null> {
  const [row] = await rowsOf<RecordOwner>(
    db,
    sql`select p.id, email, first_name as "firstName", last_name as "lastName", date_language as "dateLanguage"
      from ${RECORDS} r join profiles p on p.id = r.owner_id where r.kind = ${kind} and r.target_id = ${targetId}`,
  );
  return row ?? null;
}

/** A person as the use cases know owners; null while the account is closed or locked. */
export async function openOwner(db: Db, id: string): Promise<RecordOwner | null> {
  const [row] = await rowsOf<RecordOwner>(
    db,
    sql`select id, email, first_name as "firstName", last_name as "lastName", date_language as "dateLanguage"
      from profiles p where id = ${id} and ${isOpen('p')}`,
  );
  return row ?? null;
}

/** The applications that a file is attached to. */
export async function applicationsHolding(db: Db, fileId: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select application_id as id from application_files where file_id = ${fileId} order by application_id`,
  );
  return rows.map(({ id }) => id);
}
