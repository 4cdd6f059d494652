import { expiryOf, replacedIds } from '#domain/documents/validity.ts';
import { daysBetween, romeMoment } from '#domain/grants/rome-time.ts';
import { dueReminder } from '#domain/notifications/deadline-reminder.ts';
import { keepDays } from '#domain/numbers/date-language.ts';
import { documentPath, wizardPath } from '#domain/paths.ts';
import { expiryNotice, tooSoonNotice } from '#messages/documents/documents.ts';
import type { Services, UserContext } from '#server/context.ts';
import { checklists } from '#server/features/applications/service.ts';
import { companiesOf } from '#server/features/companies/service.ts';
import { documentsOf } from '#server/features/documents/service.ts';
import type { NewNotification } from '#server/features/notifications/service.ts';
import { eachPerson, tell } from './each-person.ts';

/** Every morning: documents that end soon, and those that will have ended when a grant being prepared closes (NOT-6). */
export function remindDocuments(services: Services): Promise<void> {
  return eachPerson(services, async (ctx) => {
    if (ctx.user.userType !== 'business_user') return;
    await tell(ctx, [...(await endingSoon(ctx)), ...(await endingTooSoon(ctx))]);
  });
}

async function endingSoon(ctx: UserContext): Promise<NewNotification[]> {
  const today = romeMoment(ctx.now()).day;
  const notices: NewNotification[] = [];
  for (const company of await companiesOf(ctx.db, ctx.user.id)) {
    const documents = await documentsOf(ctx.db, ctx.user.id, company.id);
    const replaced = replacedIds(documents);
    for (const document of documents) {
      const day = expiryOf(document)?.day;
      const savedOn = romeMoment(new Date(document.createdAt)).day;
      const step = day && !replaced.has(document.id) && dueReminder({ closesOn: day, savedOn }, today);
      if (!day || !step) continue;
      const words = keepDays(() => expiryNotice(document.title, company.companyName, day, daysBetween(today, day)));
      const key = `documento:${document.id}:${day}:${String(step)}`;
      notices.push({ kind: 'scadenza', ...words, href: documentPath(document.id), key });
    }
  }
  return notices;
}

async function endingTooSoon(ctx: UserContext): Promise<NewNotification[]> {
  const today = romeMoment(ctx.now()).day;
  return (await checklists(ctx)).items.flatMap(({ id, grantTitle, deadline, lines }) =>
    deadline === null || deadline < today
      ? []
      : lines.flatMap(({ endsTooSoon, expiresOn, documentId, title, state }): NewNotification[] => {
          if (!endsTooSoon || expiresOn === null || title === null || state === 'segnato') return [];
          const words = keepDays(() => tooSoonNotice(title, expiresOn, grantTitle, deadline));
          const key = `documento:${documentId ?? ''}:${expiresOn}:bando:${id}:${deadline}`;
          return [{ kind: 'scadenza', ...words, href: wizardPath(id, 'documenti'), key }];
        }),
  );
}
