import { Minus, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { CHAT_WIDGET } from '#messages/assistant/chat-screens.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Mark } from '#web/ui/brand/logo.tsx';
import { ChatMenu } from './chat-menu.tsx';

type FrameProps = { onMinimise: () => void; children: ReactNode };

/** Beside the work on a desk: nothing behind it is blocked. Escape minimises. */
export function DeskFrame({ onMinimise, children }: FrameProps) {
  return (
    <section
      aria-label={CHAT_WIDGET.window}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onMinimise(); // a menu or a question takes it first
      }}
      className="fixed right-6 bottom-6 z-30 flex h-[min(38rem,calc(100dvh-5.5rem))] w-92 flex-col rounded border border-rule-2 bg-float text-on-float shadow-float animate-[rise_var(--d-2)_var(--ease)] print:hidden"
    >
      {children}
    </section>
  );
}

/** Over the whole screen on phones, as tall as what the keyboard leaves. */
export function PhoneFrame({ onMinimise, children }: FrameProps) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onMinimise()}>
      <Dialog.Portal>
        <Dialog.Content
          ref={box}
          aria-label={CHAT_WIDGET.window}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault(); // the first field would bring up the keyboard over the suggestions
            box.current?.focus();
          }}
          onCloseAutoFocus={(event) => event.preventDefault()} // the launcher takes it
          className="fixed inset-x-0 top-0 z-40 flex h-dvh flex-col bg-float pb-[env(safe-area-inset-bottom)] text-on-float focus:outline-none data-[state=open]:animate-[slide-bottom_var(--d-3)_var(--ease)] print:hidden"
        >
          <Dialog.Title className="sr-only">{CHAT_WIDGET.window}</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type HeadProps = { canRestart: boolean; onRestart: () => void; onMinimise: () => void; onClose: () => void };

export function ChatHead({ canRestart, onRestart, onMinimise, onClose }: HeadProps) {
  return (
    <header className="flex items-center gap-2 border-b border-rule-2 py-1 pr-1 pl-3">
      <Mark />
      <h2 className="flex-1 text-14 font-semibold">{CHAT_WIDGET.name}</h2>
      <ChatMenu canRestart={canRestart} onRestart={onRestart} />
      <IconButton label={CHAT_WIDGET.minimise} onClick={onMinimise}>
        <Minus aria-hidden="true" />
      </IconButton>
      <IconButton label={CHAT_WIDGET.close} onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </header>
  );
}
