import { subjectWords } from '#domain/assistant/chat/subject-words.ts';
import { fold } from '#domain/search/fold.ts';
import type { GrantLevel } from '#domain/vocabulary.ts';
import { CHAT } from '#messages/assistant/chat.ts';
import type { OperationContext } from '#server/features/assistant/operation.ts';
import type { ChatPart } from './answer.ts';
import { grantPart, isOpen, LINKS, say, withoutCompany } from './parts.ts';
import { whomOf } from './turn.ts';
import { aidFormIn } from './wishes.ts';

const SHOWN = 3;
const WIDE = 200;
export async function ofLevel(context: OperationContext, level: GrantLevel): Promise<ChatPart[]> {
  const { records } = context;
  const company = await whomOf(records);
  const words = CHAT.level[level];
  if (company === null) return [withoutCompany(context)];
  const all = (await records.matches({ limit: WIDE })).filter(({ grant }) => grant.level === level);
  if (all.length === 0) return [say(CHAT.nothingLevel(words), [LINKS.catalogue])];
  const open = all.filter(({ grant }) => isOpen(grant, records.today));
  const lines = (open.length > 0 ? open : all)
    .slice(0, SHOWN)
    .map(({ grant, score }) => grantPart(grant, records.today, score));
  const title = open.length > 0 ? CHAT.foundLevel(words, company) : CHAT.waitingLevel(words);
  return [say(title), ...lines, say(CHAT.more, [LINKS.search])];
}

/** The best for the company, whatever they are about; told so where the subject found nothing. */
export async function aboutSearching(context: OperationContext, message: string): Promise<ChatPart[]> {
  const { records } = context;
  const company = await whomOf(records);
  if (company === null) return [withoutCompany(context)];
  const words = subjectWords(message);
  const form = words === '' ? aidFormIn(fold(message)) : null;
  const open = (await records.matches({ limit: WIDE })).filter(({ grant }) => isOpen(grant, records.today));
  const ofForm = form ? open.filter(({ grant }) => form.forms.includes(grant.aidForm)) : [];
  const matches = (ofForm.length > 0 ? ofForm : open).slice(0, SHOWN);
  if (matches.length === 0) return [say(CHAT.nothing, [LINKS.profile, LINKS.catalogue])];
  const best = ofForm.length > 0 ? CHAT.foundForm(CHAT.forms[form!.name], company) : CHAT.found(company);
  return [
    say(words === '' ? best : CHAT.nothingFor(words)),
    ...matches.map(({ grant, score }) => grantPart(grant, records.today, score)),
    say(CHAT.more, [LINKS.search]),
  ];
}
