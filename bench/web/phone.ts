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
  requests: number;
  /** Bytes of the font files. */
  fonts: number;
  /** Bytes of the answers of the API, as they came over the line. */
  data: number;
}

const visit = async (page: Page, url: string): Promise<Visit> => {
  let requests = 0;
  const sizes: Promise<readonly [string, number]>[] = [];
  page.on('requestfinished', (request) => {
    requests += 1;
    sizes.push(
      request.sizes().then(
        ({ responseBodySize }) => [request.url(), responseBodySize] as const,
        () => [request.url(), 0] as const,
      ),
    );
  });
  await page.goto(url, { waitUntil: 'commit' });
  const usableAt = await page.waitForFunction(() => Reflect.get(window, 'usableAt') as number);
  const ms = await usableAt.jsonValue();
  await page.waitForLoadState('networkidle');
  const all = await Promise.all(sizes);
  const sum = (pattern: RegExp): number =>
    all.reduce((total, [address, size]) => total + (pattern.test(address) ? size : 0), 0);
  page.removeAllListeners('requestfinished');
  return { ms, requests, fonts: sum(/\.woff2/), data: sum(/\/api\//) };
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

export interface PhoneFigures extends Visit {
  name: string;
  /** Milliseconds of a second visit. */
  again: number;
}

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
    const of = (name: keyof Visit, at: 0 | 1 = 0) => median(visits.map((pair) => pair[at][name]));
    figures.push({
      name: screen.name,
      ms: of('ms'),
      requests: of('requests'),
      fonts: of('fonts'),
      data: of('data'),
      again: of('ms', 1),
    });
  }
  return figures;
};
