import type { PortfolioTable, Standing } from '#domain/sharing/who-can.ts';
import { dayText } from '#domain/numbers/write-day.ts';
import { statusLabel } from '#messages/applications/applications.ts';
import { CLIENT_KIND_LABELS } from '#messages/sharing/portfolio.ts';
import { PORTFOLIO_TABLE as WORDS, STANDING_LABELS, WHO_CAN } from '#messages/sharing/who-can.ts';
import { csvOf } from '#server/platform/csv.ts';

/** As the screen says it, in words. */
function standingText({ application, verdict, reason }: Standing): string {
  if (application) {
    return application.sentOn ? WHO_CAN.sentOn(dayText(application.sentOn)) : statusLabel(application.status);
  }
  return verdict === 'ammissibile' ? STANDING_LABELS.ammissibile : (reason ?? STANDING_LABELS[verdict]);
}

/** Clients by open grants, for a spreadsheet: one row per client (CON-20). */
export function portfolioCsv({ grants, clients }: PortfolioTable): string {
  const { client, place, kind } = WORDS.exportHead;
  return csvOf([
    [client, place, kind, ...grants.map(({ name, closesOn }) => (closesOn ? `${name} (${dayText(closesOn)})` : name))],
    ...clients.map((row) => [row.name, row.place, CLIENT_KIND_LABELS[row.kind], ...row.cells.map(standingText)]),
  ]);
}
