import { AppError } from '#domain/errors.ts';
import { crossedFields } from '#domain/grants/crossed-fields.ts';
import { grantSchema } from '#domain/grants/grant-schema.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { CROSSING_MESSAGES } from '#messages/admin/catalogue.ts';
import { fieldMessage } from '#messages/validation.ts';
import type { ReaderContext, UserContext } from '#server/context.ts';
import { writeAudit } from '#server/features/audit/service.ts';
import { grantIdOf } from './catalogue/load.ts';
import { CATALOGUE_TOPIC } from './desk/publishing.ts';
import { catalogueChanged, openCatalogue } from './memory.ts';
import { detailOf, readGrant } from './service.ts';
import * as store from './store.ts';
import { writeGrants } from './writing.ts';

export type EditableField = Exclude<keyof Grant, 'id' | 'source'>;
type GrantEdit = {
  /** The version that the editor was looking at. */
  version: number;
  /** Whole fields, fixed until they are released: imports do not touch them. */
  set: Partial<Record<EditableField, unknown>>;
  /** Fields given back to the sources. */
  release: EditableField[];
  /** The day on which the editor read the official page. */
  checkedOn?: string | undefined;
};

/** Who edits, and what the answer is read with. */
export type EditorContext = ReaderContext & Pick<UserContext, 'user'>;

/** An editor's word stands over every source, makes a version, and can be taken back. */
export async function editGrant(ctx: EditorContext, givenId: string, edit: GrantEdit) {
  const id = grantIdOf(givenId);
  await ctx.db.transaction(async (tx) => {
    await store.lockCatalogue(tx);
    const row = await store.findGrant(tx, id);
    if (!row) throw new AppError('not_found');
    if (row.version !== edit.version) throw new AppError('conflict');
    await writeGrants(tx, { updated: [{ row, ...applied(row, edit) }] }, 'redazione', ctx.now());
    const detail = editDetail(row.data, edit);
    await ctx.live.tell(tx, CATALOGUE_TOPIC, {});
    await writeAudit(ctx, tx, { action: 'bando_modificato', subject: 'bando', id, detail });
  });
  catalogueChanged(ctx);
  return readGrant(ctx, id);
}

const TOLD_CHARS = 80;
const isTold = (value: unknown): value is string | number | null =>
  value === null || typeof value === 'number' || (typeof value === 'string' && value.length <= TOLD_CHARS);

/** Which fields, and of short ones what they were and are. */
function editDetail(before: Grant, { set, release }: GrantEdit): Record<string, string | number | null> {
  const told = Object.entries(set).flatMap(([field, after]) => {
    const was: unknown = before[field as EditableField] ?? null;
    return isTold(was) && isTold(after) ? [[`prima ${field}`, was] as const, [`dopo ${field}`, after] as const] : [];
  });
  return { campi: Object.keys(set).join(' '), lasciati: release.join(' '), ...Object.fromEntries(told) };
}

/** The page as it would be with an edit that nobody has saved; also of a grant that is withdrawn. */
export async function previewGrant(ctx: EditorContext, givenId: string, edit: GrantEdit) {
  const row = await store.findGrant(ctx.db, grantIdOf(givenId));
  if (!row) throw new AppError('not_found');
  const { data, overrides } = applied(row, edit);
  const entry = { ...row, unpublishedAt: null, mergedInto: null, grant: data, editedFields: Object.keys(overrides) };
  return detailOf(ctx, await openCatalogue(ctx), entry);
}

/** What an edit makes of a row. */
function applied(row: store.GrantRow, edit: GrantEdit) {
  const overrides: Record<string, unknown> = { ...row.overrides };
  const covered: Record<string, unknown> = { ...row.covered };
  const data: Record<string, unknown> = { ...row.data };
  for (const field of edit.release) {
    if (!(field in overrides)) continue;
    data[field] = covered[field];
    delete overrides[field];
    delete covered[field];
  }
  for (const [field, value] of Object.entries(edit.set)) {
    if (!(field in overrides)) covered[field] = data[field];
    overrides[field] = data[field] = value;
  }
  if (edit.checkedOn) data.source = { ...row.data.source, checkedOn: edit.checkedOn };
  const grant = checked(data);
  const touched = new Set<string>([...Object.keys(edit.set), ...edit.release]);
  const crossed = crossedFields(grant).filter(({ low, high }) => touched.has(rootOf(low)) || touched.has(rootOf(high)));
  // What the sources contradict elsewhere does not hinder another edit.
  if (crossed.length > 0) {
    const fields = crossed.map(({ kind, low, high }) => ({
      field: `set.${touched.has(rootOf(low)) ? low : high}`,
      message: CROSSING_MESSAGES[kind],
    }));
    throw new AppError('invalid_input', { fields });
  }
  return { data: grant, overrides, covered };
}

const rootOf = (place: string): string => place.split('.')[0]!;

function checked(data: Record<string, unknown>): Grant {
  const parsed = grantSchema.safeParse(data);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => ({
    field: `set.${issue.path.join('.')}`,
    message: fieldMessage(issue),
  }));
  throw new AppError('invalid_input', { fields });
}
