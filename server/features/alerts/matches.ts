import { DEFAULT_ALERT_SETTING, isWanted, type AlertSetting } from '#domain/alerts/alert-setting.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { grantPath, PATHS } from '#domain/paths.ts';
import { eachInSteps, type Steps } from '#domain/steps.ts';
import type { Verdict } from '#domain/vocabulary.ts';
import { newMatchesNotice, newMatchNotice } from '#messages/alerts/notices.ts';
import { whySentence } from '#messages/matching/why.ts';
import type { Services, UserContext } from '#server/context.ts';
import { activeCompanyOf, type Company } from '#server/features/companies/service.ts';
import { openFreshCatalogue, type CatalogueEntry } from '#server/features/grants/service.ts';
import { judge, subjectOf, verdictLookup } from '#server/features/matching/service.ts';
import { notify, type NewNotification } from '#server/features/notifications/service.ts';
import { activeProjectIdOf } from '#server/features/projects/service.ts';
import { marksOf } from '#server/features/saved-grants/service.ts';
import { lockPerson } from '#server/platform/db/lock-person.ts';
import { inTurns } from '#server/platform/threads/in-turns.ts';
import { eachPerson } from './each-person.ts';
import { freshEntries } from './fresh-entries.ts';
import * as store from './store.ts';

/** More than these at once are one notice that leads to the list. */
const ONE_BY_ONE = 4;
const PREVIEW_DAYS = 30;
const PREVIEW_SHOWN = 10;

export async function placeOf({ db, user }: UserContext, company: Company): Promise<store.AlertPlace> {
  const projectId = (await activeProjectIdOf(db, user.id, company.id)) ?? '';
  return { userId: user.id, companyId: company.id, projectId };
}

/** Every morning: what entered the catalogue, or opened, and suits the active company and project (NOT-5). */
export function alertNewMatches(services: Services): Promise<void> {
  return eachPerson(services, async (ctx) => {
    if (ctx.user.userType !== 'business_user') return;
    const company = await activeCompanyOf(ctx.db, ctx.user.id);
    if (!company) return;
    const place = await placeOf(ctx, company);
    const now = ctx.now();
    const setting = await store.findSetting(ctx.db, place);
    if (!setting) return store.putSetting(ctx.db, place, DEFAULT_ALERT_SETTING, now);
    const found = setting.isOn ? await newMatches(ctx, company, setting, setting.lookedAt, now) : [];
    const notices = await noticesOf(ctx, company, found, now);
    await ctx.db.transaction(async (tx) => {
      await lockPerson(tx, ctx.user.id);
      for (const notice of notices) await notify(ctx, tx, ctx.user.id, notice);
      await store.looked(tx, place, now);
    });
  });
}

type Match = { grant: Grant; verdict: Verdict };

async function newMatches(
  ctx: UserContext,
  company: Company,
  setting: AlertSetting,
  since: Date,
  until: Date,
): Promise<Match[]> {
  const [catalogue, { hidden }] = [await openFreshCatalogue(ctx), await marksOf(ctx, ctx.user)];
  const fresh = await inTurns(freshEntries(catalogue, hidden, since, until));
  const verdictOf = await verdictLookup(ctx, await subjectOf(ctx, company));
  return inTurns(wantedOf(fresh, verdictOf, setting));
}

function* wantedOf(
  fresh: readonly CatalogueEntry[],
  verdictOf: (grant: Grant) => Verdict,
  setting: AlertSetting,
): Steps<Match[]> {
  const wanted: Match[] = [];
  yield* eachInSteps(fresh, ({ grant }) => {
    const verdict = verdictOf(grant);
    if (isWanted(setting, verdict)) wanted.push({ grant, verdict });
  });
  return wanted;
}

/** Why each suits, for the few that are shown. */
const judged = async (ctx: UserContext, company: Company, found: readonly Match[]) =>
  judge(
    ctx,
    await subjectOf(ctx, company),
    found.map(({ grant }) => grant),
  );

async function noticesOf(
  ctx: UserContext,
  company: Company,
  found: readonly Match[],
  now: Date,
): Promise<NewNotification[]> {
  const { id, companyName } = company;
  if (found.length > ONE_BY_ONE) {
    const names = found.map(({ grant }) => grant.name);
    const href = `${PATHS.grants}?sort=novita`;
    const key = `nuovi:${id}:${romeMoment(now).day}`;
    return [{ kind: 'nuovi_bandi', ...newMatchesNotice(names, companyName), href, key }];
  }
  return (await judged(ctx, company, found)).map((item) => ({
    kind: 'nuovi_bandi',
    ...newMatchNotice(item.grant.name, companyName, item.verdict, whySentence(item.fitReason)),
    href: grantPath(item.grant.id),
    key: `nuovo:${id}:${item.grant.id}`,
  }));
}

/** The choice for the active company and project, and what either choice would have told in the last month. */
export async function readAlerts(ctx: UserContext) {
  const company = await activeCompanyOf(ctx.db, ctx.user.id);
  if (!company) return { company: null, setting: DEFAULT_ALERT_SETTING, preview: null };
  const place = await placeOf(ctx, company);
  const setting = (await store.findSetting(ctx.db, place)) ?? DEFAULT_ALERT_SETTING;
  const now = ctx.now();
  const since = new Date(now.getTime() - PREVIEW_DAYS * 86_400_000);
  const all = await newMatches(ctx, company, { isOn: true, onlyAdmissible: false }, since, now);
  const wanted = all.filter(({ verdict }) => isWanted(setting, verdict));
  const shown = await judged(ctx, company, wanted.slice(0, PREVIEW_SHOWN));
  return {
    company: { id: company.id, companyName: company.companyName, hasProject: place.projectId !== '' },
    setting: { isOn: setting.isOn, onlyAdmissible: setting.onlyAdmissible },
    preview: {
      days: PREVIEW_DAYS,
      admissible: all.filter(({ verdict }) => verdict === 'ammissibile').length,
      toCheck: all.filter(({ verdict }) => verdict === 'da_verificare').length,
      items: shown.map((item) => ({
        grantId: item.grant.id,
        name: item.grant.name,
        verdict: item.verdict,
        why: whySentence(item.fitReason),
      })),
    },
  };
}

export async function chooseAlerts(ctx: UserContext, setting: AlertSetting) {
  const company = await activeCompanyOf(ctx.db, ctx.user.id);
  if (company) await store.putSetting(ctx.db, await placeOf(ctx, company), setting, ctx.now());
  return readAlerts(ctx);
}
