import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { grantPath } from '#domain/site-paths.ts';
import { suggest, type Suggestions } from './grants-api.ts';

export type Suggestion = { kind: 'word'; text: string } | { kind: 'grant'; text: string; hint: string; href: string };

const WAIT_MS = 120;
const MIN_CHARS = 2;

/** What completes the text, a moment after the last key; nothing while the box is not in use. */
export function useSuggestions(text: string, isActive: boolean): Suggestion[] {
  const { api } = useRouter().options.context;
  const [answer, setAnswer] = useState<{ text: string; list: Suggestion[] }>({ text: '', list: [] });
  const wanted = text.trim();
  useEffect(() => {
    if (!isActive || wanted.length < MIN_CHARS) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      suggest(api, wanted).then(
        (found) => isCurrent && setAnswer({ text: wanted, list: listOf(found, wanted) }),
        () => undefined, // suggestions are a courtesy: without them the search still works
      );
    }, WAIT_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [api, wanted, isActive]);
  return wanted.length >= MIN_CHARS ? answer.list : [];
}

function listOf({ words, grants }: Suggestions, typed: string): Suggestion[] {
  return [
    ...words.filter((word) => word !== typed.toLowerCase()).map((text) => ({ kind: 'word' as const, text })),
    ...grants.map(({ id, name, entity }) => ({
      kind: 'grant' as const,
      text: name,
      hint: entity,
      href: grantPath(id),
    })),
  ];
}
