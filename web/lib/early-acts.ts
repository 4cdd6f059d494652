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
  // Not while React is still at work: it would put off what it hears.
  setTimeout(() => {
    for (const [target, { repeat }] of past) {
      // A press that nothing answers: React hydrates at once the part of the page where it happens.
      target.dispatchEvent(new Event('auxclick', { bubbles: true }));
      repeat();
    }
  });
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
