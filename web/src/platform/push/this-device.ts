/** Whose alerts this browser shows, by their e-mail address: somebody else's are not for who signs in next. */
const entry = 'alerts';

export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** `none`: this browser cannot; `denied`: whoever uses it has refused, or their house. */
export type AlertState = 'ready' | 'denied' | 'none';

/** A question to the browser, that asks nobody anything. */
export const alertState = (): AlertState => {
  const knows = 'serviceWorker' in navigator && 'PushManager' in globalThis;
  if (!knows || !('Notification' in globalThis)) return 'none';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
};

const pushManager = async (): Promise<PushManager | undefined> => {
  if (alertState() === 'none') return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager;
};

const currentSubscription = async (): Promise<PushSubscription | null> => {
  try {
    return (await (await pushManager())?.getSubscription()) ?? null;
  } catch {
    return null;
  }
};

/** The fingerprint by which the server lists this browser; null where it shows nobody's alerts. */
export const fingerprintHere = async (): Promise<string | null> => {
  const subscription = await currentSubscription();
  if (!subscription) return null;
  const hash = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(subscription.endpoint),
  );
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

/** Whoever uses the browser has said no, or has closed its question. */
export class AlertsRefused extends Error {}

/**
 * Asks the browser, and whoever uses it, to show alerts of the account: only ever after a click. A subscription that was made
 * for another key, or another account, is given up first.
 */
export const startAlerts = async (owner: string, serverKey: string): Promise<Subscription> => {
  if ((await Notification.requestPermission()) !== 'granted') throw new AlertsRefused();
  const manager = await pushManager();
  if (!manager) throw new Error('This browser has no worker yet.');
  await (await manager.getSubscription())?.unsubscribe();
  const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey });
  const { endpoint, keys } = made.toJSON();
  localStorage.setItem(entry, owner);
  return {
    endpoint: endpoint ?? '',
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
  };
};

/** What was shown names people: it is not for whoever sits here next. */
const closeShown = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
};

/** The push service forgets this browser, and tells the server so when it next has something for it. */
export const stopAlerts = async (): Promise<void> => {
  await closeShown().catch(() => undefined);
  await (await currentSubscription())?.unsubscribe().catch(() => false);
};

/** The same, but where the alerts are of the account that stays; null: of none. */
export const stopAlertsUnless = (kept: string | null): void => {
  try {
    const owner = localStorage.getItem(entry);
    if (owner === null || owner === kept) return;
    localStorage.removeItem(entry);
    void stopAlerts();
  } catch {
    // A browser that keeps nothing has no alerts either.
  }
};
