import type { ChatView } from '#domain/chat/chat.ts';
import { CHAT_WORDS as WORDS } from '#messages/chat/chat.ts';
import { formatDate } from '#web/lib/format.ts';
import { shortNameOn } from './names.ts';

const MAX_STEPS = 8;

/** A step of the path; the one that is under way is the first that is not done. */
export type PathStep = { id: string; title: string; detail?: string; isDone: boolean; isNow: boolean };

/** What is behind stands before what is ahead, whatever the order it was written in. */
export function stepsOf(chat: ChatView): PathStep[] {
  const { tasks, side, createdAt, acceptedAt, status, closedAt } = chat.consultancy;
  const papers = tasks.filter((task) => task.isDocument && task.side === 'impresa');
  const done = papers.filter(({ isDone }) => isDone).length;
  const turn = (whose: typeof side) => (whose === side ? WORDS.onYou : WORDS.onOther(shortNameOn(chat, whose)));
  const steps: Omit<PathStep, 'isNow'>[] = [
    { id: 'asked', title: WORDS.asked, detail: formatDate(createdAt), isDone: true },
    {
      id: 'started',
      title: acceptedAt ? WORDS.started : WORDS.notStarted,
      ...(acceptedAt ? { detail: formatDate(acceptedAt) } : {}),
      isDone: acceptedAt !== null,
    },
    ...(papers.length > 0
      ? [
          {
            id: 'papers',
            title: WORDS.documents(done, papers.length),
            ...(done < papers.length ? { detail: turn('impresa') } : {}),
            isDone: done === papers.length,
          },
        ]
      : []),
    ...tasks
      .filter((task) => !papers.includes(task))
      .slice(0, MAX_STEPS)
      .map(({ id, title, side: whose, isDone }) => ({ id, title, isDone, ...(isDone ? {} : { detail: turn(whose) }) })),
    {
      id: 'ending',
      title: WORDS.ending,
      ...(closedAt ? { detail: formatDate(closedAt) } : {}),
      isDone: status === 'completata',
    },
  ];
  // What nobody did before the end is not ahead any more.
  const walked = status === 'completata' ? steps.filter(({ isDone }) => isDone) : steps;
  const inOrder = walked.toSorted((one, other) => Number(other.isDone) - Number(one.isDone));
  const current = inOrder.find(({ isDone }) => !isDone)?.id;
  return inOrder.map((step) => ({ ...step, isNow: step.id === current }));
}
