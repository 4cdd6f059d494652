import { z } from '@hono/zod-openapi';
import { parseGrantAnswer } from '#domain/assistant/grant-answer.ts';
import { quotable } from '#domain/assistant/instruction-like.ts';
import { oneLine } from '#domain/assistant/plain-text.ts';
import { TERRITORIAL_LEVELS, type TerritorialLevel } from '#domain/assistant/request-types.ts';
import { AppError } from '#domain/errors.ts';
import { regionOf } from '#domain/imports/region-of.ts';
import type { MatchItem } from '#domain/matching/matcher.ts';
import { fold } from '#domain/search/fold.ts';
import { REGIONS, SECTORS, type Region, type Sector } from '#domain/vocabulary.ts';
import {
  ASSISTANT_FAILURES,
  ASSISTANT_NEEDS,
  ROLLING_DEADLINE,
  searchQueryText,
  searchSummary,
} from '#messages/assistant/assistant.ts';
import { SAMPLE_GRANTS, SAMPLES_SUMMARY } from '#messages/assistant/samples.ts';
import { SECTOR_LABELS } from '#messages/sectors.ts';
import { bandoOf, EMPTY_BANDO, outsideBando, type Bando } from '#server/features/assistant/bando.ts';
import { operation, type OperationContext } from '#server/features/assistant/operation.ts';
import { jsonSystem, recordText } from '#server/features/assistant/provider/prompt.ts';
import { looseProfile } from '#server/features/assistant/profile-input.ts';
import { readWords } from '#server/features/grants/service.ts';
import { inTurns } from '#server/platform/threads/in-turns.ts';

const RESULTS = 10;
/** What a provider is shown to choose from. */
const SHOWN = 15;
const CANDIDATES = 500;
/** A longer `query` is the one that the screen made of the profile, not what somebody typed. */
const TYPED_QUERY_CHARS = 120;

const words = z.string().max(500).nullish().catch(null);
const input = z.object({
  query: z.string().max(20_000).nullish().catch(null),
  companyProfile: looseProfile,
  companyId: z.string().max(100).optional(),
  filters: z
    .object({
      territorialLevel: z.enum(TERRITORIAL_LEVELS).catch('tutti').default('tutti'),
      sector: words,
      region: words,
      customQuery: words,
    })
    .default({ territorialLevel: 'tutti', sector: null, region: null, customQuery: null }),
});
type Input = z.infer<typeof input>;

export const intelligentGrantSearch = operation({
  type: 'intelligent_grant_search',
  input,
  subject: ({ companyId, companyProfile }) => ({ companyId, profile: companyProfile }),
  failure: ASSISTANT_FAILURES.intelligent_grant_search,

  async embedded(context, request) {
    const { company, wishes } = await asked(context, request);
    const { items, hasDroppedWords } = await find(context, wishes);
    const found = items.slice(0, RESULTS);
    const bandi = found.map((item) => bandoOf(item, context.records.today));
    return JSON.stringify({
      query: searchQueryText(company, wishes),
      bandi,
      riassunto: searchSummary({
        company: company.companyName || SECTOR_LABELS[company.sector],
        looked: (await context.records.catalogue()).size,
        found: found.length,
        verdicts: countVerdicts(found),
        nearest: nearestOf(found),
        rolling: bandi.filter(({ scadenza }) => scadenza === ROLLING_DEADLINE).length,
        words: wishes.words,
        hasDroppedWords,
      }),
    });
  },

  async prompt(context, request) {
    const { company, wishes } = await asked(context, request);
    const { items } = await find(context, wishes);
    return {
      format: 'json',
      system: jsonSystem(
        '{"bandi":[{"id":"…","nome":"…","livello":"…","ente":"…","scadenza":"…","perche_adatto":"…"}],"riassunto":"…"}',
      ),
      task: 'Scegli dal blocco BANDI quelli più adatti all’azienda, al massimo dieci, dal più adatto. Copia id e nome come sono. In perche_adatto spiega in una frase, con i dati dell’azienda e del bando, perché è adatto. In riassunto scrivi al massimo tre frasi.',
      blocks: [
        { label: 'RICERCA', text: searchQueryText(company, wishes) },
        {
          label: 'BANDI',
          text: items
            .slice(0, SHOWN)
            .map((item) =>
              recordText({ ...bandoOf(item, context.records.today), link: null, in_catalogo: null, esempio: null }),
            )
            .join('\n\n'),
        },
      ],
    };
  },
  read(text) {
    const answer = parseGrantAnswer(text, { sector: null, region: null, description: '' });
    if (answer.grants.length === 0) throw new Error('no grant in the answer');
    return text;
  },
  /** Facts stay the catalogue's: of the provider's answer only the choice and the reasons are kept. */
  async merge(context, request, base, told, checked) {
    const { company, wishes } = await asked(context, request);
    const answer = parseGrantAnswer(told, company);
    const catalogue = await context.records.catalogue();
    const byName = new Map([...catalogue.entries()].map(({ grant }) => [fold(grant.name), grant]));
    const grants = answer.grants.map((found) => catalogue.find(found.id)?.grant ?? byName.get(fold(found.name)));
    const judged = await context.records.judge(grants.filter((grant) => grant !== undefined));
    const embedded = base === null ? null : (JSON.parse(base) as { query: string; riassunto: string });
    return JSON.stringify({
      query: embedded?.query ?? searchQueryText(company, wishes),
      bandi: answer.grants.map((found, at) => {
        const item = judged.get(grants[at]?.id ?? '');
        if (!item) return outsideBando(found, checked);
        const own = bandoOf(item, context.records.today);
        const reason = checked(found.whyAdaptedForYou, 600);
        return { ...own, perche_adatto: item.verdict === 'non_ammissibile' || !reason ? own.perche_adatto : reason };
      }),
      riassunto: checked(answer.summary, 1200) || (embedded?.riassunto ?? ''),
    });
  },
  samples({ filters }) {
    const wanted = SAMPLE_GRANTS.filter(
      ({ livello }) => filters.territorialLevel === 'tutti' || livello === filters.territorialLevel,
    );
    return JSON.stringify({
      query: '',
      bandi: wanted.map((sample): Bando => ({
        ...EMPTY_BANDO,
        ...sample,
        id: `esempio-${sample.livello}`,
        esempio: true,
      })),
      riassunto: SAMPLES_SUMMARY,
    });
  },
});

