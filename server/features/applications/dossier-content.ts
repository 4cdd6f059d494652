import { plainTexts } from '#domain/applications/plain-texts.ts';
import type { TextId } from '#domain/applications/sections.ts';
import { dayText } from '#domain/numbers/write-day.ts';
import { SECTION_TITLES } from '#messages/applications/applications.ts';
import { DOSSIER as WORDS } from '#messages/applications/dossier.ts';
import { dayOf, paragraphs, part, type Block, type DossierContent } from './dossier-blocks.ts';
import { gantt } from './dossier-gantt.ts';
import { budget, plan } from './dossier-money.ts';
import { attachments, checklist, verdict } from './dossier-proofs.ts';
import type { DossierView } from './reading.ts';

/** What the dossier says, once for the PDF and for the Word document. */
export function dossierContent(view: DossierView): DossierContent {
  return {
    title: view.application.grantTitle,
    facts: facts(view),
    blocks: [
      ...company(view),
      ...project(view),
      ...budget(view),
      ...plan(view),
      ...time(view),
      ...verdict(view),
      ...checklist(view),
      ...attachments(view),
    ],
  };
}

function facts({ application, grant, serverTime }: DossierView): [string, string][] {
  const { version, sentAt, protocol, updatedAt } = application;
  const title = plainTexts(application.contents)['project_title'] ?? '';
  const state = sentAt ? WORDS.sent(version, dayOf(sentAt), protocol) : WORDS.draft(version, dayOf(updatedAt));
  const all: [string, string][] = [
    [WORDS.facts.project, title],
    [WORDS.facts.company, application.companyName],
    [WORDS.facts.body, application.grantEntity],
    [WORDS.facts.deadline, deadlineText(application.deadline, grant, dayOf(serverTime))],
    [WORDS.facts.state, state],
  ];
  return all.filter(([, value]) => value !== '');
}

/** The last day; where there is none, the first one or that requests are taken as they come. */
function deadlineText(deadline: string | null, grant: DossierView['grant'], today: string): string {
  if (deadline?.length === 10) return dayText(deadline);
  if (grant?.opensOn && grant.opensOn > today) return WORDS.opens(grant.opensOn);
  return grant?.openingMode === 'sportello' ? WORDS.rolling : WORDS.noDeadline;
}

function company({ application }: DossierView): Block[] {
  return [part(WORDS.parts.company), ...paragraphs(plainTexts(application.contents)['company_description'] ?? '')];
}

const TOLD: TextId[] = ['project_summary', 'project_objectives', 'innovation_aspects', 'expected_results'];

function project({ application }: DossierView): Block[] {
  const texts = plainTexts(application.contents);
  const told = TOLD.filter((id) => id !== 'project_summary' || (texts[id] ?? '').trim() !== '');
  return [
    part(WORDS.parts.project),
    ...told.flatMap((id): Block[] => [{ kind: 'heading', text: SECTION_TITLES[id] }, ...paragraphs(texts[id] ?? '')]),
  ];
}

function time({ application }: DossierView): Block[] {
  const { phases } = application.contents;
  const text = plainTexts(application.contents).timeline ?? '';
  if (phases.length === 0 && text.trim() === '') return [];
  const table: Block = {
    kind: 'table',
    columns: [
      { label: WORDS.phase.name, share: 0.56 },
      { label: WORDS.phase.from, share: 0.22 },
      { label: WORDS.phase.to, share: 0.22 },
    ],
    rows: phases.map(({ name, startsOn, endsOn }) => [name, dayText(startsOn), dayText(endsOn)]),
  };
  return [
    part(WORDS.parts.time),
    ...(text.trim() === '' ? [] : paragraphs(text)),
    ...(phases.length === 0 ? [] : [table, ...gantt(phases)]),
  ];
}
