import { cn } from '#web/lib/cn.ts';
import { OverlayFrame, type OverlayProps } from './overlay.tsx';

export type DialogProps = OverlayProps & { size?: 'sm' | 'md' | 'lg' };

const WIDTH = { sm: 'max-w-110', md: 'max-w-150', lg: 'max-w-220' };

/** A window in the middle, for what must be finished before going on. Centred without transforms: lists inside open in place. */
export function Dialog({ size = 'sm', ...props }: DialogProps) {
  return (
    <OverlayFrame
      {...props}
      headLook="pt-3 sm:pl-6"
      look={cn(
        'inset-x-4 inset-y-4 m-auto h-fit max-h-[calc(100dvh-2rem)] rounded sm:[&>div]:px-6 sm:[&>footer]:px-6 data-[state=open]:animate-[rise_var(--d-3)_var(--ease)]',
        WIDTH[size],
      )}
    />
  );
}
