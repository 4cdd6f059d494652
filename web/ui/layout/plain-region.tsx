import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { openNotices, type Toasts } from '#web/ui/feedback/notices.ts';

type Say = Toasts['info'];
type Notice = { id: string | number; title: Parameters<Say>[0]; options: NonNullable<Parameters<Say>[1]> };

const MOST = 3;

/** Messages when the region's own code could not be fetched: plain, and there until they are closed. */
export function PlainRegion({ label, closeLabel }: { label: string; closeLabel: string }) {
  const [notices, setNotices] = useState<Notice[]>([]);
  useEffect(() => {
    const say: Say = (title, options = {}) => {
      const id = options.id ?? Date.now();
      setNotices((old) => [...old.filter((notice) => notice.id !== id), { id, title, options }].slice(-MOST));
      return id;
    };
    return openNotices({ success: say, error: say, info: say });
  }, []);
  function close({ id, options }: Notice) {
    options.onDismiss?.({ id });
    setNotices((old) => old.filter((notice) => notice.id !== id));
  }
  const text = (part: Notice['title']) => (typeof part === 'function' ? part() : part);
  return (
    <section
      aria-label={label}
      aria-live="polite"
      className="fixed right-6 bottom-6 z-50 grid w-105 gap-2 max-[600px]:right-2 max-[600px]:bottom-18 max-[600px]:w-[calc(100%-1rem)]"
    >
      {notices.map((notice) => (
        <div
          key={notice.id}
          className="flex items-center gap-3 rounded border border-rule-strong bg-float py-1 pr-1 pl-4 text-14 text-on-float shadow-float"
        >
          <div className="min-w-0 flex-1 py-2">
            <p>{text(notice.title)}</p>
            <p className="text-13 text-ink-2">{text(notice.options.description)}</p>
          </div>
          <IconButton label={closeLabel} onClick={() => close(notice)}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      ))}
    </section>
  );
}
