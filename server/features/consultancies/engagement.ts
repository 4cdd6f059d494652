import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import type { DocumentBlock } from '#domain/documents/document-block.ts';
import { AppError } from '#domain/errors.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { longDayText } from '#domain/numbers/write-day.ts';
import { euroText, percentText } from '#domain/numbers/write-number.ts';
import {
  KIND_LABELS,
  OUTCOME_LABELS,
  REFUND_LABELS,
  REGIME_LABELS,
  SIDE_LABELS,
  STATUS_LABELS,
} from '#messages/consultancies/consultancies.ts';
import { ENDING_WORDS } from '#messages/consultancies/ending.ts';
import { ENGAGEMENT as WORDS } from '#messages/consultancies/engagement.ts';
import type { UserContext } from '#server/context.ts';
import { documentDocx } from '#server/platform/document/document-docx.ts';
import { readConsultancy } from './view.ts';

const part = (text: string): DocumentBlock => ({ kind: 'part', text });
const paragraph = (text: string): DocumentBlock => ({ kind: 'paragraph', text });
const list = (items: readonly string[]): DocumentBlock => ({ kind: 'list', items: [...items] });
const dayOf = (moment: string): string => longDayText(romeMoment(new Date(moment)).day);

/** One consultancy as a Word file for the side that asks, once it has begun: terms, tasks, outcome, data, AI, complaints. */
export async function engagementFile(ctx: UserContext, id: string): Promise<{ bytes: Uint8Array; name: string }> {
  const view = await readConsultancy(ctx, id);
  if (view.acceptedAt === null) throw new AppError('conflict');
  const about = view.grantName ?? KIND_LABELS[view.kind];
  const { data, ai, complaints, facts } = WORDS;
  const bytes = await documentDocx({
    title: about,
    eyebrow: WORDS.eyebrow,
    note: WORDS.note,
    facts: [
      [facts.client, view.clientName],
      [facts.consultant, view.consultantName],
      [facts.about, KIND_LABELS[view.kind]],
      [facts.start, dayOf(view.acceptedAt)],
      [facts.deadline, view.deadline ? longDayText(view.deadline) : WORDS.noDeadline],
      [facts.status, STATUS_LABELS[view.status]],
    ],
    blocks: [
      part(WORDS.request),
      paragraph(view.description),
      ...feeOf(view),
      ...tasksOf(view),
      ...outcomeOf(view),
      part(data.title),
      paragraph(data.roles(view.clientName, view.consultantName)),
      paragraph(data.scope(about)),
      paragraph(data.duties),
      list(data.items),
      part(ai.title),
      paragraph(ai.text(view.consultantName)),
      part(complaints.title),
      list(complaints.items),
      part(WORDS.signatures),
      paragraph(WORDS.signature(view.clientName)),
      paragraph(WORDS.signature(view.consultantName)),
    ],
  });
  return { bytes, name: WORDS.fileName(view.clientName).replace(/[/\\:]/g, ' ') };
}

function feeOf({ quote }: ConsultancyView): DocumentBlock[] {
  if (quote?.status !== 'accettato') return [part(WORDS.fee), paragraph(WORDS.noQuote)];
  const { feeRows } = WORDS;
  return [
    part(WORDS.fee),
    {
      kind: 'table',
      columns: [
        { label: WORDS.item, share: 0.5 },
        { label: WORDS.value, share: 0.5 },
      ],
      rows: [
        [feeRows.fixed, euroText(quote.fixedFee)],
        [feeRows.success, percentText(quote.successPercent)],
        [feeRows.cap, euroText(quote.cap)],
        [feeRows.regime, REGIME_LABELS[quote.regime]],
        [feeRows.refund, REFUND_LABELS[quote.refund]],
        [feeRows.until, longDayText(quote.validUntil)],
      ],
    },
    { kind: 'heading', text: WORDS.includes },
    list(quote.includes),
    ...(quote.excludes.length > 0 ? [{ kind: 'heading', text: WORDS.excludes } as const, list(quote.excludes)] : []),
  ];
}

function tasksOf({ tasks }: ConsultancyView): DocumentBlock[] {
  if (tasks.length === 0) return [];
  return [
    part(WORDS.tasks),
    {
      kind: 'table',
      columns: [
        { label: WORDS.task, share: 0.5 },
        { label: WORDS.side, share: 0.18 },
        { label: WORDS.due, share: 0.2 },
        { label: WORDS.done, share: 0.12 },
      ],
      rows: tasks.map(({ title, side, dueOn, isDone }) => [
        title,
        SIDE_LABELS[side],
        dueOn ? longDayText(dueOn) : '–',
        isDone ? WORDS.yes : WORDS.no,
      ]),
    },
  ];
}

/** Reviews only as far as this side may read them. */
function outcomeOf(view: ConsultancyView): DocumentBlock[] {
  const outcome = view.outcome ?? view.stated?.outcome;
  if (!outcome) return [];
  const names = { impresa: view.clientName, consulente: view.consultantName };
  const [own, other] = view.side === 'impresa' ? [names.impresa, names.consulente] : [names.consulente, names.impresa];
  const said = [
    ...(view.ownReview ? [WORDS.review(own, view.ownReview.stars, view.ownReview.text)] : []),
    ...(view.otherReview ? [WORDS.review(other, view.otherReview.stars, view.otherReview.text)] : []),
  ];
  return [
    part(WORDS.outcome),
    paragraph(
      OUTCOME_LABELS[outcome] +
        (view.stated ? `, ${ENDING_WORDS[view.stated.isContested ? 'isContested' : 'waits']}` : ''),
    ),
    ...(view.grantedAmount === null ? [] : [paragraph(WORDS.granted(euroText(view.grantedAmount)))]),
    ...(view.cor === null ? [] : [paragraph(WORDS.cor(view.cor))]),
    ...(said.length > 0 ? [{ kind: 'heading', text: WORDS.reviews } as const, list(said)] : []),
  ];
}
