import { ClientOnly } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { FloatingLauncher } from './chat-launcher.tsx';
import type { ChatUser } from './chat-log.tsx';

/** A chunk of its own: the page is read before the chat has come, and openChat waits for it. */
const ChatWidget = lazy(async () => ({ default: (await import('./chat-widget.tsx')).ChatWidget }));

/** At the foot of every signed-in screen, with room of its own so that the last line of the page is never under it; a
 * bar of the screen's own already leaves it a place. */
export function ChatDock({ user, companyId }: { user: ChatUser; companyId: string | null }) {
  return (
    <>
      <div aria-hidden="true" className="hidden h-24 desk:block print:hidden [main:has([data-foot-bar])>&]:hidden" />
      <FloatingLauncher />
      <ClientOnly>
        <Suspense>
          <ChatWidget key={user.id} user={user} companyId={companyId} />
        </Suspense>
      </ClientOnly>
    </>
  );
}
