import { classes } from '#web/lib/classes.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { DrawnIcon, type DrawnIconName } from '#web/ui/brand/drawn-icon.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';

/** A quiet action; those left out are not shown. `pressed` says it is on, the label says what pressing does. */
export type QuietAction = { label: string; onPress: () => void; pressed?: boolean };

export type GrantActionsProps = {
  href: string;
  name: string;
  openLabel: string;
  save?: QuietAction;
  hide?: QuietAction;
  compare?: QuietAction;
};

/** Grey until the card is pointed at or focused; above the link that covers the card. */
export function GrantActions({ href, name, openLabel, save, hide, compare }: GrantActionsProps) {
  return (
    <div className="relative z-1 ml-auto flex flex-[1_0_auto] items-center first:-ml-2 @max-[364px]:-ml-2 @min-[620px]:flex-none @min-[620px]:first:ml-auto print:hidden">
      {save && <Quiet icon="bookmark" {...save} />}
      {hide && <Quiet icon="hide" {...hide} />}
      {compare && <Quiet icon="compare" {...compare} />}
      <AppLink
        href={href}
        tabIndex={-1} // the card's own link comes first: one stop of the keyboard is enough
        className="ml-auto inline-flex min-h-9 items-center gap-2 rounded px-3 text-14 font-medium whitespace-nowrap text-ink no-underline tap:min-h-11 @max-[364px]:pl-0"
      >
        {openLabel} <span className="sr-only">{name}</span>
        <DrawnIcon name="arrow" className="@max-[364px]:hidden" />
      </AppLink>
    </div>
  );
}

function Quiet({ icon, label, onPress, pressed }: QuietAction & { icon: DrawnIconName }) {
  return (
    <IconButton
      label={label}
      aria-pressed={pressed}
      onClick={(event) => event.detail > 1 || onPress()} // a double click turns it once
      className={classes(
        'group-focus-within/card:text-ink group-hover/card:text-ink aria-pressed:text-ink',
        pressed ? 'text-ink' : 'text-ink-3',
      )}
    >
      <DrawnIcon name={icon} filled={pressed && icon === 'bookmark'} />
    </IconButton>
  );
}
