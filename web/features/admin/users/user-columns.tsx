import { CircleCheck, CircleX, Clock, MailQuestion, Shield } from 'lucide-react';
import { adminUserPath } from '#domain/paths.ts';
import { USER_TYPE_LABELS, USERS as WORDS, userStateText } from '#messages/admin/users.ts';
import { momentText } from '#web/lib/moment-text.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import type { Column } from '#web/ui/data/data-table.tsx';
import type { UserLine } from './users-api.ts';

export const nameOf = ({ firstName, lastName, email }: Pick<UserLine, 'firstName' | 'lastName' | 'email'>): string =>
  `${firstName} ${lastName}`.trim() || email;

const ICON = { 'aria-hidden': true, className: 'size-4' } as const;

export function UserBadges({ user }: { user: Pick<UserLine, 'lockedAt' | 'eraseAfter' | 'isVerified' | 'isAdmin'> }) {
  const text = userStateText(user);
  return (
    <span className="flex flex-wrap gap-1">
      {user.eraseAfter ? (
        <Badge tone="verify" icon={<Clock {...ICON} />}>
          {text}
        </Badge>
      ) : user.lockedAt ? (
        <Badge tone="no" icon={<CircleX {...ICON} />}>
          {text}
        </Badge>
      ) : user.isVerified ? (
        <Badge tone="ok" icon={<CircleCheck {...ICON} />}>
          {text}
        </Badge>
      ) : (
        <Badge icon={<MailQuestion {...ICON} />}>{text}</Badge>
      )}
      {user.isAdmin && (
        <Badge tone="ink" icon={<Shield {...ICON} />}>
          {WORDS.admin}
        </Badge>
      )}
    </span>
  );
}

export const userColumns = (now: number): Column<UserLine>[] => [
  {
    id: 'nome',
    header: WORDS.name,
    cell: (user) => (
      <>
        <AppLink href={adminUserPath(user.id)} className="font-semibold">
          {nameOf(user)}
        </AppLink>
        <span className="block text-13 font-normal wrap-anywhere text-ink-2">{user.email}</span>
      </>
    ),
    phone: 'wide',
    sortable: true,
    className: 'align-top',
  },
  {
    id: 'tipo',
    header: WORDS.kind,
    cell: ({ userType }) => USER_TYPE_LABELS[userType ?? 'incompleto'],
    phone: 'start',
    className: 'align-top',
  },
  {
    id: 'stato',
    header: WORDS.state,
    cell: (user) => <UserBadges user={user} />,
    phone: 'wide',
    className: 'align-top',
  },
  {
    id: 'iscritto',
    header: WORDS.since,
    cell: ({ createdAt }) => momentText(createdAt, now),
    phone: 'hidden',
    sortable: true,
    className: 'align-top whitespace-nowrap',
  },
  {
    id: 'accesso',
    header: WORDS.seen,
    cell: ({ lastSeenAt }) => (lastSeenAt ? momentText(lastSeenAt, now) : WORDS.never),
    phone: 'end',
    sortable: true,
    className: 'align-top whitespace-nowrap',
  },
];
