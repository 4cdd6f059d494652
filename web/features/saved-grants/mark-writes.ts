import { createContext, type ComponentType } from 'react';
import type { HideReason } from '#domain/grants/hide-reasons.ts';

/** What the marks of a card send. Each fails when the server refuses, after its message has been shown. */
export type MarkWrites = {
  save: (grantId: string) => Promise<unknown>;
  remove: (grantId: string) => Promise<unknown>;
  hide: (asked: { grantId: string; reason: HideReason }) => Promise<unknown>;
  showAgain: (grantId: string) => Promise<unknown>;
  /** What is told when each is done. */
  done: Record<'save' | 'remove' | 'hide' | 'showAgain', string>;
  /** In place of a card: the question why it does not interest, and the line left of it. */
  WhyNot: ComponentType<{ name: string; onChoose: (reason: HideReason) => void; onKeep: () => void }>;
  HiddenLine: ComponentType<{ name: string; onUndo: () => void }>;
};

/** Given by the frame of who is signed in: the cards of public pages do not bring the query library to visitors. */
export const MarkWritesContext = createContext<MarkWrites | null>(null);
