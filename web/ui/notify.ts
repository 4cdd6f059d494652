import { toast } from 'sonner';

export type NotifyTone = 'success' | 'danger' | 'info';

export type NotifyOptions = {
  /** What it means for the user, or what to do. */
  description?: string;
  /** One way out, such as undo or retry. */
  action?: { label: string; onPress: () => void };
  /** The same id replaces the message instead of adding one. */
  id?: string;
};

/** What can be undone or retried stays longer, so that there is time to reach it. */
const PLAIN_MS = 5_000;
const WITH_ACTION_MS = 10_000;

const SHOW = { success: toast.success, danger: toast.error, info: toast.info };

/** The one way to show a passing message. Returns its id. */
export function notify(tone: NotifyTone, title: string, { description, action, id }: NotifyOptions = {}) {
  return SHOW[tone](title, {
    id,
    description,
    duration: action ? WITH_ACTION_MS : PLAIN_MS,
    action: action && { label: action.label, onClick: action.onPress },
  });
}

/** Takes a message away before its time. */
export function dismissNotice(id: string | number) {
  toast.dismiss(id);
}
