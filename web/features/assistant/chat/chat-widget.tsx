import { useEffect, useRef, useState } from 'react';
import { onOpenChat } from '#web/lib/chat-door.ts';
import { ChatLog, type ChatUser } from './chat-log.tsx';
import { setChatView, useChatView } from './chat-view.ts';
import { ChatHead, DeskFrame, PhoneFrame } from './chat-window.tsx';
import { Composer } from './composer.tsx';
import { useChat } from './use-chat.ts';
import { useConsent } from './use-consent.ts';
import { useIsPhone } from '#web/lib/use-is-phone.ts';
import { WhoAnswers } from './who-answers.tsx';

type Props = {
  user: ChatUser;
  /** Whose questions these are: another company may have chosen another assistant. */
  companyId: string | null;
};

const minimise = () => setChatView('minimised');
const close = () => setChatView('closed');

/** The chat's window. The conversation lives here, so that it goes on while the window is minimised or closed. */
export function ChatWidget({ user, companyId }: Props) {
  const view = useChatView();
  const isPhone = useIsPhone();
  const chat = useChat(user.id);
  const { consent, decide, isDeciding } = useConsent(view === 'open', companyId);
  /** A window that was already open when the page came does not take the focus. */
  const [wasOpened, setWasOpened] = useState(false);
  const send = useRef(chat.send);
  useEffect(() => {
    send.current = chat.send;
  });
  useEffect(
    () =>
      onOpenChat((text) => {
        setWasOpened(true);
        setChatView('open');
        if (text) send.current(text);
      }),
    [],
  );
  if (view !== 'open') return null;

  const Frame = isPhone ? PhoneFrame : DeskFrame;
  return (
    <Frame onMinimise={minimise}>
      <ChatHead canRestart={chat.messages.length > 0} onRestart={chat.restart} onMinimise={minimise} onClose={close} />
      <ChatLog
        chat={chat}
        user={user}
        host={consent?.host ?? null}
        onLink={() => {
          if (isPhone) minimise();
        }}
      />
      <div className="border-t border-rule">
        <Composer chat={chat} hasFocus={wasOpened && !isPhone} />
        {consent ? (
          <WhoAnswers
            key={`${consent.company?.id ?? ''} ${consent.host ?? ''}`}
            consent={consent}
            isDeciding={isDeciding}
            onDecide={decide}
          />
        ) : (
          <div className="h-9" />
        )}
      </div>
    </Frame>
  );
}
