import { z } from 'zod';
import { quotable } from '#domain/assistant/instruction-like.ts';
import { readEuro, readNumber } from '#domain/numbers/read-number.ts';
import { corrected } from './grammar/corrections.ts';
import { withCapitals } from './grammar/plain-speech.ts';
import { withoutNotesToWriter } from './to-the-writer.ts';

/** More than a form holds is a mistake or an attack. */
const MAX_ITEMS = 40;

const text = (max: number) =>
  z
    .union([z.string(), z.number().transform(String)])
    .transform((value) => quotable(value, max).replace(/(?<![.;\s])[.;\s]+$/, ''))
    .nullish()
    .transform((value) => value ?? '')
    .catch('');
const figure = (read: (told: string) => number | null) =>
  z
    .union([z.number(), z.string().max(40).transform(read)])
    .nullish()
    .transform((value) => value ?? null)
    .catch(null);
const day = z
  .string()
  .regex(/^\d{4}-\d{2}(-\d{2})?/)
  .nullish()
  .transform((value) => value?.slice(0, 10) ?? null)
  .catch(null);
const list = <Item extends z.ZodType>(item: Item) =>
  z
    .array(z.unknown())
    .transform((values) =>
      values.slice(0, MAX_ITEMS).flatMap((value) => {
        const read = item.safeParse(value);
        return read.success ? [read.data] : [];
      }),
    )
    .catch([]);

const kpi = z.object({
  name: text(120),
  unit: text(60),
  baseline: figure(readNumber),
  target: figure(readNumber),
  by: day,
});
export type DraftKpi = z.infer<typeof kpi>;

const cost = z.object({ category: text(120), amount: figure(readEuro), description: text(300) });
const person = z.object({ name: text(120), role: text(120), experience: text(240), effort: text(120) });
export type DraftPerson = z.infer<typeof person>;
/** "nostre telefonate": whose they are is said by who asks. */
const source = text(200).transform((told) =>
  told.replace(/^(?:(?:i|le|il|la|dai|dalle) )?(?:nostr[oaie]|mi[oae]|miei)\s+/iu, ''),
);
const market = z.object({ fact: text(400), source });
export type MarketFact = z.infer<typeof market>;

/** What a company wants to do, as a draft reads it: each part empty until somebody says it. */
export const draftProject = z.object({
  title: text(200),
  description: z
    .string()
    // Lines are kept: they part the things of a list.
    .transform((value) =>
      corrected(
        value
          .split(/\n+/)
          .map((row) => withoutNotesToWriter(quotable(withCapitals(row), 4000)))
          .filter((row) => row !== '')
          .join('\n')
          .slice(0, 4000),
      ),
    )
    .catch(''),
  spend: figure(readEuro),
  region: text(60),
  province: text(60),
  city: text(120),
  startsOn: day,
  endsOn: day,
  ordered: z.boolean().nullable().catch(null),
  costs: list(cost),
  people: list(person),
  kpis: list(kpi),
  market: list(market),
});
export type DraftProject = z.infer<typeof draftProject>;
export const NO_DRAFT_PROJECT: DraftProject = draftProject.parse({});
