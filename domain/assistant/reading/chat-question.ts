import type { Concept } from '#domain/assistant/chat/concepts.ts';
import type { OwnRecord } from '#domain/assistant/chat/own-records.ts';
import type { ProductQuestion } from '#domain/assistant/chat/product-questions.ts';
import type { SmallTalk } from '#domain/assistant/chat/small-talk.ts';
import type { TimeWindow } from '#domain/assistant/chat/time-window.ts';
import type { Place } from '#domain/geography/gazetteer.ts';
import type { GrantLevel, LegalForm } from '#domain/vocabulary.ts';
import type { ApplicationQuestion } from './application-questions.ts';
import type { Aspect } from './aspects.ts';
import type { Bound } from './bounds.ts';
import type { ConsultantQuestion } from './consultant-questions.ts';
import type { Contract } from './hiring.ts';
import type { Topic } from './reading-world.ts';
import type { Step } from './steps.ts';
import type { ToldAidEntry } from './told-aids.ts';
import type { ToldGroup } from './told-group.ts';
import type { Manner, WritingTask } from './writing-tasks.ts';

/** What a question is about; each has its own file on the server. */
export const QUESTION_KINDS = [
  'cortesia',
  'compito',
  'limite',
  'candidatura',
  'bando',
  'confronto',
  'cumulo',
  'ordine',
  'de_minimis',
  'dimensione',
  'conto',
  'scadenze',
  'migliore',
  'consulenti',
  'prodotto',
  'proprie',
  'regola',
  'documenti',
  'domanda',
  'ricerca',
  'ignota',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];
/** Kinds that ask of one grant itself. */
export const OF_GRANT: readonly QuestionKind[] = ['bando', 'ordine', 'cumulo'];

/** Where a grant that is not named was found. */
export type GrantOrigin = 'messaggio' | 'pagina' | 'conversazione';

/** Everything that is read from a message, once, in the light of what came before. */
export type ChatQuestion = {
  kind: QuestionKind;
  /** As written, and as it would be read aloud. */
  message: string;
  text: string;
  /** What is wanted of the grants. */
  aspects: Aspect[];
  /** What is likely wanted of them, where no word says so. */
  likely: Aspect[];
  /** The grants meant, and where they come from. */
  grants: string[];
  origin: GrantOrigin | null;
  /** Others that the same name may mean. */
  alike: string[];
  /** The grant that another is looked for in place of. */
  insteadOf: string | null;
  /** Words of the subject, without those of asking. */
  subject: string;
  talk: SmallTalk | null;
  bound: Bound | null;
  /** A text to write, or a work that Filo does not do. */
  task: WritingTask | null;
  /** The letter just written, changed as asked. */
  isLetterAgain: boolean;
  /** How the explanation is wanted. */
  manner: Manner | null;
  concepts: Concept[];
  /** Entries of the knowledge base, best first. */
  topics: Topic[];
  product: ProductQuestion | null;
  own: OwnRecord | null;
  /** Of the application on screen, or of all where the page lists them. */
  application: ApplicationQuestion | null;
  consultants: ConsultantQuestion | null;
  /** Euro named, in order; percents; people's ages; months. */
  amounts: number[];
  /** What the firm takes in a year, told now or before. */
  revenue: number | null;
  percents: number[];
  ages: number[];
  people: number | null;
  places: Place[];
  window: TimeWindow | null;
  level: GrantLevel | null;
  aids: ToldAidEntry[];
  /** The day of the next concession, where another than today is supposed. */
  asOf: string | null;
  /** An aid that is only thought of. */
  planned: number | null;
  group: ToldGroup | null;
  steps: Step[];
  /** How somebody would be hired, where people are spoken of. */
  contract: Contract | null;
  legalForm: LegalForm | null;
  employees: number | null;
  /** About somebody else: a client, a brother, a company to be founded. */
  isOther: boolean;
  /** What the talk has said of them, where the question is about somebody else. */
  described: string;
  /** What the talk has said of the writer's own firm, where that is not the one they have here. */
  self: string | null;
  /** It is this message that says so. */
  isSelfTold: boolean;
  areas: string[];
  /** The record of the grant meant holds an answer to these words. */
  isTold: boolean;
  isElliptic: boolean;
  /** Of a time: what opens then, not what closes. */
  isOpening: boolean;
  /** Goes on about the rule that was just told. */
  isSameMatter: boolean;
  isHypothesis: boolean;
};

/** A question whose kind is still to be decided. */
export type Draft = Omit<ChatQuestion, 'kind'>;
