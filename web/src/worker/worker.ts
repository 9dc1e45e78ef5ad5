import { readAlert } from './alerts.ts';

/**
 * The service worker: keeps the built files that pages have fetched and the last page, so that the product opens without a
 * network, and shows what this device is told at once. It answers nothing of the API and keeps nothing of anybody. Built by itself, as `sw.js`; this file's text
 * changes with each build, by which the browser knows that there is a new one.
 */
type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = ExtendableEvent & {
  request: Request;
  respondWith(answer: Promise<Response>): void;
};
type MessageEventOfPage = ExtendableEvent & { data: unknown };

type PushEvent = ExtendableEvent & { data: { text(): string } | null };
type NoticeEvent = ExtendableEvent & { notification: Notification };
type PageOfWorker = { url: string; focus(): Promise<unknown> };

interface Worker {
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(of: { type: 'window'; includeUncontrolled: boolean }): Promise<PageOfWorker[]>;
    openWindow(address: string): Promise<unknown>;
  };
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  addEventListener(type: 'install' | 'activate', on: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', on: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', on: (event: MessageEventOfPage) => void): void;
  addEventListener(type: 'push', on: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', on: (event: NoticeEvent) => void): void;
}

const worker = globalThis as unknown as Worker;

const filesCache = 'tandem-files';
const pageCache = 'tandem-page';
/** Where the page that opens without a network lies, and the one that takes its place once its files lie there as well. */
const [keptPage, nextPage] = ['/', '/next'];
/** A name changes with its content: what is not asked for any more makes room, oldest first. */
const mostFiles = 300;
/** Milliseconds after which a network that does not answer counts as none. */
const patience = 4000;

const isFile = (url: URL): boolean =>
  url.origin === location.origin && url.pathname.startsWith('/assets/');

const makeRoom = async (files: Cache): Promise<void> => {
  const kept = await files.keys();
  for (const old of kept.slice(0, Math.max(0, kept.length - mostFiles))) await files.delete(old);
};

/** Keeps an answer beside its way to the page: a device that has no room for it shows it all the same. */
const keepBeside = (event: FetchEvent, cache: Cache, address: string, answer: Response): void => {
  const keep = async (copy: Response) => {
    await cache.put(address, copy);
    await makeRoom(cache);
  };
  event.waitUntil(keep(answer.clone()).catch(() => undefined));
};

const fileOf = async (event: FetchEvent): Promise<Response> => {
  const { request } = event;
  const files = await caches.open(filesCache);
  const kept = await files.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) keepBeside(event, files, request.url, answer);
  return answer;
};

/** What the page was asked for by may hold the secret of a link. */
const withoutAddress = (answer: Response): Response => {
  const { body, headers } = answer.clone();
  return new Response(body, { headers });
};

/** The server's page as long as it answers: what is kept may be older than the server. */
const pageOf = async (event: FetchEvent): Promise<Response> => {
  const page = await caches.open(pageCache);
  try {
    const answer = await fetch(event.request, { signal: AbortSignal.timeout(patience) });
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
    if (answer.status === 200 && isPage) keepBeside(event, page, nextPage, withoutAddress(answer));
    return answer;
  } catch (error) {
    const kept = await page.match(keptPage);
    if (kept) return kept;
    throw error;
  }
};

/** Whether all of these lie on the device now; what a page has fetched, the browser has still. */
const keepFiles = async (addresses: readonly string[]): Promise<boolean> => {
  const files = await caches.open(filesCache);
  let all = true;
  for (const address of addresses) {
    if (!isFile(new URL(address)) || (await files.match(address))) continue;
    const answer = await fetch(address, { cache: 'force-cache' }).catch(() => null);
    if (answer?.status === 200) await files.put(address, answer);
    else all = false;
  }
  return all;
};

const filesNamedIn = (page: string): string[] =>
  [...page.matchAll(/(?:src|href)="(?<file>\/assets\/[^"]+)"/g)].map(
    ({ groups }) => new URL(groups?.['file'] ?? '', location.origin).href,
  );

/** A page of a new build takes the old one's place only with its files: one without them opens nothing. */
const keepPage = async (): Promise<void> => {
  const page = await caches.open(pageCache);
  const next =
    (await page.match(nextPage)) ?? ((await page.match(keptPage)) ? null : await fetch('/'));
  if (next?.status !== 200) return;
  if (!(await keepFiles(filesNamedIn(await next.clone().text())))) return;
  await page.put(keptPage, next);
  await page.delete(nextPage);
};

/** What a page had fetched before the worker was there. */
const keepAll = async (addresses: readonly string[]): Promise<void> => {
  await keepFiles(addresses);
  await keepPage();
};

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (isFile(url)) event.respondWith(fileOf(event));
  else if (request.mode === 'navigate' && !url.pathname.startsWith('/api/'))
    event.respondWith(pageOf(event));
});

worker.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keepAll(event.data.map(String)));
});

/** A later line about the same page takes the place of the earlier one. */
const showAlert = async (message: string | undefined): Promise<void> => {
  const { text, path, unread } = readAlert(message);
  const icon = '/icon-192.png';
  await worker.registration.showNotification('Tandem', { body: text, tag: path, icon, lang: 'fr' });
  // Not every browser knows numbers on icons, and one may refuse them.
  if (unread !== null && 'setAppBadge' in navigator)
    await navigator.setAppBadge(unread).catch(() => undefined);
};

/** The page that is open there already; no other is turned over under who is typing. */
const openPage = async (path: string): Promise<void> => {
  const address = new URL(path, location.origin).href;
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => url === address);
  await (open ? open.focus() : worker.clients.openWindow(address));
};

worker.addEventListener('push', (event) => event.waitUntil(showAlert(event.data?.text())));

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.tag));
});
