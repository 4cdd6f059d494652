import { ChevronDown, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useRef } from 'react';
import { cn } from '#web/lib/cn.ts';
import { ComboList } from './combo-list.tsx';
import { useFieldControl } from './field-context.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { inputLook } from './text-input.tsx';
import { useCombobox, type ComboOption } from './use-combobox.ts';

export type ComboboxProps<Value extends string> = {
  options: readonly ComboOption<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
  onQueryChange?: (query: string) => void;
  placeholder?: string;
  /** Shown in the list when nothing matches. */
  emptyLabel: string;
  clearLabel: string;
  required?: boolean;
  disabled?: boolean;
  'aria-label'?: string;
  className?: string;
};

/** A long list one searches by typing: municipalities, ATECO codes, grants. */
export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
  const { placeholder, emptyLabel, clearLabel, required, disabled, className } = props;
  const control = useFieldControl({ required });
  const combo = useCombobox(props);
  const input = useRef<HTMLInputElement>(null);
  const clearable = props.value !== null && !disabled;

  return (
    <Popover.Root open={combo.open} onOpenChange={(open) => !open && combo.close()}>
      <Popover.Anchor asChild>
        <span className={cn('relative block', className)}>
          <input
            ref={input}
            {...control}
            aria-label={props['aria-label']}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={combo.open}
            aria-controls={combo.open ? combo.listId : undefined}
            aria-activedescendant={combo.activeId}
            placeholder={placeholder}
            disabled={disabled}
            value={combo.text}
            onChange={(event) => combo.type(event.target.value)}
            onClick={combo.show}
            onKeyDown={combo.onKeyDown}
            onBlur={combo.close}
            className={cn(inputLook, clearable ? 'pr-18' : 'pr-9')}
          />
          {clearable && (
            <IconButton
              label={clearLabel}
              className="absolute top-1/2 right-8 size-8 -translate-y-1/2 tap:size-11 tap:right-7"
              onClick={() => {
                combo.type('');
                input.current?.focus();
              }}
            >
              <X aria-hidden="true" />
            </IconButton>
          )}
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-2.5 size-4.5 -translate-y-1/2 text-ink-2"
          />
        </span>
      </Popover.Anchor>
      <ComboList combo={combo} value={props.value} emptyLabel={emptyLabel} label={props['aria-label']} anchor={input} />
    </Popover.Root>
  );
}
