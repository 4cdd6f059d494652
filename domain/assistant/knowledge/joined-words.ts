/** "La partita IVA" is a thing of its own: what is asked of the IVA is not told of it. Text is folded. */
export const joinedWords = (text: string): string => text.replace(/\bpartit[ae] iva\b/gi, 'partitaiva');
