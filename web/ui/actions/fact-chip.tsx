import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '#web/lib/cn.ts';

export type FactLook = 'known' | 'deduced' | 'answered';

const LOOKS: Record<FactLook, string> = {
  known: 'border-rule-strong bg-sheet text-on-sheet',
  deduced: 'border-dashed border-rule-strong bg-sheet text-on-sheet',
  answered: 'border-ok-line bg-ok text-on-ok',
};

type Props = Omit<ComponentProps<'button'>, 'children'> & { label: string; detail?: string | null; look?: FactLook };

/** What was understood, to press and correct: solid is known, dashed is deduced, green has just been answered. */
export function FactChip({ label, detail, look = 'known', className, ...rest }: Props) {
  return (
    <button type="button" className={cn(SHAPE, LOOKS[look], 'hover:border-ink', className)} {...rest}>
      {look === 'answered' && <Check aria-hidden="true" className="size-4 flex-none" />}
      <Words label={label} detail={detail} />
    </button>
  );
}

/** The same to read only. */
export const FactTag = ({ label, detail, look = 'known' }: Pick<Props, 'label' | 'detail' | 'look'>) => (
  <span className={cn(SHAPE, LOOKS[look])}>
    <Words label={label} detail={detail} />
  </span>
);

const SHAPE =
  'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded border px-2.5 py-1 text-left text-14 transition-colors duration-(--d-1) tap:min-h-11';

const Words = ({ label, detail }: Pick<Props, 'label' | 'detail'>) => (
  <span className="min-w-0 wrap-anywhere">
    <span className="font-semibold">{label}</span>
    {detail && <span className="text-13"> {detail}</span>}
  </span>
);
