import { Check, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, type CSSProperties } from 'react';
import { toast, Toaster as Sonner, useSonner } from 'sonner';
import { openNotices } from './notices.ts';
import { useRoomBelow } from './room-below.ts';
import { ThreadSpinner } from './thread-spinner.tsx';

const WIDTH = 420;
const EDGE = 24;
const PHONE_BELOW = 72;
const isPhone = () => window.innerWidth <= 600;
const sides = () => ({ left: isPhone() ? 0 : window.innerWidth - WIDTH - EDGE, right: window.innerWidth });

/** Bottom right, above whatever bar is there: a message never covers a button. */
export function ToastRegion({ label, closeLabel }: { label: string; closeLabel: string }) {
  useEffect(() => openNotices(toast), []);
  const { toasts } = useSonner();
  const below = useRoomBelow(toasts.length > 0, EDGE, sides);
  return (
    <Sonner
      customAriaLabel={label}
      className="font-sans"
      style={{ '--width': `${WIDTH}px` } as CSSProperties}
      position="bottom-right"
      offset={{ bottom: below, right: EDGE }}
      mobileOffset={{ bottom: Math.max(below, PHONE_BELOW), left: 8, right: 8 }}
      gap={8}
      closeButton
      icons={{
        success: <Check aria-hidden="true" className="size-5" />,
        error: <TriangleAlert aria-hidden="true" className="size-5" />,
        info: <Info aria-hidden="true" className="size-5" />,
        loading: <ThreadSpinner size="sm" />,
        close: <X aria-hidden="true" className="size-5" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: closeLabel,
        classNames: {
          toast:
            'flex w-(--width) min-h-13 items-center gap-3 rounded bg-inked py-1 pr-1 pl-4 text-14 text-on-inked shadow-float [--hint:var(--on-inked-2)] max-[600px]:w-[calc(100%-2*var(--mobile-offset-left))]',
          error: 'border border-no-line bg-float! text-on-float! [--hint:var(--ink-2)]! [&_[data-icon]]:text-on-no',
          icon: 'flex-none',
          content: 'min-w-0 flex-1 py-2',
          title: 'text-14',
          description: 'text-13 text-(--hint)',
          actionButton:
            'min-h-11 flex-none rounded px-3 text-14 font-medium whitespace-nowrap underline underline-offset-[0.2em]',
          closeButton: 'order-last grid size-9 flex-none place-items-center rounded tap:size-11',
        },
      }}
    />
  );
}
