import { useEffect, useId, useRef } from 'react';
import { HIDE_REASONS, type HideReason } from '#domain/grants/hide-reasons.ts';
import { HIDE_REASON_LABELS, LEAVING_OUT } from '#messages/grants/hiding.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ChipButton } from '#web/ui/actions/chip.tsx';

type Props = { name: string; onChoose: (reason: HideReason) => void; onKeep: () => void };

/** In place of the card, so that nothing else moves: one press says why and hides it. */
export function WhyNot({ name, onChoose, onKeep }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      onKeyDown={(event) => event.key === 'Escape' && onKeep()}
      className="grid gap-3 rounded border border-dashed border-rule-strong p-4 text-14"
    >
      <div>
        <p id={id} className="font-semibold">
          {LEAVING_OUT.whyNot(name)}
        </p>
        <p className="text-13 text-ink-2">{LEAVING_OUT.whyNotHint}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {HIDE_REASONS.map((reason) => (
          <ChipButton key={reason} onClick={() => onChoose(reason)}>
            {HIDE_REASON_LABELS[reason]}
          </ChipButton>
        ))}
      </div>
      <Button variant="quiet" size="sm" className="-ml-2 justify-self-start" onClick={onKeep}>
        {LEAVING_OUT.keep}
      </Button>
    </div>
  );
}
