import { devices, type Browser, type CDPSession, type Page } from '@playwright/test';
import { median } from '../shared/statistics.ts';
import type { DemoProduct } from './demo-product.ts';
import { phoneScreens, type DemoPeople, type PhoneScreen } from './phone-screens.ts';

/** A cheap phone on a slow line: four times slower than this machine, 1.6 Mbit/s, 150 ms to the server and back. */
const slowdown = 4;
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

/** When all that a screen is waited for stands there, told by the page itself: the way to the measuring process counts for nothing. */
const noteWhenUsable = ({ selector, least }: { selector: string; least: number }): void => {
  const look = (): void => {
    const shown = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    if (shown.length < least) requestAnimationFrame(look);
    else Reflect.set(window, 'usableAt', performance.now());
  };
  requestAnimationFrame(look);
};

/** Another signature is refused as an old token is; the time of its end is past, as in a token that has lapsed. */
const lapsed = (access: string): string => {
  const [head = '', claims = '', signature = ''] = access.split('.');
  const past = {
    ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>),
    iat: 1_700_000_000,
    exp: 1_700_000_600,
  };
  return [head, Buffer.from(JSON.stringify(past)).toString('base64url'), signature].join('.');
};

const slowDown = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
};

interface Visit {
  ms: number;
  /** Begun before the screen could be used. */
  requests: number;
  /** All of them, with what an idle browser fetches ahead. */
  allRequests: number;
  /** Bytes that had come by then, as they came over the line. */
  bytes: number;
  /** Of these those of the font files. */
  fonts: number;
  /** Of these the answers of the API. */
  data: number;
}

interface Fetched {
  url: string;
  /** Both in milliseconds since the page began. */
  begun: number;
  done: number;
  bytes: number;
}

const visit = async (page: Page, url: string): Promise<Visit> => {
  const requests: Promise<Omit<Fetched, 'begun' | 'done'> & { at: number; took: number }>[] = [];
  page.on('requestfinished', (request) => {
    const { startTime: at, responseEnd: took } = request.timing();
    const seen = { url: request.url(), at, took };
    requests.push(
      request.sizes().then(
        ({ responseBodySize }) => ({ ...seen, bytes: responseBodySize }),
        () => ({ ...seen, bytes: 0 }),
      ),
    );
  });
  await page.goto(url, { waitUntil: 'commit' });
  const usableAt = await page.waitForFunction(() => Reflect.get(window, 'usableAt') as number);
  const ms = await usableAt.jsonValue();
  await page.waitForLoadState('networkidle');
  const origin = await page.evaluate(() => performance.timeOrigin);
  page.removeAllListeners('requestfinished');
  const all: Fetched[] = (await Promise.all(requests)).map(({ at, took, ...one }) => ({
    ...one,
    begun: at - origin,
    done: at - origin + took,
  }));
  const inTime = all.filter(({ done }) => done <= ms);
  const sum = (pattern: RegExp): number =>
    inTime.reduce((total, one) => total + (pattern.test(one.url) ? one.bytes : 0), 0);
  return {
    ms,
    requests: all.filter(({ begun }) => begun <= ms).length,
    allRequests: all.length,
    bytes: sum(/./),
    fonts: sum(/\.woff2/),
    data: sum(/\/api\//),
  };
};

const visitTwice = async (
  browser: Browser,
  product: { url: string },
  screen: PhoneScreen,
  people: DemoPeople,
): Promise<readonly [Visit, Visit]> => {
  const context = await browser.newContext({
    ...devices['Pixel 5'],
    viewport: { width: 390, height: 844 },
    locale: 'fr-FR',
    // What a worker asks for is not slowed down with the page: a second visit would look better than it is.
    serviceWorkers: 'block',
  });
  const tokens = screen.as && people[screen.as];
  if (tokens)
    await context.addInitScript(
      ({ access, refresh }) => {
        if (sessionStorage.getItem('seeded')) return;
        sessionStorage.setItem('seeded', 'yes');
        localStorage.setItem('access', access);
        localStorage.setItem('refresh', refresh);
        localStorage.setItem('tokens', JSON.stringify({ access, refresh }));
      },
      { ...tokens, access: screen.lapsed ? lapsed(tokens.access) : tokens.access },
    );
  await context.addInitScript(noteWhenUsable, {
    selector: screen.selector,
    least: screen.least ?? 1,
  });
  const page = await context.newPage();
  await slowDown(page);
  const url = `${product.url}${screen.path}`;
  const first = await visit(page, url);
  const second = await visit(page, url);
  await context.close();
  return [first, second];
};

export interface PhoneFigures {
  name: string;
  first: Visit;
  again: Visit;
}

const medianOf = (visits: readonly Visit[]): Visit => {
  const of = (name: keyof Visit) => median(visits.map((one) => one[name]));
  return {
    ms: of('ms'),
    requests: of('requests'),
    allRequests: of('allRequests'),
    bytes: of('bytes'),
    fonts: of('fonts'),
    data: of('data'),
  };
};

/** Every screen on that phone, with an empty cache and once more: medians. */
export const measurePhone = async (
  browser: Browser,
  demo: Pick<DemoProduct, 'url' | 'people'>,
  runs: number,
): Promise<PhoneFigures[]> => {
  const figures: PhoneFigures[] = [];
  for (const screen of phoneScreens(await demo.people())) {
    const people = await demo.people();
    const visits: (readonly [Visit, Visit])[] = [];
    for (let run = 0; run < runs; run += 1)
      visits.push(await visitTwice(browser, demo, screen, people));
    figures.push({
      name: screen.name,
      first: medianOf(visits.map(([first]) => first)),
      again: medianOf(visits.map(([, again]) => again)),
    });
  }
  return figures;
};
