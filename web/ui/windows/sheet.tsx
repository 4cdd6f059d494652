import { cn } from '#web/lib/cn.ts';
import { OverlayFrame, type OverlayProps } from './overlay.tsx';

export type SheetProps = OverlayProps & { side?: 'left' | 'right' | 'bottom' };

const SIDE = {
  left: 'inset-y-0 left-0 w-80 max-w-[calc(100vw-3rem)] data-[state=open]:animate-[slide-left_var(--d-3)_var(--ease)]',
  right:
    'inset-y-0 right-0 w-110 max-w-[calc(100vw-3rem)] data-[state=open]:animate-[slide-right_var(--d-3)_var(--ease)]',
  bottom:
    'inset-x-0 bottom-0 max-h-[88dvh] rounded-t-[12px] pb-[env(safe-area-inset-bottom)] data-[state=open]:animate-[slide-bottom_var(--d-3)_var(--ease)]',
};

/** What comes from an edge: navigation and filters on phones, a detail beside a list on desks. */
export function Sheet({ side = 'right', ...props }: SheetProps) {
  return <OverlayFrame {...props} look={cn(SIDE[side])} headLook="border-b border-rule-2" />;
}
