import type { ComponentProps, ReactNode } from 'react';
import { classes } from '#web/lib/classes.ts';

/** On phones, the next act in reach of the thumb: it ends the page, sticks to the foot of the window, covers neither. */
export function PhoneBar({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-keep-clear="" // messages stay above it
      data-phone-bar="" // fields scroll clear of it (rules.css)
      className={classes(
        'sticky bottom-0 z-10 flex items-center border-t border-rule-2 bg-float px-(--gutter) pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] text-on-float shadow-float own:-mx-(--gutter) own:mt-6 own:gap-2 desk:hidden print:hidden',
        className,
      )}
      {...rest}
    />
  );
}

/** What the bar tells beside its buttons: a few words, and the figure they speak of. */
export function PhoneBarFigure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="min-w-0 flex-1 text-13 leading-[1.125rem] text-ink-2">
      {label}
      <b className="block text-16 leading-[1.375rem] text-ink tabular-nums wrap-anywhere">{children}</b>
    </p>
  );
}
