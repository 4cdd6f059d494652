import type { OwnRecord } from '#domain/assistant/chat/own-records.ts';
import { OPEN_STATUSES } from '#domain/grants/catalogue-search.ts';
import { ruleValue } from '#domain/rules/rule-at.ts';
import { quotable } from '#domain/assistant/instruction-like.ts';
import { applyPath } from '#domain/paths.ts';
import { statusLabel } from '#messages/applications/applications.ts';
import { CHAT } from '#messages/assistant/chat.ts';
import { profileWords } from '#messages/assistant/facts.ts';
import { QUESTION_LABELS } from '#messages/matching/eligibility.ts';
import { feeTiersText } from '#messages/assistant/product.ts';
import { listApplications } from '#server/features/applications/service.ts';
import type { OperationContext } from '#server/features/assistant/operation.ts';
import type { ChatPart, Reply } from './answer.ts';
import { aboutApplying } from './applying.ts';
import { grantPart, isOpen, LINKS, say, withoutCompany } from './parts.ts';

const SHOWN = 5;
const NEARBY = 30;
const QUESTIONS = 3;
const ALL = 10_000;

/** What the person already has here: saved grants, applications, the company's data, consultants. */
export async function aboutOwnRecord(context: OperationContext, record: OwnRecord): Promise<Reply> {
  switch (record) {
    case 'salvati':
    case 'visti':
      return { parts: await savedGrants(context), intent: 'ricerca' };
    case 'candidature':
      return { parts: await applications(context), intent: 'compilazione' };
    case 'profilo':
      return { parts: await profile(context), intent: 'altro' };
    case 'quanti':
      return { parts: await count(context), intent: 'ricerca' };
    case 'consulente_mio':
      return {
        parts: [say(CHAT.noConsultant), say(CHAT.consultantsSoon, [LINKS.requirements, LINKS.worthIt])],
        intent: 'consulenti',
      };
    case 'consulente_costo':
      return { parts: [say(CHAT.consultantCost(fees(context.records.today)), [LINKS.worthIt])], intent: 'consulenti' };
  }
}

async function savedGrants({ records }: OperationContext): Promise<ChatPart[]> {
  const saved = await records.saved();
  const catalogue = await records.catalogue();
  const grants = saved.flatMap(({ grantId }) => catalogue.find(grantId)?.grant ?? []);
  if (grants.length === 0) {
    const matches = await records.matches({ limit: NEARBY });
    const best = matches.find(({ grant }) => isOpen(grant, records.today)) ?? matches[0];
    if (!best) return [say(CHAT.savedNothing, [LINKS.search])];
    return [say(CHAT.savedNone), grantPart(best.grant, records.today, best.score)];
  }
  const judged = await records.judge(grants);
  const lines = grants
    .slice(0, SHOWN)
    .map((grant) => grantPart(grant, records.today, judged.get(grant.id)?.score ?? null));
  const more = grants.length - SHOWN;
  return [
    say(CHAT.savedList(grants.length)),
    ...lines,
    ...(more > 0 ? [say(CHAT.savedMore(more), [LINKS.search])] : []),
  ];
}

/** Each with where it stands and what comes next; without any, how to begin. */
async function applications(context: OperationContext): Promise<ChatPart[]> {
  const { items } = await listApplications(context.ctx);
  const kept = items.filter(({ isArchived }) => !isArchived);
  if (kept.length > 0)
    return [
      say(CHAT.applications(kept.length)),
      ...kept.slice(0, SHOWN).map((item) => {
        const name = quotable(item.grantTitle, 200) || item.grantId;
        return say(CHAT.application({ ...item, name, status: statusLabel(item.status) }), [
          { label: CHAT.openApplication, href: applyPath(item.id) },
        ]);
      }),
    ];
  const [, ...start] = await aboutApplying(context);
  return [say(CHAT.noApplications), ...start];
}

async function profile(context: OperationContext): Promise<ChatPart[]> {
  const { records } = context;
  const company = await records.company();
  if (!company) return [withoutCompany(context)];
  const known = profileWords(company);
  const questions = (await records.questions()).slice(0, QUESTIONS).map(({ field }) => QUESTION_LABELS[field]);
  return [
    say(CHAT.profileKnown(company.companyName, known)),
    say(questions.length > 0 ? CHAT.profileMissing(questions) : CHAT.profileComplete, [LINKS.profile]),
  ];
}

async function count({ records, ctx }: OperationContext): Promise<ChatPart[]> {
  const catalogue = await records.catalogue();
  const open = [...catalogue.entries()].filter((entry) =>
    OPEN_STATUSES.includes(catalogue.statusOf(entry, ctx.now()).status),
  );
  const hasCompany = (await records.company()) !== null;
  const fitting = hasCompany ? (await records.matches({ limit: ALL })).length : null;
  return [say(CHAT.count(catalogue.size, open.length, fitting), [LINKS.search, LINKS.catalogue])];
}

const fees = (today: string): string =>
  feeTiersText({
    low: { upTo: ruleValue('fee.tier_low.up_to', today), share: ruleValue('fee.tier_low.share', today) },
    mid: { upTo: ruleValue('fee.tier_mid.up_to', today), share: ruleValue('fee.tier_mid.share', today) },
    high: ruleValue('fee.tier_high.share', today),
  });
