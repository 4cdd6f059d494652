import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef, useState, type ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { AppLink } from './app-link.tsx';

const ITEM =
  'flex min-h-9 w-full cursor-pointer items-center gap-2.5 rounded-[3px] px-2 py-1.5 text-14 no-underline outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-ink-3 data-highlighted:bg-sunken tap:min-h-11 [&>svg]:size-4.5 [&>svg]:flex-none [&>svg]:text-ink-2';

type MenuProps = { trigger: ReactNode; align?: 'start' | 'end'; children: ReactNode };

/** Actions behind one button; the arrows walk them, letters jump to them. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [host, setHost] = useState<HTMLElement | null>(null);
  // Inside the page's landmark, so that it is part of the page to the ear; inside the dialog if there is one.
  const findHost = () =>
    setHost(anchor.current?.closest<HTMLElement>('[role=dialog]') ?? document.querySelector('main'));
  return (
    <DropdownMenu.Root modal={false} onOpenChange={(open) => open && findHost()}>
      <DropdownMenu.Trigger asChild ref={anchor}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={host}>
        <DropdownMenu.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto rounded border border-rule-2 bg-float p-1 text-on-float shadow-float data-[state=open]:animate-[appear_var(--d-1)_var(--ease)]"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

type MenuItemProps = {
  icon?: ReactNode;
  tone?: 'danger';
  disabled?: boolean;
  onSelect?: () => void;
  /** Goes there instead of doing something. */
  href?: string;
  children: ReactNode;
};

export function MenuItem({ icon, tone, disabled, onSelect, href, children }: MenuItemProps) {
  const look = cn(ITEM, tone === 'danger' && 'text-on-no [&>svg]:text-on-no');
  if (href) {
    return (
      <DropdownMenu.Item asChild disabled={disabled} onSelect={onSelect}>
        <AppLink href={href} className={look}>
          {icon}
          {children}
        </AppLink>
      </DropdownMenu.Item>
    );
  }
  return (
    <DropdownMenu.Item className={look} disabled={disabled} onSelect={onSelect}>
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}

type MenuChoicesProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
};

/** One of several, such as the active company. */
export function MenuChoices({ label, value, onChange, options }: MenuChoicesProps) {
  return (
    <DropdownMenu.RadioGroup value={value} onValueChange={onChange} aria-label={label}>
      <DropdownMenu.Label className="px-2 py-1 text-12 text-ink-3">{label}</DropdownMenu.Label>
      {options.map((option) => (
        <DropdownMenu.RadioItem key={option.value} value={option.value} className={cn(ITEM, 'pr-8')}>
          <span className="grid size-4.5 place-items-center">
            <DropdownMenu.ItemIndicator>
              <Check aria-hidden="true" className="size-4.5" />
            </DropdownMenu.ItemIndicator>
          </span>
          {option.label}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-1 h-px bg-rule" />;
}
