import { Paperclip, SendHorizontal, TriangleAlert, X } from 'lucide-react';
import { useRef, useState, type ClipboardEvent, type DragEvent, type KeyboardEvent } from 'react';
import { CHAT, type ChatView } from '#domain/chat/chat.ts';
import { requestPath, requestsTabPath } from '#domain/paths.ts';
import { CHAT_WORDS as WORDS } from '#messages/chat/chat.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { keep, kept } from '#web/lib/tab-storage.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { tellTyping } from './api.ts';
import { shortName } from './names.ts';

type Props = {
  chat: ChatView;
  isOpen: boolean;
  isOnline: boolean;
  onSend: (text: string, file: File | null) => void;
  /** Words that another page has ready to be sent. */
  draft?: string | undefined;
};

/** Enter sends, Shift+Enter breaks; a file is chosen, pasted or dropped. What is being written stays with the tab. */
export function Composer({ chat, isOpen, ...rest }: Props) {
  const { id, side, status } = chat.consultancy;
  if (!isOpen)
    return (
      <footer data-foot-bar="" className="flex flex-wrap items-center gap-3 border-t border-rule-2 p-3 desk:px-6">
        <p className="flex-1 text-14 text-ink-2">{WORDS.closed}</p>
        {status === 'completata' && chat.consultancy.ownReview === null && (
          <ButtonLink variant="ink" href={side === 'consulente' ? requestsTabPath('storico', id) : requestPath(id)}>
            {WORDS.review}
          </ButtonLink>
        )}
      </footer>
    );
  return <OpenComposer key={id} chat={chat} {...rest} />;
}

function OpenComposer({ chat, isOnline, onSend, draft }: Omit<Props, 'isOpen'>) {
  const api = useApi();
  const { id } = chat.consultancy;
  const draftKey = `chat-draft:${id}`;
  const [text, setText] = useState(() => (typeof window === 'undefined' ? '' : begun(draftKey, draft)));
  const [file, setFile] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const toldAt = useRef(0);

  function type(next: string) {
    setText(next);
    keep(draftKey, next === '' ? null : next);
    const now = Date.now();
    if (next.trim() === '' || now - toldAt.current < CHAT.typingEveryMs || !isOnline) return;
    toldAt.current = now;
    void tellTyping(api, id).catch(() => {});
  }
  function send() {
    const words = text.trim();
    if (words === '' && !file) return;
    onSend(words, file);
    setText('');
    setFile(null);
    keep(draftKey, null);
    toldAt.current = 0;
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }
  function take(event: ClipboardEvent | DragEvent, files: FileList) {
    if (files.length === 0) return;
    event.preventDefault();
    setFile(files[0] ?? null);
  }
  return (
    <form
      data-foot-bar=""
      className="grid gap-2 border-t border-rule-2 bg-paper p-2 desk:px-6 desk:py-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer.files)}
    >
      {!isOnline && (
        <p role="status" className="flex items-center gap-2 text-13 font-medium text-on-verify">
          <TriangleAlert aria-hidden="true" className="size-4 flex-none" />
          {WORDS.offline}
        </p>
      )}
      {file && (
        <p className="flex items-center gap-2 justify-self-start rounded border border-rule-2 bg-sheet pl-3 text-14">
          <span className="wrap-anywhere">{file.name}</span>
          <IconButton label={WORDS.detach(file.name)} onClick={() => setFile(null)}>
            <X aria-hidden="true" />
          </IconButton>
        </p>
      )}
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-end gap-2">
        <IconButton label={WORDS.attach} className="size-11" onClick={() => input.current?.click()}>
          <Paperclip aria-hidden="true" />
        </IconButton>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={WORDS.attach}
          accept=".pdf,.doc,.docx,.jpg,.jpeg,.png,.txt"
          onChange={(event) => {
            setFile(event.target.files?.[0] ?? null);
            event.target.value = '';
          }}
        />
        <textarea
          rows={1}
          aria-label={WORDS.write(shortName(chat))}
          placeholder={WORDS.write(shortName(chat))}
          maxLength={CHAT.textMax}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => take(event, event.clipboardData.files)}
          className="field-sizing-content max-h-40 min-h-11 w-full resize-none rounded border border-rule-strong bg-sheet px-3 py-2.5 text-16 leading-6 text-on-sheet placeholder:text-ink-2 desk:text-14"
        />
        <IconButton type="submit" variant="ink" label={WORDS.send} className="size-11">
          <SendHorizontal aria-hidden="true" />
        </IconButton>
      </div>
    </form>
  );
}

/** What was being written here comes first; what is ready is added once, and stays with the tab like the rest. */
function begun(draftKey: string, draft = ''): string {
  const own = kept(draftKey) ?? '';
  if (draft === '' || own.includes(draft)) return own;
  const text = own === '' ? draft : `${own}\n\n${draft}`;
  keep(draftKey, text);
  return text;
}
