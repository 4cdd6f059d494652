import { deMinimisPosition } from '#domain/tools/de-minimis/position.ts';
import type { Ledger } from '#domain/tools/de-minimis/ledger.ts';
import { LEDGER_CSV } from '#messages/tools/screens.ts';
import { DE_MINIMIS_REGIME_LABELS } from '#messages/tools/tools.ts';
import { csvOf } from '#server/platform/csv.ts';

/** The aid of a ledger with what counts today; amounts to the cent. */
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
  return csvOf([LEDGER_CSV.columns, ...lines]);
}
