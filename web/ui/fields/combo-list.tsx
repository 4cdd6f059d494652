import { Check } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useEffect, useRef, type RefObject } from 'react';
import { cn } from '#web/lib/cn.ts';
import { useFieldLabelId } from './field-context.ts';
import type { useCombobox } from './use-combobox.ts';

type ComboListProps<Value extends string> = {
  combo: ReturnType<typeof useCombobox<Value>>;
  value: Value | null;
  emptyLabel: string;
  /** Names the list where no Field does. */
  label?: string;
  anchor: RefObject<HTMLElement | null>;
};

/** The list under a combobox. Not in a portal: inside a dialog it must scroll and stay readable. */
export function ComboList<Value extends string>({ combo, value, emptyLabel, label, anchor }: ComboListProps<Value>) {
  const labelId = useFieldLabelId();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [combo.activeId]);

  return (
    <Popover.Content
      role="presentation"
      sideOffset={4}
      collisionPadding={8}
      onOpenAutoFocus={(event) => event.preventDefault()}
      onCloseAutoFocus={(event) => event.preventDefault()}
      onInteractOutside={(event) =>
        anchor.current?.parentElement?.contains(event.target as Node) && event.preventDefault()
      }
      onMouseDown={(event) => event.preventDefault()} // keeps the focus, and so the keyboard, in the input
      className="z-50 w-(--radix-popover-trigger-width) overflow-hidden rounded border border-rule-2 bg-float text-14 text-on-float shadow-float"
    >
      <ul
        ref={list}
        id={combo.listId}
        role="listbox"
        aria-label={label}
        aria-labelledby={label ? undefined : labelId}
        className={cn('max-h-72 overflow-y-auto overscroll-contain p-1', combo.shown.length === 0 && 'hidden')}
      >
        {combo.shown.map((option, index) => (
          <li
            key={option.value}
            id={`${combo.listId}-${index}`}
            role="option"
            aria-selected={option.value === value}
            data-active={index === combo.activeIndex || undefined}
            onMouseMove={() => combo.setActive(index)}
            onClick={() => combo.choose(option)}
            className="flex min-h-9 cursor-pointer items-center gap-2 rounded-[3px] px-2 py-1.5 data-active:bg-sunken tap:min-h-11"
          >
            <span className="min-w-0 flex-1">
              {option.label}
              {option.hint && <span className="block text-13 text-ink-2">{option.hint}</span>}
            </span>
            {option.value === value && <Check aria-hidden="true" className="size-4.5" />}
          </li>
        ))}
      </ul>
      <p role="status" className={cn('text-ink-2', combo.shown.length === 0 && 'p-3')}>
        {combo.shown.length === 0 && emptyLabel}
      </p>
    </Popover.Content>
  );
}
