import { createContext, use } from 'react';
import type { z } from 'zod';

/** The schema of the form around. */
export const SchemaContext = createContext<z.core.$ZodType | null>(null);
export const useFormSchema = () => use(SchemaContext);
