import { quotable } from '#domain/assistant/instruction-like.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { OPEN_STATUSES } from '#domain/grants/catalogue-search.ts';
import { grantStatus } from '#domain/grants/status.ts';
import { SITE_LINKS } from '#domain/navigation.ts';
import { grantPath, PATHS } from '#domain/paths.ts';
import { amountLine } from '#domain/grants/amount-text.ts';
import { lowered } from '#messages/articles.ts';
import { amountText } from '#messages/grants/grants.ts';
import { CHAT, GRANT_TALK } from '#messages/assistant/chat.ts';
import type { OperationContext } from '#server/features/assistant/operation.ts';
import type { ChatPart } from './answer.ts';

export type Link = ChatPart['links'][number];

export const say = (text: string, links: readonly Link[] = []): ChatPart => ({ text, links: [...links] });

export const LINKS = {
  search: { label: CHAT.links.search, href: PATHS.advancedSearch },
  catalogue: { label: CHAT.links.catalogue, href: PATHS.grants },
  profile: { label: CHAT.links.profile, href: PATHS.companies },
  company: { label: CHAT.links.company, href: PATHS.newCompany },
  requirements: { label: CHAT.links.requirements, href: PATHS.requirementsTool },
  worthIt: { label: CHAT.links.worthIt, href: PATHS.worthItTool },
  deMinimis: { label: CHAT.links.deMinimis, href: PATHS.deMinimisTool },
  size: { label: CHAT.links.size, href: PATHS.sizeTool },
  settings: { label: CHAT.links.settings, href: PATHS.settings },
  notifications: { label: CHAT.links.notifications, href: PATHS.notifications },
  dashboard: { label: CHAT.links.dashboard, href: PATHS.dashboard },
} as const satisfies Record<string, Link>;

/** A screen is offered once it is in the registry of links: none is ever dead. */
export function listedLink(label: string, href: string): Link[] {
  return Object.values<string>(SITE_LINKS).includes(href) ? [{ label, href }] : [];
}

export const nameOf = ({ id, name }: Pick<Grant, 'id' | 'name'>): string => quotable(name, 200) || id;

export const grantLink = (grant: Pick<Grant, 'id' | 'name'>): Link => ({
  label: nameOf(grant),
  href: grantPath(grant.id),
});

/** Without a company nothing can be compared: a person adds one, a consultant looks through the catalogue. */
export const withoutCompany = ({ ctx }: OperationContext): ChatPart =>
  ctx.user.userType === 'consultant'
    ? say(CHAT.noClient, [LINKS.catalogue, LINKS.requirements])
    : say(CHAT.noCompany, [LINKS.company, LINKS.catalogue]);

const OWN_COMPANY: readonly string[] = [PATHS.companies, PATHS.newCompany];

/** Consultants have no companies of their own: the ways that lead to them are left out (AST-37). */
export const waysFor = (userType: string | null, parts: readonly ChatPart[]): ChatPart[] =>
  userType === 'consultant'
    ? parts.map(({ text, links }) =>
        say(
          text,
          links.filter(({ href }) => !OWN_COMPANY.includes(href)),
        ),
      )
    : [...parts];

export const isOpen = (grant: Grant, today: string): boolean =>
  OPEN_STATUSES.includes(grantStatus(grant, today).status);

/** When one can still apply, as a clause. */
export function deadlineFact(grant: Grant, today: string): string {
  const { status, daysLeft, daysToOpening } = grantStatus(grant, today);
  if (status === 'chiuso') return GRANT_TALK.closed(grant.closesOn && grant.closesOn < today ? grant.closesOn : null);
  if (daysToOpening !== null && grant.opensOn) return GRANT_TALK.opensOn(grant.opensOn, daysToOpening);
  if (grant.closesOn && OPEN_STATUSES.includes(status)) return CHAT.deadline(grant.closesOn, daysLeft);
  if (status === 'a_sportello') return CHAT.rolling;
  return status === 'aperto' || status === 'in_chiusura' ? CHAT.noDeadline : GRANT_TALK.state[status];
}

/** One grant in a line: its name leads to its page. */
export function grantPart(grant: Grant, today: string, score: number | null, hasAmount = false): ChatPart {
  const amount = hasAmount && grant.amounts.max !== null ? [lowered(amountText(amountLine(grant)))] : [];
  const facts = [...(score === null ? [] : [CHAT.score(score)]), ...amount, deadlineFact(grant, today)];
  return say(CHAT.grantLine(nameOf(grant), facts), [grantLink(grant)]);
}
