import { createContext, use, type ComponentProps, type ComponentType, type ReactNode } from 'react';

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

const LinkComponent = createContext<ComponentType<AppLinkProps> | null>(null);

/** Gives every link of the design system the router's own link; without it they are plain anchors. */
export function LinkProvider({ component, children }: { component: ComponentType<AppLinkProps>; children: ReactNode }) {
  return <LinkComponent value={component}>{children}</LinkComponent>;
}

/** A link inside the product goes through the router; anything with a scheme stays an anchor. */
export function AppLink({ href, ...rest }: AppLinkProps) {
  const RouterLink = use(LinkComponent);
  const inside = href.startsWith('/') && !href.startsWith('//') && rest.download === undefined;
  return RouterLink && inside ? <RouterLink href={href} {...rest} /> : <a href={href} {...rest} />;
}
