import { deserialize } from 'node:v8';
import { quotable } from '#domain/assistant/instruction-like.ts';
import { chatIntent } from '#domain/assistant/intents.ts';
import type { ChatQuestion } from '#domain/assistant/reading/chat-question.ts';
import { firmAgeMonths } from '#domain/assistant/reading/firm-age.ts';
import type { PageTold } from '#domain/assistant/reading/open-page.ts';
import { readMessage } from '#domain/assistant/reading/read-message.ts';
import { selfIn } from '#domain/assistant/reading/told-self.ts';
import { companyFactsFromProfile } from '#domain/eligibility/company-from-profile.ts';
import { viewCompany, type NamedCompany } from '#domain/eligibility/company-view.ts';
import { factsFromText } from '#domain/eligibility/facts-from-text.ts';
import { placesOfItaly } from '#domain/geography/places-of-italy.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { readProject } from '#domain/projects/read-project.ts';
import { wantedBy } from '#domain/projects/wanted.ts';
import { fold } from '#domain/search/fold.ts';
import { SearchIndex } from '#domain/search/search-index.ts';
import { tryReread, type Reread } from '#server/platform/workers/reread.ts';
import type { PastMessage } from './answer.ts';
import { readingWorld, type NamedGrants } from './world.ts';

/** The answers read some of the words once more where everybody waits for them. */
const REREAD_MAX_MS = 150;

/** All grants of one revision, in memory that every thread sees: nothing is copied to hand them over. */
export type GrantSnapshot = { key: string; parts: readonly SharedArrayBuffer[] };

type Said = {
  snapshot: GrantSnapshot;
  /** What the person brought. */
  own: readonly Grant[];
  /** Another address of a grant, as the page on screen writes it. */
  alias: { slug: string; id: string } | null;
  today: string;
  company: NamedCompany | null;
  message: string;
  past: readonly PastMessage[];
  page: PageTold;
};

export type ChatReading = Reread & { questions: ChatQuestion[]; intent: ReturnType<typeof chatIntent> };

/** The examples are learnt and the names of the grants worked out before the time of a reading begins. */
export async function prepare(said: Said): Promise<void> {
  await readingWorld(grantsOf(said), said.today, null);
}

/** Runs in a worker thread: a message in the light of what was said before, and of the page on screen. */
export async function readChat(said: Said): Promise<ChatReading> {
  const { today, past, page } = said;
  const message = quotable(said.message, said.message.length) || said.message;
  const isOfSelf = [message, ...past.map(({ content = '' }) => content)].some((text) => selfIn(text) !== null);
  const world = await readingWorld(grantsOf(said), today, isOfSelf ? said.company : null);
  const questions = readMessage(world, { message, conversation: past, page });
  const again = () => questions.forEach((question) => reread(question, today));
  return { questions, intent: chatIntent(message), ...tryReread(REREAD_MAX_MS, again) };
}

let known: { key: string; grants: NamedGrants } | undefined;

function commonOf({ key, parts }: GrantSnapshot): NamedGrants {
  if (known?.key === key) return known.grants;
  const all = parts.flatMap((part) => deserialize(Buffer.from(new Uint8Array(part))) as Grant[]);
  const byId = new Map(all.map((grant) => [grant.id, { grant }]));
  const grants: NamedGrants = {
    revision: 0,
    get common() {
      return grants;
    },
    own: [],
    entries: () => byId.values(),
    find: (id) => byId.get(id),
  };
  known = { key, grants };
  return grants;
}

function grantsOf({ snapshot, own, alias }: Said): NamedGrants {
  const common = commonOf(snapshot);
  const brought = own.map((grant) => ({ grant }));
  const find = (id: string) => brought.find(({ grant }) => grant.id === id) ?? common.find(id);
  return {
    revision: common.revision,
    common,
    own: brought,
    entries: () => [...brought, ...common.entries()],
    find: (id) => find(id === alias?.slug ? alias.id : id),
  };
}

/** Has the words of the lexicon and no grant. */
let index: SearchIndex | undefined;

function reread({ message, text, subject, described }: ChatQuestion, today: string): void {
  index ??= new SearchIndex({ today, gazetteer: placesOfItaly() });
  index.search(subject);
  const project = readProject(message, placesOfItaly(), today);
  const company = companyFactsFromProfile({ description: described || message }, placesOfItaly());
  wantedBy(project);
  viewCompany(company, today, { project });
  factsFromText(text);
  firmAgeMonths(fold(described));
  chatIntent(message);
}
