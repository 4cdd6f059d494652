import { Tabs as Radix } from 'radix-ui';
import type { MouseEvent, ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { useCurrentInView } from './use-current-in-view.ts';

const LIST = 'relative z-1 -mx-1 flex scrollbar-none gap-4 overflow-x-auto';
/** The rule ends where the words do: on the page at its edges, in a panel at those of the panel. */
const BAR = 'relative print:hidden after:absolute after:inset-x-0 after:bottom-0 after:h-px after:bg-rule-2';
/** Ink, so that vermilion stays with the one action and the one thread of the screen. */
const TAB =
  'relative flex min-h-11 flex-none items-center gap-2 px-1 text-14 font-medium whitespace-nowrap text-ink-2 no-underline hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:font-semibold data-[state=active]:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink after:absolute after:inset-x-1 after:bottom-0 after:h-0.5 data-[state=active]:after:bg-ink aria-[current=page]:after:bg-ink';

export type Tab<Value extends string = string> = { value: Value; label: string; count?: number; content: ReactNode };

export type TabsProps<Value extends string> = {
  label: string;
  tabs: readonly Tab<Value>[];
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  /** The tabs are the top of a panel. */
  inPanel?: boolean;
};

export function Tabs<Value extends string>({ label, tabs, value, defaultValue, onChange, inPanel }: TabsProps<Value>) {
  const list = useCurrentInView(value);
  return (
    <Radix.Root
      value={value}
      defaultValue={defaultValue ?? tabs[0]?.value}
      onValueChange={(next) => onChange?.(next as Value)}
    >
      <div className={BAR}>
        <Radix.List ref={list} aria-label={label} className={cn(LIST, inPanel && 'mx-0 px-3')}>
          {tabs.map((tab) => (
            <Radix.Trigger key={tab.value} value={tab.value} onMouseDown={focusQuietly} className={TAB}>
              {tab.label}
              {tab.count !== undefined && <Count value={tab.count} />}
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="focus-visible:outline-offset-4">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** Radix moves the focus by script, which browsers may ring as if a key had been pressed. */
function focusQuietly({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.focus({ focusVisible: false });
}

type TabLinksProps = {
  label: string;
  links: readonly { href: string; label: string; count?: number; current?: boolean }[];
};

/** The same look where each tab is a page of its own. */
export function TabLinks({ label, links }: TabLinksProps) {
  const list = useCurrentInView(links.find(({ current }) => current)?.href);
  return (
    <nav aria-label={label} className={BAR}>
      <div ref={list} className={LIST}>
        {links.map((link) => (
          <AppLink key={link.href} href={link.href} aria-current={link.current ? 'page' : undefined} className={TAB}>
            {link.label}
            {link.count !== undefined && <Count value={link.count} />}
          </AppLink>
        ))}
      </div>
    </nav>
  );
}

function Count({ value }: { value: number }) {
  return (
    <span className="min-w-5 rounded-[3px] bg-sunken px-1 text-center text-12 leading-5 font-semibold text-ink-2 tabular-nums">
      {value}
    </span>
  );
}
