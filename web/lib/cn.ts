import { extendTailwindMerge, validators } from 'tailwind-merge';

type ClassValue = string | false | null | undefined;

/** The product's own scale (web/styles/theme.css), which the library cannot know. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: [validators.isNumber],
      shadow: ['float'],
      'font-weight': ['book'],
    },
  },
});

/** Class names joined; of two that set the same property under the same variants, the last wins. */
export const cn = (...classes: ClassValue[]): string => merge(classes);
