import { queryOptions } from '@tanstack/react-query';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { sendForm } from '#web/lib/upload.ts';

type LedgerApi = ApiClient['tools']['de-minimis'];
export type LedgerView = InferResponseType<LedgerApi[':companyId']['$get'], 200>;
export type EntryInput = InferRequestType<LedgerApi[':companyId']['entries']['$post']>['json'];
export type FirmInput = InferRequestType<LedgerApi[':companyId']['undertakings']['$post']>['json'];
export type ImportAnswer = InferResponseType<LedgerApi[':companyId']['imports']['$post'], 200>;

/** The register of the active company; null without one. */
export const ledgerQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: KEYS.ledger,
    queryFn: (): Promise<LedgerView | null> => dataOf(api.tools['de-minimis'].$get()),
  });

/** Every write answers with the whole register. */
export function ledgerWrites(api: ApiClient, companyId: string) {
  const { entries, undertakings } = api.tools['de-minimis'][':companyId'];
  const row = (id: string) => ({ param: { companyId, id } });
  return {
    addEntry: (json: EntryInput) => dataOf(entries.$post({ param: { companyId }, json })),
    changeEntry: (id: string, json: EntryInput) => dataOf(entries[':id'].$put({ ...row(id), json })),
    removeEntry: (id: string) => dataOf(entries[':id'].$delete(row(id))),
    restoreEntry: (id: string) => dataOf(entries[':id'].restore.$post(row(id))),
    addFirm: (json: FirmInput) => dataOf(undertakings.$post({ param: { companyId }, json })),
    changeFirm: (id: string, json: FirmInput) => dataOf(undertakings[':id'].$put({ ...row(id), json })),
    removeFirm: (id: string) => dataOf(undertakings[':id'].$delete(row(id))),
    restoreFirm: (id: string) => dataOf(undertakings[':id'].restore.$post(row(id))),
    importRegister({ file, onProgress }: { file: File; onProgress: (percent: number) => void }) {
      const form = new FormData();
      form.set('file', file);
      return sendForm<ImportAnswer>(`/api/tools/de-minimis/${companyId}/imports`, form, onProgress);
    },
  };
}
