import { plainTexts } from '#domain/applications/plain-texts.ts';
import { SECTION_IDS, unfinishedSections } from '#domain/applications/sections.ts';
import type { WizardStep } from '#domain/applications/wizard.ts';
import { gapsIn } from '#domain/assistant/drafting/draft.ts';
import { WIZARD } from '#messages/applications/screens.ts';
import { CHECKLISTS } from '#messages/documents/screens.ts';
import { formatDay } from '#web/lib/format.ts';
import type { VerdictTone } from '#web/ui/data/verdict.tsx';
import type { ApplicationView } from './api.ts';

const WORDS = WIZARD.review;
export type ReviewRow = {
  name: string;
  tone: VerdictTone;
  text: string;
  /** What is missing, where a name alone does not say it. */
  lacks?: string;
  step: WizardStep;
};

/** What is not settled, in few words: it hinders no sending, but nobody should overlook it. */
export const openPoints = (rows: readonly ReviewRow[]): string[] =>
  rows.filter(({ tone }) => tone !== 'ok').map(({ name, lacks }) => lacks ?? name);

/** What to look at before sending, part by part. */
export function reviewRows({
  application,
  completed,
  budget,
  terms,
  attachments,
  checklist,
  grant,
  verdict,
}: ApplicationView): ReviewRow[] {
  const written = plainTexts(application.contents);
  const gaps = Object.values(written).flatMap(gapsIn).length;
  const unfinished = unfinishedSections(written);
  const documents = grant?.documents ?? [];
  const has = (name: string) =>
    attachments.some(({ document }) => document === name) || application.contents.settledDocuments.includes(name);
  const answered = documents.filter(has).length;
  const shown = verdict.now ?? verdict.frozen;
  const texts = WORDS.texts(completed.length, SECTION_IDS.length);
  const papers = WORDS.documents(documents.length > 0 ? answered : attachments.length, documents.length);
  return [
    {
      name: WORDS.rows.texts,
      tone: gaps > 0 || unfinished.length > 0 ? 'verify' : 'ok',
      text: gaps > 0 ? `${texts}; ${WORDS.gaps(gaps)}` : texts,
      lacks: gaps > 0 ? WORDS.gaps(gaps) : texts,
      step: 'progetto',
    },
    budget && budget.spend > 0 && budget.aid !== null && budget.ownShare !== null
      ? {
          name: WORDS.rows.budget,
          tone: budget.checks.some((check) => 'isMet' in check && !check.isMet)
            ? 'no'
            : (budget.toCover ?? 0) > 0
              ? 'verify'
              : 'ok',
          text: WORDS.budget(budget.spend, terms?.kind ?? 'contributo', budget.aid, budget.ownShare),
          step: 'budget',
        }
      : {
          name: WORDS.rows.budget,
          tone: 'verify',
          text: budget && budget.spend > 0 ? WIZARD.budget.unknownRate : WORDS.budgetNone,
          step: 'budget',
        },
    ...(terms?.isDeMinimis && budget && budget.spend > 0 ? [roomRow(budget, terms)] : []),
    {
      name: WORDS.rows.documents,
      tone: documents.length > answered || attachments.length === 0 ? 'verify' : 'ok',
      text: papers,
      lacks: papers,
      step: 'documenti',
    },
    ...checklist
      .filter(({ endsTooSoon, state }) => endsTooSoon && state !== 'segnato')
      .map(({ title, document, expiresOn }) => ({
        name: title ?? document,
        tone: 'verify' as const,
        text: CHECKLISTS.tooSoon(formatDay(expiresOn ?? '')),
        step: 'documenti' as const,
      })),
    ...(shown
      ? [
          {
            name: WORDS.rows.verdict,
            tone: ({ ammissibile: 'ok', da_verificare: 'verify', non_ammissibile: 'no' } as const)[shown.verdict],
            text: shown.text,
            step: 'azienda' as const,
          },
        ]
      : []),
  ];
}

/** Whether the aid fits into what de minimis leaves; without the list of aid received nobody knows. */
function roomRow(
  { aid, checks }: NonNullable<ApplicationView['budget']>,
  { room }: NonNullable<ApplicationView['terms']>,
): ReviewRow {
  const check = checks.find(({ kind }) => kind === 'room');
  const isMet = check?.kind === 'room' && check.isMet;
  return {
    name: WORDS.rows.room,
    tone: room === null || aid === null ? 'verify' : isMet ? 'ok' : 'no',
    text: room === null || aid === null ? WIZARD.budget.checks.room_unknown : WORDS.room(aid, room),
    step: 'budget',
  };
}