type Wishes = { level: TerritorialLevel; sector: Sector | null; region: Region | null; words: string };

async function asked({ records }: OperationContext, { query, filters }: Input) {
  const company = await records.company();
  if (!company)
    throw new AppError('invalid_input', { fields: [{ field: 'companyProfile', message: ASSISTANT_NEEDS.company }] });
  const sector = sectorNamed(filters.sector ?? '');
  const typed = query && query.length <= TYPED_QUERY_CHARS ? query : '';
  const free = [filters.customQuery || typed, sector ? '' : filters.sector].filter(Boolean).join(' ');
  const wishes: Wishes = {
    level: filters.territorialLevel,
    sector,
    region: filters.region ? regionNamed(filters.region) : null,
    words: quotable(oneLine(free, 300), 300),
  };
  return { company, wishes };
}

function sectorNamed(text: string): Sector | null {
  const wanted = fold(text.trim());
  return SECTORS.find((sector) => sector === wanted || fold(SECTOR_LABELS[sector]) === wanted) ?? null;
}
const regionNamed = (text: string): Region | null =>
  REGIONS.find((region) => fold(region) === fold(text.trim())) ?? regionOf(text);

/** The matches of the company within the filters; with words, those that answer them first. */
async function find({ records, ctx }: OperationContext, { level, sector, region, words: wanted }: Wishes) {
  const company = await records.company();
  // Asking for another region is asking about grants that today are not for this company: they show, with the reason.
  const isElsewhere = region !== null && company?.region != null && company.region !== region;
  const matches = await records.matches({ limit: CANDIDATES, ...(isElsewhere ? { verdict: 'tutti' as const } : {}) });
  const fits = matches.filter(
    ({ grant }) =>
      (level === 'tutti' || grant.level === level) &&
      (region === null || grant.regions.length === 0 || grant.regions.includes(region)) &&
      (sector === null || grant.sectors.length === 0 || grant.sectors.includes(sector)),
  );
  const isThere = ({ grant }: MatchItem) => region !== null && grant.regions.includes(region);
  const ownFirst = fits.filter(isThere).sort((one, other) => one.grant.regions.length - other.grant.regions.length);
  const inOrder = isElsewhere ? [...ownFirst, ...fits.filter((item) => !isThere(item))] : fits;
  // The words are the project itself: the matcher has read them, and judges better than a search of the same words.
  const isProject = fold((await records.project())?.description ?? '') === fold(wanted);
  if (wanted === '' || isProject) return { items: suitedOf(inOrder), hasDroppedWords: false };
  await readWords(ctx, wanted);
  const index = (await records.catalogue()).index(ctx.now());
  const hits = await inTurns(index.searchInSteps(wanted, { limit: CANDIDATES, home: company?.region ?? null }));
  const places = new Map(hits.map(({ id }, place) => [id, place]));
  const answering = inOrder
    .filter(({ grant }) => places.has(grant.id))
    .sort((one, other) => places.get(one.grant.id)! - places.get(other.grant.id)!);
  return answering.length > 0
    ? { items: suitedOf(answering), hasDroppedWords: false }
    : { items: suitedOf(inOrder), hasDroppedWords: true };
}

/** A few that suit the project say more than ten of which most are for something else. */
function suitedOf(items: MatchItem[]): MatchItem[] {
  const suited = items.filter(({ suits }) => suits);
  return suited.length >= ENOUGH ? suited : [...suited, ...items.filter(({ suits }) => !suits)];
}
const ENOUGH = 3;

const countVerdicts = (items: readonly MatchItem[]) => ({
  ammissibile: items.filter(({ verdict }) => verdict === 'ammissibile').length,
  da_verificare: items.filter(({ verdict }) => verdict === 'da_verificare').length,
  non_ammissibile: items.filter(({ verdict }) => verdict === 'non_ammissibile').length,
});

function nearestOf(items: readonly MatchItem[]) {
  const dated = items.flatMap(({ grant, daysLeft }) =>
    grant.closesOn !== null && daysLeft !== null
      ? [{ name: quotable(grant.name, 300), deadline: grant.closesOn, daysLeft }]
      : [],
  );
  return dated.sort((one, other) => one.daysLeft - other.daysLeft)[0] ?? null;
}
