import { ChevronDown } from 'lucide-react';
import { Accordion as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';

export type AccordionItem = { value: string; title: string; content: ReactNode };

export type AccordionProps = {
  items: readonly AccordionItem[];
  /** Open at first; the user may close it. */
  defaultValue?: string;
  headingLevel?: 2 | 3 | 4;
  className?: string;
};

/** Questions and answers, one open at a time. */
export function Accordion({ items, defaultValue, headingLevel = 3, className }: AccordionProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Radix.Root
      type="single"
      collapsible
      defaultValue={defaultValue}
      className={cn('border-t border-rule-2', className)}
    >
      {items.map((item) => (
        <Radix.Item key={item.value} value={item.value} className="border-b border-rule-2">
          <Radix.Header asChild>
            <Heading>
              <Radix.Trigger className="group flex min-h-13 w-full items-center gap-4 py-3 text-left text-16 font-semibold">
                <span className="flex-1">{item.title}</span>
                <ChevronDown
                  aria-hidden="true"
                  className="size-5 text-ink-2 transition-transform duration-(--d-2) group-data-[state=open]:rotate-180"
                />
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          <Radix.Content className="max-w-measure pb-4 text-ink-2 data-[state=open]:animate-[appear_var(--d-2)_var(--ease)]">
            {item.content}
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
