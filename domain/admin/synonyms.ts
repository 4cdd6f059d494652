import { z } from 'zod';
import { phraseStems } from '#domain/search/tokens.ts';

const PHRASE_MAX = 60;
const MEANS_MAX = 6;
const phrase = z.string().trim().min(2).max(PHRASE_MAX);

/** What people say, and how grants write it: "cappotto" → "isolamento termico". */
export const synonymInput = z.object({ said: phrase, means: z.array(phrase).min(1).max(MEANS_MAX) });
export type SynonymInput = z.infer<typeof synonymInput>;

/** Two ways to write one thing are one synonym: "Cappotti" is "cappotto". Empty: it says no subject. */
export const synonymKey = (said: string): string => phraseStems(said).join(' ');
