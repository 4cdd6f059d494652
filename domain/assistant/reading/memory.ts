import type { ChatQuestion } from './chat-question.ts';
import { isHiring } from './hiring.ts';
import type { Letter } from './letter-tasks.ts';
import type { ToldAidEntry } from './told-aids.ts';
import type { ToldGroup } from './told-group.ts';

/** What a conversation leaves behind: the last question, the grants spoken of, the figures told. */
export type Memory = {
  last: ChatQuestion | null;
  /** Meant by the last questions, newest first. */
  meant: string[];
  /** Named in the last answer, in its order. */
  listed: string[];
  /** Named in the answers before that one, newest first. */
  before: string[];
  amounts: number[];
  subject: string;
  aids: ToldAidEntry[];
  group: ToldGroup | null;
  employees: number | null;
  self: string | null;
  /** The letter last written, until another matter is asked. */
  letter: { task: Letter; grants: string[] } | null;
};

export const NOTHING_SAID: Memory = {
  last: null,
  meant: [],
  listed: [],
  before: [],
  amounts: [],
  subject: '',
  aids: [],
  group: null,
  employees: null,
  self: null,
  letter: null,
};

/** The talk is about taking somebody on. */
export const wasOfHiring = ({ last, subject }: Pick<Memory, 'last' | 'subject'>): boolean =>
  last !== null && (isHiring(last.text) || (last.kind === 'ricerca' && isHiring(subject)) || last.contract !== null);

const MEANT = 4;
const BEFORE = 12;

/** After a question of the person. */
export function remember(memory: Memory, question: ChatQuestion): Memory {
  const isNewMatter = question.kind !== 'cortesia' && question.kind !== 'ignota';
  return {
    ...memory,
    last: isNewMatter ? question : memory.last,
    meant: [...new Set([...question.grants, ...memory.meant])].slice(0, MEANT),
    listed: question.grants.length > 0 || question.kind === 'ricerca' ? [] : memory.listed,
    amounts: question.amounts.length > 0 ? question.amounts : memory.amounts,
    subject: question.kind === 'ricerca' && question.subject ? question.subject : memory.subject,
    aids: question.kind === 'de_minimis' ? question.aids : memory.aids,
    group: question.group ?? memory.group,
    employees: question.employees ?? memory.employees,
    self: question.self,
    letter: letterAfter(memory, question, isNewMatter),
  };
}

/** Thanks, and what Filo declines to do with it ("in inglese"), leave the letter where it is. */
function letterAfter({ letter }: Memory, { kind, task, grants }: ChatQuestion, isNewMatter: boolean): Memory['letter'] {
  if (kind === 'compito' && task?.form === 'lettera') return { task, grants };
  return isNewMatter && kind !== 'compito' ? null : letter;
}

/** After an answer: only the names in it count. */
export const rememberAnswer = (memory: Memory, names: string[]): Memory =>
  names.length === 0 ? memory : { ...memory, listed: names, before: [...names, ...memory.before].slice(0, BEFORE) };
