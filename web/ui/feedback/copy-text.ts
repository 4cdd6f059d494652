import { notify } from './notify.ts';

type Words = { copied: string; copyFailed: string };
const TOAST = 'copy';

/** To the clipboard, and says whether it is there: a browser may not allow it. */
export async function copyText(text: string, words: Words): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    notify('success', words.copied, { id: TOAST });
    return true;
  } catch {
    notify('danger', words.copyFailed, { id: TOAST });
    return false;
  }
}
