import { deMinimisPosition } from '#domain/tools/de-minimis/position.ts';
import type { Ledger } from '#domain/tools/de-minimis/ledger.ts';
import { LEDGER_CSV } from '#messages/tools-screens.ts';
import { DE_MINIMIS_REGIME_LABELS } from '#messages/tools.ts';

/** For Italian spreadsheets: semicolons, decimal comma, and a mark that says UTF-8. */
export function ledgerCsv(ledger: Ledger, day: string): string {
  const firms = new Map(ledger.undertakings.map(({ id, name }) => [id, name]));
  const lines = deMinimisPosition(ledger, day).lines.map((line) => [
    line.grantedOn,
    line.amountGge.toFixed(2).replace('.', ','),
    DE_MINIMIS_REGIME_LABELS[line.regime],
    line.title ?? '',
    line.body,
    firms.get(line.undertakingId) ?? '',
    line.cor ?? '',
    line.car ?? '',
    line.isCounted ? LEDGER_CSV.yes : LEDGER_CSV.no,
    line.freesOn,
  ]);
  const rows = [LEDGER_CSV.columns, ...lines].map((cells) => cells.map(cell).join(';'));
  return `\uFEFF${rows.join('\r\n')}\r\n`;
}

/** A text that looks like a formula is written as text: spreadsheets would run it. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
