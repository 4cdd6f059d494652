import { z } from 'zod';
import { hasAddress } from '#domain/accounts/person-name.ts';
import { VERDICTS } from '#domain/vocabulary.ts';
import { CLIENT_KINDS } from './portfolio.ts';

/** Where one client stands with one grant: its own work first, then what the requirements say. */
const standing = z.object({
  grantId: z.string(),
  verdict: z.enum(VERDICTS),
  /** The strongest reason, in a few words. */
  reason: z.string().nullable(),
  /** The application of the client, where the consultant may see one. */
  application: z.object({ id: z.string(), status: z.string(), sentOn: z.iso.date().nullable() }).nullable(),
});
export type Standing = z.infer<typeof standing>;

const clientStanding = z.object({
  companyId: z.string(),
  consultancyId: z.string().nullable(),
  name: z.string(),
  place: z.string().nullable(),
  kind: z.enum(CLIENT_KINDS),
  cells: z.array(standing),
});
export type ClientStanding = z.infer<typeof clientStanding>;

/** Clients by open grants: the columns by closing date, those without one last. */
export const portfolioTable = z.object({
  grants: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      closesOn: z.iso.date().nullable(),
      daysLeft: z.number().nullable(),
    }),
  ),
  clients: z.array(clientStanding),
});
export type PortfolioTable = z.infer<typeof portfolioTable>;

/** "Chi dei miei clienti può chiedere questo bando?" */
export const whoCan = z.object({ clients: z.array(clientStanding), today: z.iso.date() });
export type WhoCan = z.infer<typeof whoCan>;

export const CLIENT_MAIL_CAPS = { clients: 50, perDay: 200, text: 4_000 };

export const clientMailInput = z.object({
  companyIds: z.array(z.string().max(64)).min(1).max(CLIENT_MAIL_CAPS.clients),
  text: z
    .string()
    .trim()
    .min(20)
    .max(CLIENT_MAIL_CAPS.text)
    .refine(
      (text) => !hasAddress(text),
      'Togli link e indirizzi: il bando ha già il suo pulsante, e la tua e-mail è in fondo',
    ),
});
export type ClientMailInput = z.infer<typeof clientMailInput>;

/** Nothing stands in the way, and nothing is begun. */
export const canAsk = ({ application, verdict }: Standing): boolean =>
  verdict === 'ammissibile' && application === null;

/** An application that is not sent yet, or something that only a closer look can tell. */
export const isToDo = ({ application, verdict }: Standing): boolean =>
  application ? application.sentOn === null : verdict === 'da_verificare';

const ORDER: Record<Standing['verdict'], number> = { ammissibile: 0, da_verificare: 1, non_ammissibile: 2 };

/** Who can ask first, then who has to look closer, then who cannot; by name among equals. */
export function compareStandings(one: ClientStanding, other: ClientStanding): number {
  const rank = ({ cells }: ClientStanding) => ORDER[cells[0]?.verdict ?? 'non_ammissibile'];
  return rank(one) - rank(other) || one.name.localeCompare(other.name, 'it');
}
