import { CAPS } from '#domain/caps.ts';
import { addressOf, PATHS } from '#domain/paths.ts';
import type { UserAction } from '#domain/admin/users.ts';
import { USER_DETAIL as WORDS, USER_TYPE_LABELS, USERS } from '#messages/admin/users.ts';
import { formatCount, formatDate } from '#web/lib/format.ts';
import { momentText } from '#web/lib/moment-text.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { UserActionsBar } from './user-actions-bar.tsx';
import { nameOf, UserBadges } from './user-columns.tsx';
import { UserRequests } from './user-requests.tsx';
import type { DataRequests, UserDetail } from './users-api.ts';

type Props = { user: UserDetail; requests: DataRequests; isSelf: boolean; now: number };

const actionsFor = (user: UserDetail): UserAction[] => [
  user.lockedAt ? 'sblocca' : 'blocca',
  ...(user.isVerified ? [] : (['verifica'] as const)),
  'disconnetti',
  user.isAdmin ? 'togli_admin' : 'nomina_admin',
];

/** One account, to look at and to decide on. Nothing here is seen or done in the person's place. */
export function UserScreen({ user, requests, isSelf, now }: Props) {
  const facts: [string, string][] = [
    [USERS.email, user.email],
    [USERS.kind, USER_TYPE_LABELS[user.userType ?? 'incompleto']],
    [WORDS.phone, user.phone ?? '–'],
    [WORDS.method, WORDS.methods[user.registrationMethod] ?? user.registrationMethod],
    [USERS.since, formatDate(user.createdAt)],
    [USERS.seen, user.lastSeenAt ? momentText(user.lastSeenAt, now) : USERS.never],
    ...user.companies.map(({ name }): [string, string] => [WORDS.companies, name]),
  ];
  return (
    <>
      <PageHeader
        back={{ href: PATHS.users, label: WORDS.back }}
        eyebrow={<UserBadges user={user} />}
        title={nameOf(user)}
        description={WORDS.audited}
        actions={!isSelf && <UserActionsBar ids={[user.id]} actions={actionsFor(user)} />}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-10">
        {user.lockedAt && (
          <InlineAlert tone="no" title={WORDS.locked(formatDate(user.lockedAt), user.lockReason ?? '')} />
        )}
        {user.eraseAfter && <InlineAlert tone="verify" title={WORDS.closing(formatDate(user.eraseAfter))} />}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-2">
          <SectionPanel title={WORDS.data}>
            <Facts facts={facts} />
          </SectionPanel>
          <SectionPanel title={WORDS.use}>
            <Facts
              facts={Object.entries(WORDS.counts).map(([name, label]) => {
                const count = user.counts[name as keyof typeof user.counts];
                return [
                  label,
                  name === 'assistantToday' ? WORDS.quota(count, CAPS.assistantRequests) : formatCount(count),
                ];
              })}
            />
          </SectionPanel>
        </div>
        <UserRequests userId={user.id} requests={requests} isSelf={isSelf} now={now} />
        <SectionPanel title={WORDS.devices}>
          {user.devices.length === 0 ? (
            <p className="text-14 text-ink-2">{WORDS.noDevices}</p>
          ) : (
            <ul className="grid gap-2 text-14">
              {user.devices.map(({ createdAt, lastUsedAt, userAgent }) => (
                <li key={`${createdAt}${userAgent}`} className="wrap-anywhere">
                  {userAgent || '–'}{' '}
                  <span className="text-13 text-ink-2">{WORDS.deviceSeen(momentText(lastUsedAt, now))}</span>
                </li>
              ))}
            </ul>
          )}
        </SectionPanel>
        <p className="text-14">
          <AppLink href={addressOf(PATHS.auditLog, { oggetto: 'utente', q: user.id })}>{WORDS.openLog}</AppLink>
        </p>
      </div>
    </>
  );
}

function Facts({ facts }: { facts: [string, string][] }) {
  return (
    <dl className="grid gap-2 text-14">
      {facts.map(([label, value]) => (
        <div key={`${label}${value}`} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] gap-3">
          <dt className="text-ink-2">{label}</dt>
          <dd className="wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
