import { OPEN_STATUSES } from '#domain/grants/catalogue-search.ts';
import type { MatchItem } from '#domain/matching/matcher.ts';
import {
  kindOfChange,
  suppose,
  verdictChanges,
  type ChangeKind,
  type Circumstances,
  type Hypothesis,
  type VerdictChange,
} from '#domain/matching/what-if.ts';
import { REGIONS, type Region } from '#domain/vocabulary.ts';
import { closesMeanwhileText } from '#messages/what-if/closing.ts';
import type { UserContext } from '#server/context.ts';
import { openCatalogue, summaryOf } from '#server/features/grants/service.ts';
import { marksOf } from '#server/features/saved-grants/service.ts';
import { judge, standingOf } from './service.ts';
import { judgementOf } from './shapes.ts';

/** As many of each list as a person reads. */
const SHOWN = 12;
/** Of the grants that stay, the best are looked at for money that grows. */
const WEIGHED = 100;

/** The grants of a company before and after one change, by the matcher of every other screen. */
export async function openTrials(ctx: UserContext, now: Circumstances) {
  const [catalogue, marks] = [await openCatalogue(ctx), await marksOf(ctx, ctx.user)];
  const entryOf = (id: string) => (marks.hidden.has(id) ? undefined : catalogue.find(id));
  const statusOf = (id: string) => {
    const entry = entryOf(id);
    return entry && catalogue.statusOf(entry, ctx.now()).status;
  };
  /** What nobody has checked for long is no gain to count on. */
  const isCounted = (id: string) => (statusOf(id) ?? 'da_riverificare') !== 'da_riverificare';
  const before = await standingOf(ctx, now);
  const standings = (hypothesis: Hypothesis) =>
    Promise.all(suppose(now, hypothesis).map((each) => standingOf(ctx, each, each.today)));
  const judged = async (ids: readonly string[], at: Circumstances): Promise<MatchItem[]> =>
    judge(
      ctx,
      at,
      ids.flatMap((id) => entryOf(id)?.grant ?? []),
      at.today,
    );
  const changes = async (hypothesis: Hypothesis) =>
    verdictChanges(before, await standings(hypothesis)).filter(({ id }) => isCounted(id));
  const lineOf = (item: MatchItem, was: MatchItem, reasonThen: string | null = null) => {
    const { whySuited, topReason, money } = judgementOf(item);
    const entry = catalogue.find(item.grant.id)!;
    return {
      grant: summaryOf(entry, catalogue.statusOf(entry, ctx.now()), marks),
      from: was.verdict,
      to: item.verdict,
      reason: reasonThen ?? whySuited ?? topReason,
      money: money.figure,
      moneyBefore: judgementOf(was).money.figure,
    };
  };
  const linesOf = async (list: readonly VerdictChange[], hypothesis: Hypothesis) => {
    const ids = list.slice(0, SHOWN).map(({ id }) => id);
    const was = await judged(ids, now);
    const ways = await Promise.all(suppose(now, hypothesis).map((each) => judged(ids, each)));
    return {
      count: list.length,
      items: was.map((item, at) => {
        const best = ways.map((way) => way[at]!).find(({ verdict }) => verdict === list[at]!.to) ?? ways[0]![at]!;
        return lineOf(best, item, hypothesis.kind === 'attesa' ? closesMeanwhile(best, hypothesis.day) : null);
      }),
    };
  };
  /** The verdict stays and the money grows: room that frees up, a larger spend. */
  const richer = async (hypothesis: Hypothesis, moved: readonly VerdictChange[]) => {
    const gone = new Set(moved.map(({ id }) => id));
    const ids = [...before.keys()].filter((id) => !gone.has(id) && isCounted(id)).slice(0, WEIGHED);
    const [was, then] = [await judged(ids, now), await judged(ids, suppose(now, hypothesis)[0]!)];
    const grown = then.flatMap((item, at) => (euroOf(item) > euroOf(was[at]!) ? [lineOf(item, was[at]!)] : []));
    return { count: grown.length, items: grown.slice(0, SHOWN) };
  };
  return {
    changes,
    perRegion: () =>
      Promise.all(REGIONS.map(async (region) => seatIn(region, await standings({ kind: 'sede', region })))),
    result: async (hypothesis: Hypothesis) => {
      const moved = await changes(hypothesis);
      const of = (kind: ChangeKind) =>
        linesOf(
          moved.filter((change) => kindOfChange(change) === kind),
          hypothesis,
        );
      return {
        gained: await of('gained'),
        lost: await of('lost'),
        better: await of('better'),
        // Later days also make cards stale, which says nothing of the company.
        worse: hypothesis.kind === 'attesa' ? { count: 0, items: [] } : await of('worse'),
        richer: await richer(hypothesis, moved),
      };
    },
  };

  /** What a seat there would let the company ask for, and how many open calls of that region are among it. */
  function seatIn(region: Region, after: readonly ReadonlyMap<string, unknown>[]) {
    const ids = new Set(after.flatMap((standing) => [...standing.keys()]));
    const open = [...ids].filter((id) => {
      const grant = entryOf(id)?.grant;
      const isRegional = grant?.level === 'regionale' && grant.regions.includes(region);
      return isRegional && OPEN_STATUSES.includes(statusOf(id)!);
    });
    const gained = [...ids].filter((id) => !before.has(id) && isCounted(id));
    return { region, open: open.length, gained: gained.length };
  }
}

/** Said as it is today: then it will be closed. */
const closesMeanwhile = ({ grant: { closesOn } }: MatchItem, day: string): string | null =>
  closesOn !== null && closesOn < day ? closesMeanwhileText(closesOn) : null;

const euroOf = ({ expectedAid }: MatchItem): number => (expectedAid.isKnown ? expectedAid.euro : 0);
