import { useEffect, useEffectEvent, useState } from 'react';
import type { ChatEvent } from '#domain/chat/chat.ts';

/** `tutto`: the line was cut for a while, whatever is shown is read again. */
export type LiveChange = ChatEvent | { kind: 'tutto' };

const STREAM = '/api/chats/stream';

/** Hears what changes for this person, in whichever process; answers whether the line is open. */
export function useLive(onChange: (change: LiveChange) => void): boolean {
  const [isOpen, setOpen] = useState(false);
  const heard = useEffectEvent(onChange);
  useEffect(() => {
    if (typeof EventSource === 'undefined') return;
    let wasCut = false;
    const source = new EventSource(STREAM);
    source.addEventListener('open', () => {
      setOpen(true);
      if (wasCut) heard({ kind: 'tutto' });
      wasCut = true;
    });
    source.addEventListener('error', () => setOpen(false));
    source.addEventListener('change', ({ data }) => heard(JSON.parse(String(data)) as LiveChange));
    return () => source.close();
  }, []);
  return isOpen;
}
