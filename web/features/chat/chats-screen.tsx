import { useQueryClient } from '@tanstack/react-query';
import type { ChatLine } from '#domain/chat/chat.ts';
import { chatPath, PATHS } from '#domain/paths.ts';
import { CHATS_WORDS as WORDS } from '#messages/chat/chat.ts';
import { momentText } from '#web/lib/moment-text.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useLive } from '#web/lib/use-live.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { CountBadge } from '#web/ui/data/badge.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** All conversations of a consultant, live. */
export function ChatsScreen({ chats, now }: { chats: readonly ChatLine[]; now: number }) {
  const client = useQueryClient();
  useLive(({ kind }) => {
    if (kind !== 'scrive' && kind !== 'avviso') void client.invalidateQueries({ queryKey: KEYS.chats });
  });
  return (
    <>
      <PageHeader
        display="screen"
        back={{ href: PATHS.consultantDashboard, label: WORDS.back }}
        title={WORDS.title}
        description={WORDS.lead}
      />
      {chats.length === 0 ? (
        <EmptyState title={WORDS.empty} description={WORDS.emptyText} />
      ) : (
        <ul aria-label={WORDS.list} className="max-w-190 rounded border border-rule-2 bg-sheet text-on-sheet">
          {chats.map((chat) => (
            <li key={chat.id} className="border-rule not-first:border-t">
              <Line chat={chat} now={now} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Line({ chat, now }: { chat: ChatLine; now: number }) {
  return (
    <AppLink
      href={chatPath(chat.id)}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 px-4 py-3 no-underline hover:bg-sunken"
    >
      <Avatar name={chat.name} />
      <span className="grid min-w-0">
        <b className="truncate text-16 font-semibold">{chat.name}</b>
        <span className="truncate text-13 text-ink-2">{chat.about}</span>
        <span className="truncate text-14">
          {chat.last ? `${chat.last.isOwn ? `${WORDS.you} ` : ''}${chat.last.text}` : WORDS.none}
        </span>
      </span>
      <span className="grid justify-items-end gap-1 text-13 text-ink-2">
        {chat.last && <time dateTime={chat.last.at}>{momentText(chat.last.at, now)}</time>}
        {chat.unread > 0 && (
          <>
            <span aria-hidden="true">
              <CountBadge count={chat.unread} />
            </span>
            <span className="sr-only">{WORDS.unread(chat.unread)}</span>
          </>
        )}
      </span>
    </AppLink>
  );
}
