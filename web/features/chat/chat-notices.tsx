import { Flag, Palmtree, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChatView } from '#domain/chat/chat.ts';
import { PATHS } from '#domain/paths.ts';
import { CHAT_WORDS as WORDS } from '#messages/chat/chat.ts';
import { formatDay } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { otherName } from './names.ts';

/** What both should know before they write: the consultant is away, the conversation was reported. */
export function ChatNotices({ chat }: { chat: ChatView }) {
  const { absentUntil, isReported } = chat;
  const isOwnAbsence = chat.consultancy.side === 'consulente';
  return (
    <div role="status" className="bg-sunken text-on-sunken">
      {absentUntil && (
        <Notice icon={Palmtree}>
          {isOwnAbsence ? (
            <>
              {WORDS.youAreAbsent(formatDay(absentUntil))} <AppLink href={PATHS.profile}>{WORDS.endAbsence}</AppLink>
            </>
          ) : (
            WORDS.absent(otherName(chat), formatDay(absentUntil))
          )}
        </Notice>
      )}
      {isReported && <Notice icon={Flag}>{WORDS.alreadyReported}</Notice>}
    </div>
  );
}

const Notice = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <p className="flex items-start gap-2 border-b border-rule px-4 py-2 text-13 desk:px-6">
    <Icon aria-hidden="true" className="mt-0.5 size-4 flex-none" />
    <span>{children}</span>
  </p>
);
