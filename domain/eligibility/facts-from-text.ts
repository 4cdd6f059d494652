import { compilePatterns } from '#domain/matching/word-patterns.ts';
import { fold } from '#domain/search/fold.ts';
import { ACTIVITIES, type Activity, type LegalForm } from '#domain/vocabulary.ts';
import { ACTIVITY_WORDS } from '#domain/lexicon/activities.ts';
import { readConditions, type ConditionFacts } from './facts/conditions.ts';
import { readGroupWords, type GroupWords } from './facts/group-words.ts';
import { headcount, plannedSpend, turnover } from './facts/headcount.ts';
import {
  isSocialFirm,
  legalFormIn,
  plannedFormIn,
  saysNotYetFounded,
  speaksOfFutureCompany,
} from './facts/legal-form-words.ts';
import { readPeople, type PeopleFacts } from './facts/people.ts';
import { readStory, type Story } from './facts/story.ts';

/** What a description states outright; the screen shows these with the source "dalla descrizione" (ELI-7). */
export type TextFacts = PeopleFacts & {
  conditions: ConditionFacts;
  group: GroupWords;
  employees: number | null;
  revenue: number | null;
  plannedSpend: number | null;
  legalForm: LegalForm | null;
  /** A social firm or cooperative, whatever its form. */
  isSocialFirm: boolean;
  /** The form that it means to have: of one still to be founded. */
  plannedForm: LegalForm | null;
  foundedYear: number | null;
  /** The text says outright that the company is still to be founded. */
  isToBeFounded: boolean;
  /** The text speaks of opening one, which counts only where nothing else says that it exists. */
  wantsToFound: boolean;
  /** What it does, from the part that says what it is. */
  activities: ReadonlySet<Activity>;
  /** Also what it names in passing or wants to do: never enough to exclude. */
  mentions: ReadonlySet<Activity>;
  story: Story;
};

const REMEMBERED = 64;
const lastRead = new Map<string, TextFacts>();

/**
 * `project`: what the company wants now, in its own words; it counts as a wish. The same company is asked about on every
 * screen: its words are read once, and the last few readings are kept.
 */
export function factsFromText(description: string, name = '', project = ''): TextFacts {
  const words = JSON.stringify([description, name, project]);
  const facts = lastRead.get(words) ?? readFacts(description, name, project);
  lastRead.delete(words);
  lastRead.set(words, facts);
  if (lastRead.size > REMEMBERED) lastRead.delete(lastRead.keys().next().value!);
  return facts;
}

function readFacts(description: string, name: string, project: string): TextFacts {
  const own = readStory(description);
  const wish = fold(project).replace(/\s+/g, ' ').trim();
  const story = { ...own, wishes: [own.wishes, wish].filter(Boolean).join(' ') };
  const identity = `${fold(name)}. ${story.identity}`;
  const isToBeFounded = saysNotYetFounded(story.all);
  const wantsToFound = speaksOfFutureCompany(story.all);
  const itself = identity.replace(CUSTOMERS, ' ').replace(SUPPLIERS, ' ');
  const mentions = activitiesIn(`${itself} ${story.wishes}`);
  const stated = activitiesIn(itself);
  return {
    ...readPeople(story.all),
    conditions: readConditions(story.all, fold(name)),
    group: readGroupWords(story.all),
    employees: headcount(story.all, story.identity),
    revenue: turnover(story.all),
    plannedSpend: plannedSpend(story.wishes),
    legalForm: legalFormIn(story.identity, fold(name)),
    isSocialFirm: isSocialFirm(`${fold(name)}. ${story.all}`),
    plannedForm: plannedFormIn(`${fold(name)}. ${story.all}`),
    foundedYear: foundedYear(story.identity),
    isToBeFounded,
    wantsToFound,
    activities: stated.size === 0 && (isToBeFounded || wantsToFound) ? mentions : stated,
    mentions,
    story,
  };
}

/** "App per le aziende agricole", "lavanderia per alberghi": whom it serves, not what it does. */
const CUSTOMERS =
  /\bper (?!(?:\w+ )?(?:mi[oaei]|miei|nostr[oaie])\b)(?!\w+(?:are|ere|ire|arsi|ersi|irsi)\b)[\w'’]+(?: [\w'’]+){0,3}?(?: e [\w'’]+(?=[,.;:]|$))?(?=[,.;:]| e | con | che | da | di | in |$)/g;

/** "Dal latte delle stalle vicine", "uve di viticoltori locali": of whom it buys. */
const SUPPLIERS =
  /\b(?:d[aei]|dal|dall[ae']|dai|dagli|delle|dei|degli) ?(?:stall[ae]|allevament\w+|allevator\w+|aziende agricole|agricoltor\w+|contadin\w+|viticoltor\w+|produttor\w+|pastor\w+|pescator\w+)(?: agricol\w+)? (?:vicin\w+|local\w+|conferitor\w+|d(?:ella|i) (?:zona|valle|provincia)|del (?:posto|territorio)|dei dintorni)\b/g;

const readActivities = compilePatterns(ACTIVITIES.map((activity) => [ACTIVITY_WORDS[activity]]));

function activitiesIn(text: string): Set<Activity> {
  const flags = readActivities(text);
  return new Set(ACTIVITIES.filter((_, index) => flags[index] === 1));
}

function foundedYear(identity: string): number | null {
  const match =
    /\b(?:fondat\w+|nat[ao]|costituit\w+|avviat\w+|apert\w+|aperto|attiv\w+|esiste|lavoriamo|in attivita)\s+(?:nel|dal|dall.anno|nell.anno)\s+((?:19|20)\d\d)\b/.exec(
      identity,
    );
  return match ? Number(match[1]) : null;
}
