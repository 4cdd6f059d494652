import { useQuery } from '@tanstack/react-query';
import { Building2, FileText, Folder, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { filePath } from '#domain/file-paths.ts';
import { applyPath, clientPath } from '#domain/paths.ts';
import { GUEST_ROLES, type GuestRole } from '#domain/collaboration/roles.ts';
import type { SharedThing, SharingView } from '#domain/sharing/sharing.ts';
import { ROLE_LABELS } from '#messages/collaboration/collaboration.ts';
import { TOGETHER } from '#messages/collaboration/screens.ts';
import { SHARING_WORDS as WORDS } from '#messages/sharing/sharing.ts';
import { cn } from '#web/lib/cn.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import { sharingQuery, useShare } from './api.ts';

/** A company has nothing to comment on. */
const ROLES = { azienda: ['lettura', 'modifica'], candidatura: GUEST_ROLES, documento: [] } as const;
const ICONS = { azienda: Building2, candidatura: Folder, documento: FileText };

/** What the consultant may see, who opened what, and the way to end it at once (CON-17). */
export function SharedPanel({ id, isOwner }: { id: string; isOwner: boolean }) {
  const { data } = useQuery(sharingQuery(useApi(), id));
  if (!data) return null;
  const seen = data.things.filter(({ isShared, isRevoked }) => isShared || isRevoked);
  return (
    <section aria-label={WORDS.title} className="border-t border-rule-2 pt-5">
      <div className="flex items-center justify-between gap-2 pb-2">
        <h2 className="text-16 font-semibold">{WORDS.title}</h2>
        <span className="text-13 text-ink-2">
          {data.isOpen && WORDS.visible(data.things.filter(({ isShared }) => isShared).length)}
        </span>
      </div>
      {!data.isOpen && <p className="pb-2 text-13 text-ink-2">{WORDS.over}</p>}
      {data.isOpen && seen.length === 0 && (
        <p className="pb-2 text-14 text-ink-2">{isOwner ? WORDS.none : WORDS.noneShared}</p>
      )}
      <ul>
        {seen.map((thing) => (
          <li key={thing.kind + thing.targetId} className="border-b border-rule">
            <Row thing={thing}>
              {isOwner ? <OwnerAction {...{ id, thing }} isOpen={data.isOpen} /> : <OpenLink {...{ id, thing }} />}
            </Row>
          </li>
        ))}
      </ul>
      {isOwner && (
        <div className="flex flex-wrap justify-between gap-2 pt-2">
          <Openings openings={data.openings} />
          {data.isOpen && <ShareMore id={id} things={data.things} />}
        </div>
      )}
    </section>
  );
}

function Row({ thing, children }: { thing: SharedThing; children: ReactNode }) {
  const Icon = thing.isShared ? ICONS[thing.kind] : Lock;
  const look = thing.openedAt ? WORDS.opened(formatDateTime(thing.openedAt), thing.openings) : WORDS.never;
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-2.5 py-1.5 text-14">
      <Icon aria-hidden="true" className="size-4.5 flex-none text-ink-2" />
      <div className="min-w-0 flex-[1_1_9rem]">
        <p className={cn('font-medium wrap-anywhere', !thing.isShared && 'text-ink-2 line-through')}>{thing.name}</p>
        <p className="text-13 text-ink-2">{thing.isShared ? `${thing.detail} · ${look}` : WORDS.revoked}</p>
      </div>
      <div className="ml-auto flex items-center">{children}</div>
    </div>
  );
}

function OwnerAction({ id, thing, isOpen }: { id: string; thing: SharedThing; isOpen: boolean }) {
  const share = useShare(id);
  const { kind, targetId, name, isShared } = thing;
  if (!isShared && !isOpen) return null;
  return (
    <>
      {thing.role && (
        <Select
          size="sm"
          aria-label={TOGETHER.roleOf(name)}
          options={ROLES[kind].map((value) => ({ value, label: ROLE_LABELS[value] }))}
          value={thing.role}
          onChange={(event) => share.mutate({ kind, targetId, isShared, role: event.target.value as GuestRole })}
        />
      )}
      <Button
        size="sm"
        variant="quiet"
        aria-label={isShared ? WORDS.revokeOf(name) : WORDS.restoreOf(name)}
        onClick={() => share.mutate({ kind, targetId, isShared: !isShared })}
      >
        {isShared ? WORDS.revoke : WORDS.restore}
      </Button>
    </>
  );
}

function OpenLink({ id, thing: { kind, targetId, name } }: { id: string; thing: SharedThing }) {
  const look = 'inline-flex min-h-11 items-center px-2 font-medium';
  if (kind === 'documento')
    return (
      <a href={filePath(targetId)} download aria-label={WORDS.openOf(name)} className={look}>
        {WORDS.open}
      </a>
    );
  return (
    <AppLink
      href={kind === 'azienda' ? clientPath(id) : applyPath(targetId)}
      aria-label={WORDS.openOf(name)}
      className={look}
    >
      {WORDS.open}
    </AppLink>
  );
}

function Openings({ openings }: { openings: SharingView['openings'] }) {
  return (
    <Dialog
      size="md"
      title={WORDS.who}
      closeLabel={WORDS.close}
      trigger={
        <Button size="sm" variant="quiet">
          {WORDS.who}
        </Button>
      }
    >
      {openings.length === 0 && <p className="text-14 text-ink-2">{WORDS.noOpenings}</p>}
      <ul className="text-14">
        {openings.map(({ name, actorName, act, at }, place) => (
          <li key={place} className="flex flex-wrap justify-between gap-x-4 border-b border-rule py-2">
            <span className="wrap-anywhere">{WORDS.line(actorName, act, name)}</span>
            <time dateTime={at} className="text-13 text-ink-2">
              {formatDateTime(at)}
            </time>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function ShareMore({ id, things }: { id: string; things: readonly SharedThing[] }) {
  const share = useShare(id);
  return (
    <Dialog
      size="md"
      title={WORDS.shareTitle}
      description={WORDS.shareText}
      closeLabel={WORDS.close}
      trigger={<Button size="sm">{WORDS.shareMore}</Button>}
    >
      <ul>
        {things.map(({ kind, targetId, name, detail, isShared }) => (
          <li key={kind + targetId} className="border-b border-rule py-1">
            <Switch
              label={name}
              hint={detail}
              checked={isShared}
              onChange={(event) => share.mutate({ kind, targetId, isShared: event.currentTarget.checked })}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
