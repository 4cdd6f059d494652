import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { InferRequestType, InferResponseType } from 'hono/client';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { sendForm } from '#web/lib/upload.ts';

type LedgerApi = ApiClient['tools']['de-minimis'];
export type LedgerView = InferResponseType<LedgerApi[':companyId']['$get'], 200>;
export type EntryInput = InferRequestType<LedgerApi[':companyId']['entries']['$post']>['json'];
export type FirmInput = InferRequestType<LedgerApi[':companyId']['undertakings']['$post']>['json'];
export type ImportAnswer = InferResponseType<LedgerApi[':companyId']['imports']['$post'], 200>;

export function loadLedger(api: ApiClient): Promise<LedgerView | null> {
  return dataOf(api.tools['de-minimis'].$get());
}

/** The ledger's only door to the API: every write answers with the whole ledger, which replaces the old one. */
export function useLedger(loaded: LedgerView) {
  const { api } = useRouter().options.context;
  const [state, setState] = useState({ loaded, view: loaded });
  if (state.loaded !== loaded) setState({ loaded, view: loaded });
  const { view } = state;
  const companyId = view.company.id;
  const ledger = api.tools['de-minimis'][':companyId'];
  const ofRow = (id: string) => ({ param: { companyId, id } });

  async function show(answer: Promise<LedgerView>): Promise<void> {
    const fresh = await answer;
    setState((old) => ({ ...old, view: fresh }));
  }
  return {
    view,
    addEntry: (json: EntryInput) => show(dataOf(ledger.entries.$post({ param: { companyId }, json }))),
    changeEntry: (id: string, json: EntryInput) => show(dataOf(ledger.entries[':id'].$put({ ...ofRow(id), json }))),
    removeEntry: (id: string) => show(dataOf(ledger.entries[':id'].$delete(ofRow(id)))),
    restoreEntry: (id: string) => show(dataOf(ledger.entries[':id'].restore.$post(ofRow(id)))),
    addFirm: (json: FirmInput) => show(dataOf(ledger.undertakings.$post({ param: { companyId }, json }))),
    changeFirm: (id: string, json: FirmInput) => show(dataOf(ledger.undertakings[':id'].$put({ ...ofRow(id), json }))),
    removeFirm: (id: string) => show(dataOf(ledger.undertakings[':id'].$delete(ofRow(id)))),
    restoreFirm: (id: string) => show(dataOf(ledger.undertakings[':id'].restore.$post(ofRow(id)))),
    csvHref: `/api/tools/de-minimis/${companyId}/export.csv`,
    async importRegister(file: File, onProgress: (percent: number) => void): Promise<ImportAnswer['report']> {
      const form = new FormData();
      form.set('file', file);
      const answer = await sendForm<ImportAnswer>(`/api/tools/de-minimis/${companyId}/imports`, form, onProgress);
      const { report, ...fresh } = answer;
      setState((old) => ({ ...old, view: fresh }));
      return report;
    },
  };
}
export type LedgerDoor = ReturnType<typeof useLedger>;
