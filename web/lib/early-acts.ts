/**
 * What a person does on a page before its script runs: presses of buttons, words typed, boxes ticked. Links and forms
 * work without script and are left to the browser.
 */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Act = { event: Event; repeat: () => void };

const CONTROLS = 'input, select, textarea';
const BUTTONS = 'button:not([type="submit"])';

/** The last act on each control. */
const acts = new Map<Element, Act>();
const listening = typeof window === 'undefined' ? null : new AbortController();

export function rememberEarlyActs(): void {
  const options = { capture: true, signal: listening?.signal };
  addEventListener(
    'click',
    (event) => remember<HTMLElement>(event, BUTTONS, (button) => () => button.click()),
    options,
  );
  addEventListener('input', (event) => remember<Control>(event, CONTROLS, changeAgain), options);
}

/** Once the page works. An act still on its way is met by the page itself. */
export function repeatEarlyActs(): void {
  listening?.abort();
  const past = [...acts].filter(([, { event }]) => event.eventPhase === Event.NONE);
  acts.clear();
  void repeatInOrder(past);
}

async function repeatInOrder(past: readonly (readonly [Element, Act])[]) {
  for (const [target, { repeat }] of past) if (await isTakenOver(target)) repeat();
}

const STEP_MS = 30;
const GIVE_UP_MS = 10_000;

/** React takes a page over part by part, marks the elements it holds, and is deaf to what happens on the others. */
async function isTakenOver(target: Element): Promise<boolean> {
  for (let waited = 0; waited < GIVE_UP_MS && target.isConnected; waited += STEP_MS) {
    if (Object.keys(target).some((key) => key.startsWith('__reactProps'))) return true;
    // A press that nothing answers: the part where it happens comes first.
    target.dispatchEvent(new Event('auxclick', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  return false;
}

function remember<Target extends Element>(event: Event, selector: string, repeatOn: (target: Target) => () => void) {
  const target = event.target instanceof Element ? event.target.closest<Target>(selector) : null;
  if (target) acts.set(target, { event, repeat: repeatOn(target) });
}

/** React takes no notice of a change to what it already holds: the old state first, then the person's. */
function changeAgain(control: Control): () => void {
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
    const { checked, defaultChecked } = control;
    return () => {
      if (checked === defaultChecked) return;
      control.checked = !checked;
      control.click();
    };
  }
  const { value } = control;
  return () => {
    const caret = control instanceof HTMLSelectElement ? null : control.selectionStart;
    control.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, 'value')?.set?.call(control, value);
    if (caret !== null && !(control instanceof HTMLSelectElement)) control.setSelectionRange(caret, caret);
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  };
}
