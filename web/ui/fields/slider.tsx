import { Slider as Radix } from 'radix-ui';
import { useId, type ReactNode } from 'react';

export type SliderProps = {
  label: string;
  /** One number, or two for a range. */
  value: number[];
  onChange: (value: number[]) => void;
  /** When the thumb is let go: the moment to search or to save. */
  onCommit?: (value: number[]) => void;
  /** The name of each thumb, such as the lower and the upper end. */
  thumbLabels: string[];
  formatValue: (value: number) => string;
  min: number;
  max: number;
  step?: number;
  /** Drawn above the track, such as the bars of what there is. */
  above?: ReactNode;
};

export function Slider({ label, value, onChange, onCommit, thumbLabels, formatValue, above, ...range }: SliderProps) {
  const id = useId();
  return (
    <div className="grid gap-1" role="group" aria-labelledby={id}>
      <p className="flex justify-between gap-4 text-14">
        <span id={id} className="font-medium">
          {label}
        </span>
        <output className="text-ink-2 tabular-nums">{value.map(formatValue).join(' – ')}</output>
      </p>
      {above}
      <Radix.Root
        {...range}
        value={value}
        onValueChange={onChange}
        onValueCommit={onCommit}
        className="relative flex h-11 touch-none items-center select-none"
      >
        <Radix.Track className="relative h-1 grow rounded-full bg-rule-2">
          <Radix.Range className="absolute h-full rounded-full bg-inked" />
        </Radix.Track>
        {value.map((each, index) => (
          <Radix.Thumb
            key={thumbLabels[index]}
            aria-label={thumbLabels[index]}
            aria-valuetext={formatValue(each)}
            className="block size-5 rounded-full border-2 border-inked bg-sheet tap:size-7"
          />
        ))}
      </Radix.Root>
    </div>
  );
}
