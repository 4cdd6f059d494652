import { subjectWords } from '#domain/assistant/chat/subject-words.ts';
import type { OpenApplications } from './application-questions.ts';
import type { Draft } from './chat-question.ts';
import type { ReadingWorld, Topic } from './reading-world.ts';

/** Where it shows an application that the person may read: which grant that is for. */
export type PageTold = { path: string; application?: { grantId: string } | null } | null;

export type OpenPage = { grant: string | null; topic: Topic | null; applications: OpenApplications | null };

/** Asks of what is on screen: "come funziona questo?", "qui che devo mettere?". */
export const isOfScreen = (text: string): boolean =>
  /\b(?:quest[oa]|qui|qua|sta)\b/.test(text)
    ? subjectWords(text).split(' ').length <= 2
    : /\b(?:come (?:funziona|si usa|si fa)|a (?:che )?cosa serve|cosa (?:devo|dobbiamo) (?:fare|mettere|scrivere|inserire))\b/.test(
        text,
      ) && subjectWords(text) === '';

const GRANT_PAGE = /^\/(?:grant|apply|application-wizard|bandolo-wizard|applications)\/([^/?#]+)/;

/** No other grant than that of the application on screen is meant. */
export const isOfOpen = ({ grants }: Pick<Draft, 'grants'>, { applications, grant }: OpenPage): boolean =>
  applications !== null && grants.every((id) => id === grant);

export function pageGrant(world: ReadingWorld, page: PageTold): string | null {
  const slug = page && (page.application?.grantId ?? GRANT_PAGE.exec(page.path)?.[1]);
  return slug && world.nameOf(slug) !== null ? slug : null;
}
