import { Check, CheckCheck, Download, FileText, Info, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChatFact, ChatView, MessageView } from '#domain/chat/chat.ts';
import { chatFilePath } from '#domain/file-paths.ts';
import { CHAT_WORDS as WORDS, FACT_TEXTS } from '#messages/chat/chat.ts';
import { cn } from '#web/lib/cn.ts';
import { formatDay, formatFileSize, formatTime } from '#web/lib/format.ts';
import { shortNameOn } from './names.ts';

export const bubbleLook = (isOwn: boolean): string =>
  cn(
    'max-w-[86%] rounded px-3 py-2 text-16 whitespace-pre-line wrap-anywhere desk:max-w-[78%] desk:text-14',
    isOwn ? 'self-end bg-sunken text-on-sunken' : 'self-start border border-rule-2 bg-sheet text-on-sheet',
  );
export const metaLook = 'inline-flex items-center gap-1 px-0.5 pb-1.5 text-12 text-ink-2 tabular-nums [&>svg]:size-3.5';

/** Words as they are: a link is text, nothing is fetched for it. */
export function Said({ chat, message, children }: { chat: ChatView; message: MessageView; children?: ReactNode }) {
  const isOwn = message.side === chat.consultancy.side;
  return (
    <>
      <div className={bubbleLook(isOwn)}>
        <span className="sr-only">{shortNameOn(chat, message.side)}: </span>
        {message.text}
        {message.file && <FileLine chatId={chat.consultancy.id} file={message.file} />}
      </div>
      <p className={cn(metaLook, isOwn && 'self-end')}>
        <time dateTime={message.at}>{formatTime(message.at)}</time>
        {isOwn && children}
      </p>
    </>
  );
}

function FileLine({ chatId, file }: { chatId: string; file: NonNullable<MessageView['file']> }) {
  const Icon = file.isVisible ? FileText : Lock;
  return (
    <div className="flex min-w-0 items-center gap-2.5 py-1">
      <Icon aria-hidden="true" className="size-6 flex-none text-ink-2" />
      <span className="min-w-0 flex-1">
        <b className="block font-semibold wrap-anywhere">{file.name}</b>
        <small className="block text-13 text-ink-2">{file.isVisible ? formatFileSize(file.bytes) : WORDS.hidden}</small>
      </span>
      {file.isVisible && (
        <a
          href={chatFilePath(chatId, file.id)}
          download
          aria-label={WORDS.download(file.name)}
          className="grid size-9 flex-none place-items-center rounded text-ink-2 hover:text-ink tap:size-11"
        >
          <Download aria-hidden="true" className="size-5" />
        </a>
      )}
    </div>
  );
}

/** Sent, delivered, read: a word and a sign. */
export function OwnMark({ chat: { marks }, message }: { chat: ChatView; message: MessageView }) {
  const isRead = message.number <= marks.read;
  const isDelivered = message.number <= marks.delivered;
  return (
    <>
      {`· ${isRead ? WORDS.read : isDelivered ? WORDS.delivered : WORDS.sent}`}
      {isRead ? <CheckCheck aria-hidden="true" /> : isDelivered ? <Check aria-hidden="true" /> : null}
    </>
  );
}

export function Fact({ chat, fact }: { chat: ChatView; fact: ChatFact }) {
  const text = FACT_TEXTS[fact.kind];
  if (!text) return null;
  return (
    <p className="my-2 flex items-center gap-2.5 border-y border-rule px-3 py-2 text-13 text-ink-2">
      <Info aria-hidden="true" className="size-4.5 flex-none" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        {text(fact.by ? shortNameOn(chat, fact.by) : '', fact.what ?? '')}
      </span>
      <time dateTime={fact.at} className="tabular-nums">
        {formatTime(fact.at)}
      </time>
    </p>
  );
}

export const DayLine = ({ day }: { day: string }) => (
  <p className="self-center pt-3 pb-2 text-13 text-ink-2">{formatDay(day)}</p>
);

export const UnreadLine = () => (
  <p
    data-unread=""
    className="my-2 flex items-center gap-3 text-13 font-medium text-ink before:h-px before:flex-1 before:bg-rule-strong after:h-px after:flex-1 after:bg-rule-strong"
  >
    {WORDS.unread}
  </p>
);
