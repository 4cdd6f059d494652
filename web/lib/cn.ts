import { extendTailwindMerge } from 'tailwind-merge';

/** The scale of web/styles/app.css: without it `text-14` would be taken for a colour and dropped beside `text-ink`. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['12', '13', '14', '16', '17', '18', '22', '28', '40', '80'],
      shadow: ['float'],
      'font-weight': ['book', 'normal', 'medium', 'semibold', 'bold'],
    },
  },
});

type ClassValue = string | false | null | undefined;

/** Class names joined; of two that set the same property, the last wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(classes);
}
