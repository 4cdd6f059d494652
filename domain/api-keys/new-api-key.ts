import { z } from 'zod';
import { API_KEY } from './key-rules.ts';

export const newApiKey = z.object({ name: z.string().trim().min(1).max(API_KEY.nameMax) });
export type NewApiKey = z.infer<typeof newApiKey>;
