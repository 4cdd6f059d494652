import { CHAT } from '#messages/assistant/chat.ts';
import type { ChatPart } from './answer.ts';
import { listedLink, LINKS, say } from './parts.ts';

export async function aboutConsultants(): Promise<ChatPart[]> {
  const directory = ['/consultants', '/consulenti']
    .flatMap((path) => listedLink(CHAT.links.consultants, path))
    .slice(0, 1);
  if (directory.length > 0) return [say(CHAT.consultants, directory)];
  return [say(CHAT.consultants), say(CHAT.consultantsSoon, [LINKS.requirements, LINKS.worthIt])];
}
