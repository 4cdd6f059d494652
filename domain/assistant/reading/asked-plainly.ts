import { plainly } from './spoken-italian.ts';

/** Longer ones tell something too: there the writer sets the mark. */
const WORDS = 14;
const ASKS =
  /^(?:(?:e|ma|ok|allora|scusa|senti|poi|quindi|invece|ciao|salve|buongiorno|buonasera),? )*(?:(?:in|a|da|per|di|con|su|entro|fino a|ogni) )?(?:quant[oaie]|quando|come|dove|chi|cosa|che cosa|qual[ei]|qual|perche|serve|servono|posso|possiamo|devo|dobbiamo|si puo|si possono|c'e|ci sono|e vero)\b/;

/** "Quante domande si possono fare": on a phone a question goes without its mark. */
export const withMark = (message: string): string =>
  !/[?!]/.test(message) && message.split(/\s+/).length <= WORDS && ASKS.test(plainly(message))
    ? `${message.replace(/(?<![\s.…])[\s.…]+$/, '')}?`
    : message;
