import { dataOf, type ApiClient } from './api.ts';

/** Whether this browser can be told, and is. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

const WORKER = '/sw.js';
const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

const tell = async (api: ApiClient, subscription: PushSubscription): Promise<void> => {
  const { endpoint, keys } = subscription.toJSON();
  await dataOf(
    api.push.subscriptions.$post({
      json: { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } },
    }),
  );
};

/** After a new sign-in this browser says again that it listens: its last session took the subscription along. */
export async function readPush(api: ApiClient): Promise<PushState> {
  if (!canPush()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = Notification.permission === 'granted' ? await ownSubscription() : null;
  if (!subscription) return 'off';
  await tell(api, subscription);
  return 'on';
}

/** Asks the person, then the browser's push service, then tells the server. */
export async function startPush(api: ApiClient): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return readPush(api);
  const registration = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const { publicKey } = await dataOf(api.push.$get());
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await registration.pushManager.subscribe(options).catch(async (error: unknown) => {
    // Keys of an earlier installation: the old subscription goes first.
    const old = await registration.pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return registration.pushManager.subscribe(options);
  });
  await tell(api, subscription);
  return 'on';
}

export async function stopPush(api: ApiClient): Promise<PushState> {
  const subscription = await ownSubscription();
  if (!subscription) return 'off';
  await dataOf(api.push.subscriptions.$delete({ json: { endpoint: subscription.endpoint } }));
  await subscription.unsubscribe();
  return 'off';
}
