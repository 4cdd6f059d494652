import type { ChatView } from '#domain/chat/chat.ts';
import type { Side } from '#domain/consultancies/vocabulary.ts';

type Chat = Pick<ChatView, 'consultancy'>;

const firstOf = (name: string): string => name.split(' ')[0] ?? '';

export const nameOn = ({ consultancy }: Chat, side: Side): string =>
  side === 'consulente' ? consultancy.consultantName : (consultancy.clientPerson ?? consultancy.clientName);

/** Whom one writes to. */
export const otherName = (chat: Chat): string =>
  nameOn(chat, chat.consultancy.side === 'consulente' ? 'impresa' : 'consulente');
export const shortName = (chat: Chat): string => firstOf(otherName(chat));
export const shortNameOn = (chat: Chat, side: Side): string => firstOf(nameOn(chat, side));
