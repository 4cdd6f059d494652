import { HYPOTHESES, type HypothesisKind } from '#domain/matching/hypotheses.ts';
import { waitingDays } from '#domain/matching/waiting-days.ts';
import { kindOfChange, type Hypothesis } from '#domain/matching/what-if.ts';
import { projectSpend, type Project } from '#domain/projects/project.ts';
import { LEGAL_FORMS, type LegalForm, type Region } from '#domain/vocabulary.ts';
import type { UserContext } from '#server/context.ts';
import { activeCompanyOf } from '#server/features/companies/service.ts';
import { deMinimisReleases, knownDeMinimisRooms } from '#server/features/tools/service.ts';
import { subjectActedFor, todayOf } from './subject.ts';
import { openTrials } from './trials.ts';

/** What the address asks: what it leaves out is filled with what is worth trying. */
export type Asked = {
  ipotesi?: HypothesisKind | undefined;
  regione?: Region | undefined;
  forma?: LegalForm | undefined;
  giorno?: string | undefined;
  persone?: number | undefined;
  spesa?: number | undefined;
};
const MORE_SPEND = 2;
const USUAL_SPEND = 100_000;

/** "Che cosa cambia se…" for the active company and its project: nothing is stored (MAT-10). */
export async function whatIf(ctx: UserContext, asked: Asked) {
  const company = await activeCompanyOf(ctx.db, ctx.user.id);
  if (!company) return { trial: null };
  const subject = await subjectActedFor(ctx, company);
  const today = todayOf(ctx);
  const waits = waitingDays(await deMinimisReleases(ctx.db, company, today), today);
  const wait =
    waits.find(({ day }) => day === asked.giorno) ?? waits.find(({ change }) => change !== null) ?? waits[0]!;
  const rooms = await knownDeMinimisRooms(ctx.db, company, wait.day);
  const trials = await openTrials(ctx, { company: subject.company, context: subject.context, today });
  const seats = await trials.perRegion();
  const project = subject.context.project ?? null;
  const region = asked.regione ?? bestRegion(seats, company.region);
  const legalForm = asked.forma ?? LEGAL_FORMS.find((form) => form !== company.legalForm)!;
  const people = asked.persone ?? 1;
  const spend = asked.spesa ?? moreThan(project);
  const hypotheses: Record<HypothesisKind, Hypothesis> = {
    sede: { kind: 'sede', region },
    regione: { kind: 'regione', region },
    forma: { kind: 'forma', legalForm },
    attesa: { kind: 'attesa', day: wait.day, rooms },
    assunzione: { kind: 'assunzione', people },
    spesa: { kind: 'spesa', spend },
  };
  const ipotesi = asked.ipotesi ?? 'sede';
  const options = await Promise.all(
    HYPOTHESES.map(async (kind) => {
      const kinds = (await trials.changes(hypotheses[kind])).map(kindOfChange);
      const count = (name: string) => kinds.filter((one) => one === name).length;
      return { kind, gained: count('gained'), lost: count('lost') };
    }),
  );
  return {
    trial: {
      company: { id: company.id, companyName: company.companyName },
      home: { region: company.region, city: company.city, legalForm: company.legalForm },
      project: project && { title: project.title, spend: projectSpend(project) },
      asked: { ipotesi, regione: region, forma: legalForm, giorno: wait.day, persone: people, spesa: spend },
      options,
      waits,
      regions: seats.map(({ region: name, open }) => ({ region: name, open })),
      result: await trials.result(hypotheses[ipotesi]),
    },
  };
}

/** The region that would bring the most, home aside. */
function bestRegion(seats: readonly { region: Region; gained: number }[], home: Region | null): Region {
  const others = seats.filter(({ region }) => region !== home);
  return others.reduce((best, seat) => (seat.gained > best.gained ? seat : best)).region;
}

function moreThan(project: Project | null): number {
  const spend = project && projectSpend(project);
  return spend ? spend * MORE_SPEND : USUAL_SPEND;
}
