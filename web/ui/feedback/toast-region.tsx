import { Check, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, type CSSProperties } from 'react';
import { toast, Toaster as Sonner } from 'sonner';
import { openNotices } from './notices.ts';
import { ThreadSpinner } from './thread-spinner.tsx';

/** Bottom right, above the thumb bar on phones. */
export function ToastRegion({ label, closeLabel }: { label: string; closeLabel: string }) {
  useEffect(() => openNotices(toast), []);
  return (
    <Sonner
      customAriaLabel={label}
      className="font-sans"
      style={{ '--width': '420px' } as CSSProperties}
      position="bottom-right"
      offset={24}
      mobileOffset={{ bottom: 72, left: 8, right: 8 }}
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
