import { quotable } from '#domain/assistant/instruction-like.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { grantStatus } from '#domain/grants/status.ts';
import { SITE_LINKS } from '#domain/navigation.ts';
import { grantPath, PATHS } from '#domain/paths.ts';
import { CHAT } from '#messages/assistant.ts';
import type { ChatPart } from './answer.ts';

export type Link = ChatPart['links'][number];

export const say = (text: string, links: Link[] = []): ChatPart => ({ text, links });

export const LINKS = {
  search: { label: CHAT.links.search, href: PATHS.advancedSearch },
  catalogue: { label: CHAT.links.catalogue, href: PATHS.grants },
  profile: { label: CHAT.links.profile, href: PATHS.companies },
  company: { label: CHAT.links.company, href: PATHS.newCompany },
  requirements: { label: CHAT.links.requirements, href: PATHS.requirementsTool },
  worthIt: { label: CHAT.links.worthIt, href: PATHS.worthItTool },
} as const satisfies Record<string, Link>;

/** A screen is offered once it is in the registry of links: none is ever dead. */
export function listedLink(label: string, href: string): Link[] {
  return Object.values<string>(SITE_LINKS).includes(href) ? [{ label, href }] : [];
}

export const grantLink = ({ id, name }: Pick<Grant, 'id' | 'name'>): Link => ({
  label: quotable(name, 200) || id,
  href: grantPath(id),
});

export function deadlineFact(grant: Grant, today: string): string {
  const { status, daysLeft } = grantStatus(grant, today);
  if (grant.closesOn) return CHAT.deadline(grant.closesOn, daysLeft);
  return status === 'a_sportello' ? CHAT.rolling : CHAT.noDeadline;
}

/** One grant in a line: its name leads to its page. */
export function grantPart(grant: Grant, today: string, score: number | null): ChatPart {
  const facts = [...(score === null ? [] : [CHAT.score(score)]), deadlineFact(grant, today)];
  return say(CHAT.grantLine(quotable(grant.name, 200), facts), [grantLink(grant)]);
}
