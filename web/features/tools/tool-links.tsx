import { PATHS, worthItPath } from '#domain/paths.ts';
import { TOOL_LINKS } from '#messages/tools/tool-row.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';

type LinkProps = { className?: string };

/** Small links for profile, grant and resources pages, each to the tool that answers the question there. */
export const SizeToolLink = (props: LinkProps) => (
  <AppLink href={PATHS.sizeTool} {...props}>
    {TOOL_LINKS.size}
  </AppLink>
);
export const DeMinimisToolLink = (props: LinkProps) => (
  <AppLink href={PATHS.deMinimisTool} {...props}>
    {TOOL_LINKS.deMinimis}
  </AppLink>
);
export const RequirementsToolLink = (props: LinkProps) => (
  <AppLink href={PATHS.requirementsTool} {...props}>
    {TOOL_LINKS.requirements}
  </AppLink>
);
export const GuardToolLink = (props: LinkProps) => (
  <AppLink href={`${PATHS.requirementsTool}?scheda=firme`} {...props}>
    {TOOL_LINKS.guard}
  </AppLink>
);
export const CumulationToolLink = (props: LinkProps) => (
  <AppLink href={`${PATHS.requirementsTool}?scheda=cumulo`} {...props}>
    {TOOL_LINKS.cumulation}
  </AppLink>
);
export const WorthItToolLink = ({ grantId, ...props }: LinkProps & { grantId: string }) => (
  <AppLink href={worthItPath(grantId)} {...props}>
    {TOOL_LINKS.worthIt}
  </AppLink>
);
