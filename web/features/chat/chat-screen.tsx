import { ArrowLeft, CalendarDays, Ellipsis, Flag, PanelRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { canWrite } from '#domain/chat/chat.ts';
import { PATHS, requestPath, requestsTabPath } from '#domain/paths.ts';
import { CHAT_WORDS as WORDS } from '#messages/chat/chat.ts';
import { KIND_LABELS } from '#messages/consultancies/consultancies.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/actions/menu.tsx';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { Sheet } from '#web/ui/windows/sheet.tsx';
import { ChatNotices } from './chat-notices.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { Composer } from './composer.tsx';
import { MessageFlow } from './message-flow.tsx';
import { otherName } from './names.ts';
import { PathLine } from './path-line.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { useChat } from './use-chat.ts';
import { useOnline } from './use-online.ts';
import { useOutbox } from './use-outbox.ts';

/** One conversation with its path beside it; on phones the path is a sheet (CON-16). */
export function ChatScreen({
  id,
  userId,
  shared,
  draft,
}: {
  id: string;
  userId: string;
  draft?: string | undefined;
  shared: (isOwner: boolean) => ReactNode;
}) {
  const chat = useChat(id);
  const { data } = chat;
  const outbox = useOutbox(userId, id, chat.sent);
  const isOnline = useOnline();
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const { consultancy } = data;
  const isOpen = canWrite(consultancy.status);
  const send = (text: string, file: File | null = null, taskId: string | null = null) =>
    void outbox.send({ text, file, taskId });
  return (
    <div className="-mx-[var(--gutter)] -mt-4 grid h-[calc(100dvh-3.5rem)] desk:grid-cols-[minmax(0,1fr)_21rem]">
      <section aria-label={WORDS.conversation} className="flex min-h-0 min-w-0 flex-col border-rule-2 desk:border-r">
        <header className="flex items-center gap-3 border-b border-rule px-2 py-2 desk:px-6">
          <AppLink
            href={consultancy.side === 'consulente' ? PATHS.consultantChats : PATHS.myRequests}
            aria-label={WORDS.back}
            className="grid size-11 flex-none place-items-center rounded text-ink-2 hover:bg-sunken desk:-ml-3"
          >
            <ArrowLeft aria-hidden="true" className="size-5" />
          </AppLink>
          <Avatar name={otherName(data)} className="max-xs:hidden" />
          <div className="min-w-0 flex-1">
            <h1 className="truncate text-16 leading-5 font-semibold">{otherName(data)}</h1>
            <p className="truncate text-13 text-ink-2">
              {consultancy.side === 'consulente'
                ? consultancy.clientName
                : data.responseMinutes === null
                  ? (consultancy.grantName ?? KIND_LABELS[consultancy.kind])
                  : WORDS.usually(data.responseMinutes)}
            </p>
          </div>
          {consultancy.nextMeetingAt && (
            <ButtonLink
              size="sm"
              href={consultancy.side === 'consulente' ? requestsTabPath('attive', id) : requestPath(id)}
              className="max-desk:hidden"
            >
              <CalendarDays aria-hidden="true" />
              {formatDateTime(consultancy.nextMeetingAt)}
            </ButtonLink>
          )}
          <IconButton label={WORDS.panel} className="desk:hidden" onClick={() => setPanelOpen(true)}>
            <PanelRight aria-hidden="true" />
          </IconButton>
          <Menu
            align="end"
            trigger={
              <IconButton label={WORDS.more}>
                <Ellipsis aria-hidden="true" />
              </IconButton>
            }
          >
            <MenuItem icon={<Flag aria-hidden="true" />} onSelect={() => setReporting(true)}>
              {WORDS.report}
            </MenuItem>
          </Menu>
        </header>
        <PathLine chat={data} onOpen={() => setPanelOpen(true)} />
        <ChatNotices chat={data} />
        <MessageFlow
          chat={data}
          pending={outbox.items}
          isOnline={isOnline}
          isTyping={chat.isTyping && isOpen}
          onOlder={chat.loadOlder}
          onSeen={() => void chat.seen().catch(() => {})}
          onRetry={outbox.retry}
          onDrop={(clientId) => void outbox.drop(clientId)}
          onPaper={(taskId, file) => send('', file, taskId)}
        />
        <Composer chat={data} isOpen={isOpen} isOnline={isOnline} onSend={send} draft={draft} />
      </section>
      <aside aria-label={WORDS.panel} className="relative hidden min-h-0 overflow-y-auto px-5 pt-5 pb-20 desk:block">
        <ChatPanel chat={data}>{shared(consultancy.side === 'impresa')}</ChatPanel>
      </aside>
      <Sheet open={isPanelOpen} onOpenChange={setPanelOpen} side="bottom" title={WORDS.panel} closeLabel={WORDS.close}>
        <div className="pt-4">
          <ChatPanel chat={data}>{shared(consultancy.side === 'impresa')}</ChatPanel>
        </div>
      </Sheet>
      <ReportDialog id={id} isOpen={isReporting} onClose={() => setReporting(false)} />
    </div>
  );
}
