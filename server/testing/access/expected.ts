import { ACCOUNTS_ROWS } from './accounts-rows.ts';
import { ADMIN_ROWS } from './admin-rows.ts';
import { APPLICATIONS_ROWS } from './applications-rows.ts';
import { CATALOGUE_ROWS } from './catalogue-rows.ts';
import { MARKETPLACE_ROWS } from './marketplace-rows.ts';
import { SITE_ROWS } from './site-rows.ts';

/** Who asks for a record of the owner, in the order of the codes of a row. */
export const SEATS = [
  // without an account that counts: nobody, and an account without type or proven address
  'visitor',
  'newcomer',
  // whose it is, and the owner of another company
  'owner',
  'other',
  // consultants: shared to be read, to be changed; the latter once suspended, with the work ended, with the owner's
  // account closed, or locked
  'reader',
  'writer',
  'suspended',
  'ended',
  'ownerClosed',
  'ownerLocked',
  // people invited to the application, the last one invited to edit and withdrawn
  'guestReading',
  'guestCommenting',
  'guestEditing',
  'guestWithdrawn',
  // the owner, with the own account closed or locked while a session is open
  'closed',
  'locked',
  'admin',
] as const;
export type Seat = (typeof SEATS)[number];

/** What an answer is in a row; one that is not here is written as its status. */
const CODES: Record<number, string> = { 400: 'b', 401: '1', 403: '3', 404: '4', 409: 'c', 410: 'x', 415: 'm' };
export const codeOf = (status: number): string =>
  status < 300 ? '+' : status < 400 ? '>' : (CODES[status] ?? String(status));
export const isRefused = (code: string): boolean => code !== '+' && code !== '>';

/** What each operation answers to each seat: `13 +4 4+4444 44+4 11 4  PUT /api/…`, spaces between kinds of people. */
export const EXPECTED: Record<string, string> = Object.fromEntries(
  [ACCOUNTS_ROWS, ADMIN_ROWS, APPLICATIONS_ROWS, CATALOGUE_ROWS, MARKETPLACE_ROWS, SITE_ROWS].flatMap((rows) =>
    rows
      .trim()
      .split('\n')
      .map((row) => {
        const [codes = '', operation = ''] = row.split(/ {2}/);
        return [operation, codes.replaceAll(' ', '')];
      }),
  ),
);
