import type { Outgoing } from './api.ts';

/** What has not left yet, kept by the browser with its files: it survives a reload and a lost network. */
export type Kept = Outgoing & { owner: string; at: number };

const DATABASE = 'bandolo-chat';
const STORE = 'outbox';
/** Where the browser keeps nothing: until one leaves the page. */
const inMemory = new Map<string, Kept>();

function opened(): Promise<IDBDatabase | null> {
  if (typeof indexedDB === 'undefined') return Promise.resolve(null);
  return new Promise((resolve) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'clientId' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(null);
  });
}

async function within<Result>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<Result>) {
  const database = await opened();
  if (!database) return null;
  return new Promise<Result | null>((resolve) => {
    const request = act(database.transaction(STORE, mode).objectStore(STORE));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(null);
  }).finally(() => database.close());
}

export async function keepOutgoing(item: Kept): Promise<void> {
  const key = await within('readwrite', (store) => store.put(item));
  if (key === null) inMemory.set(item.clientId, item);
}

export async function dropOutgoing(clientId: string): Promise<void> {
  inMemory.delete(clientId);
  await within('readwrite', (store) => store.delete(clientId));
}

/** In the order in which they were written; another person at this browser has none of them. */
export async function keptOutgoing(owner: string, chat: string): Promise<Kept[]> {
  const stored = (await within('readonly', (store) => store.getAll() as IDBRequest<Kept[]>)) ?? [];
  return [...stored, ...inMemory.values()]
    .filter((item) => item.owner === owner && item.chat === chat)
    .sort((one, other) => one.at - other.at);
}
