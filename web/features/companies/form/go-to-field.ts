import type { CompanyFormValues } from './form-values.ts';

/** Brings one box of the form in sight and the keyboard into it, opening the section around it. */
export function goToField(name: keyof CompanyFormValues): HTMLElement | null {
  const input = document.querySelector<HTMLElement>(`form [name="${name}"]`);
  const section = input?.closest('details');
  if (section) section.open = true;
  input?.focus({ preventScroll: true });
  input?.scrollIntoView({ block: 'center' });
  return input;
}
