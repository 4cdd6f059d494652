import { createContext, use, type ComponentProps, type ReactNode } from 'react';

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

type RenderLink = (props: AppLinkProps) => ReactNode;

const LinkContext = createContext<RenderLink>((props) => <a {...props} />);

/** Gives every link of the design system the router's own link; without it they are plain anchors. */
export function LinkProvider({ render, children }: { render: RenderLink; children: ReactNode }) {
  return <LinkContext value={render}>{children}</LinkContext>;
}

/** A link inside the product goes through the router; anything with a scheme stays an anchor. */
export function AppLink(props: AppLinkProps) {
  const renderLink = use(LinkContext);
  const inside = /^\/(?!\/)/.test(props.href) && props.download === undefined;
  return inside ? renderLink(props) : <a {...props} />;
}
