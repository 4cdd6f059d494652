import { addNotice } from './notices.ts';

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

const METHOD = { success: 'success', danger: 'error', info: 'info' } as const;

let count = 0;

/** The message that each id stands for now: one on its way out is not changed any more, for it would take the new words with it. */
const shown = new Map<string, { key: string; tone: NotifyTone }>();

/** The one way to show a passing message. Returns its id. */
export function notify(tone: NotifyTone, title: string, { description, action, id }: NotifyOptions = {}): string {
  const name = id ?? `notice-${(count += 1)}`;
  const key = shown.get(name)?.key ?? `${name}-${(count += 1)}`;
  shown.set(name, { key, tone });
  const leave = () => void shown.delete(name);
  addNotice((toasts) =>
    toasts[METHOD[tone]](title, {
      id: key,
      description,
      duration: action ? WITH_ACTION_MS : PLAIN_MS,
      action: action && {
        label: action.label,
        onClick: () => {
          leave();
          action.onPress();
        },
      },
      onDismiss: leave,
      onAutoClose: leave,
    }),
  );
  return name;
}

/** Takes away a message whose way out leads nowhere any more. */
export function withdraw(name: string): void {
  const known = shown.get(name);
  if (!known) return;
  shown.delete(name);
  addNotice((toasts) => toasts.dismiss(known.key));
}

/** Takes away a failure that is no longer true, unless what is said next under the same id takes its place by itself. */
export function takeBack(name: string): void {
  const known = shown.get(name);
  if (known?.tone !== 'danger') return;
  setTimeout(() => {
    if (shown.get(name) === known) withdraw(name);
  });
}
