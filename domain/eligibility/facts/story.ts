import { fold } from '#domain/search/fold.ts';

/** A description in two parts: what the company is, and the sentences that say what it wants. Both folded. */
export type Story = { identity: string; wishes: string; all: string };

const WISH =
  /\b(?:vogliamo|voglio|vuole|vorrei|vorremmo|vorrebbe|cerchiamo|cerco|cerca|intendiamo|intendo|pensiamo|penso|puntiamo|desideriamo|desidero|abbiamo bisogno|ho bisogno|(?:ci|mi) (?:serve|servono|servirebbe|servirebbero)|servono|stiamo (?:valutando|progettando|pensando)|progettiamo|prevediamo|(?:assumer|aprir|acquister|comprer|investir|spender|installer|ristrutturer|amplier)(?:o|emo)|investiamo (?:circa |oltre )?(?=\d)|dobbiamo|devo|obiettivo|sogno|sogniamo|ci piacerebbe|mi piacerebbe)\b/;

export function readStory(description: string): Story {
  const all = fold(description).replace(/\s+/g, ' ').trim();
  const identity: string[] = [];
  const wishes: string[] = [];
  for (const sentence of all.split(/(?<=[.!?;])\s+/)) {
    const wish = WISH.exec(sentence);
    if (!wish) identity.push(sentence);
    else {
      identity.push(sentence.slice(0, wish.index));
      wishes.push(sentence);
    }
  }
  return { identity: identity.join(' ').trim(), wishes: wishes.join(' ').trim(), all };
}
