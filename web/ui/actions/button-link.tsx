import { classes } from '#web/lib/classes.ts';
import { AppLink, type AppLinkProps } from './app-link.tsx';
import { buttonLook, type ButtonLook } from './button.tsx';

export type ButtonLinkProps = AppLinkProps & ButtonLook;

/** A link that looks like a button: it goes somewhere, it does not do something. */
export function ButtonLink({ variant, size, wide, className, ...link }: ButtonLinkProps) {
  return <AppLink className={classes(buttonLook({ variant, size, wide }), className)} {...link} />;
}
