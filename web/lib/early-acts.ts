/**
 * What a person does on a page before its script runs: presses of buttons, words typed, boxes ticked, forms sent.
 * Links, and forms that name an address, work without script and are left to the browser; a link that is a button
 * (`role="button"`) has its address only for who has no script, and is a button here.
 */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = 'input, select, textarea';
const BUTTONS = 'button:not([type="submit"]), a[role="button"]';

/**
 * What React has heard. It takes a page over part by part, and is deaf to what happens on the others, also on those it
 * has looked at and put aside until their script comes: its marks on an element tell nothing.
 */
const heard = new WeakSet<Event>();
const hear = ({ nativeEvent }: { nativeEvent: Event }) => void heard.add(nativeEvent);
const answerKnock = (event: { isTrusted: boolean; preventDefault(): void }) => {
  if (!event.isTrusted) event.preventDefault();
};
/** For the element around all others. */
export const HEARING = {
  onClickCapture: hear,
  onInputCapture: hear,
  onSubmitCapture: hear,
  onAuxClickCapture: answerKnock,
};

/** Knocks with a press that no person makes and React alone answers; it then takes over this part first. */
const isHeld = (target: Element) => !target.dispatchEvent(new Event('auxclick', { bubbles: true, cancelable: true }));

/** The last act on each control that nobody has heard yet. */
const acts = new Map<Element, () => void>();

export function rememberEarlyActs(): void {
  const remember =
    <Target extends Element>(selector: string, repeatOn: (target: Target) => () => void) =>
    (event: Event) => {
      const target = event.target instanceof Element ? event.target.closest<Target>(selector) : null;
      if (!target || isHeld(target)) return;
      if (target instanceof HTMLAnchorElement) event.preventDefault();
      const repeat = repeatOn(target);
      // React may take over the part of the page where something happens while it happens, and then has heard it.
      setTimeout(() => !heard.has(event) && void repeatWhenHeld(target, repeat));
    };
  addEventListener(
    'click',
    remember<HTMLElement>(BUTTONS, (button) => () => button.click()),
    { capture: true },
  );
  addEventListener('input', remember<Control>(CONTROLS, changeAgain), { capture: true });
  addEventListener('submit', rememberForm, { capture: true });
}

/** A form without an address is the script's own: sent by the browser it would only load the page again. */
function rememberForm(event: SubmitEvent) {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.hasAttribute('action') || isHeld(form)) return;
  event.preventDefault();
  const { submitter } = event;
  setTimeout(() => !heard.has(event) && void repeatWhenHeld(form, () => form.requestSubmit(submitter)));
}

const STEP_MS = 30;
const GIVE_UP_MS = 30_000;

async function repeatWhenHeld(target: Element, repeat: () => void) {
  acts.set(target, repeat);
  for (let waited = 0; waited < GIVE_UP_MS && acts.get(target) === repeat; waited += STEP_MS) {
    if (isHeld(target)) {
      acts.delete(target);
      repeat();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
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
  if (control.type === 'file') return () => control.dispatchEvent(new Event('change', { bubbles: true }));
  const { value } = control;
  return () => {
    const caret = control instanceof HTMLSelectElement ? null : control.selectionStart;
    control.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, 'value')?.set?.call(control, value);
    if (caret !== null && !(control instanceof HTMLSelectElement)) control.setSelectionRange(caret, caret);
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  };
}
