import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../tools/root.ts';
import { call } from './support/api.ts';
import { setStatus } from './support/matches.ts';
import { expect, test } from './support/test.ts';
import { openAs, somePlacement } from './support/world.ts';

const dist = path.join(root, 'web', 'dist');

/** What a phone asks for at an address is this, the page with its four files, and the screen's calls: twenty in all at most. */
const most = { files: 11, bytes: 142_000 };

/** Where the staff work from, their own styles included. */
const lists = { files: 9, bytes: 127_000 };

/** Where candidates and companies begin, on a telephone and a slow line. */
const first = { files: 5, bytes: 55_000 };

const screens = JSON.parse(readFileSync(path.join(dist, 'screens.json'), 'utf8')) as Record<
  string,
  string[]
>;

/** In bytes; what is too small to be worth it is sent as it is. */
const sent = (file: string, as: 'br' | 'gz'): number => {
  const full = path.join(dist, file);
  return statSync(existsSync(`${full}.${as}`) ? `${full}.${as}` : full).size;
};

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

const heavier = (than: { files: number; bytes: number }, paths: readonly string[]) =>
  paths
    .map((address) => [address, screens[address] ?? []] as const)
    .filter(
      ([, files]) =>
        files.length > than.files || sum(files.map((file) => sent(file, 'br'))) > than.bytes,
    );

test('no screen is more than a handful of files', () => {
  expect(heavier(most, Object.keys(screens))).toEqual([]);
});

test('the lists of matches bring nothing that only an opened match needs', () => {
  expect(screens).toHaveProperty(['/company/matches']);
  expect(heavier(first, ['/applicant/matches', '/company/matches'])).toEqual([]);
});

test('no candidate and no company loads the styles of the staff’s screens', () => {
  const styleSheets = (address: string) =>
    (screens[address] ?? []).filter((file) => file.endsWith('.css'));
  const ofStaff = styleSheets('/dashboard/journal').filter(
    (file) => !styleSheets('/applicant/matches').includes(file),
  );
  expect(ofStaff).toHaveLength(1);
  const others = Object.keys(screens).filter((address) => !address.startsWith('/dashboard/'));
  expect(
    others.filter((address) => styleSheets(address).some((file) => ofStaff.includes(file))),
  ).toEqual([]);
});

test('the staff’s lists of people bring nothing that only other screens of theirs need', () => {
  expect(screens).toHaveProperty(['/dashboard/applicant-management']);
  expect(
    heavier(lists, ['/dashboard/applicant-management', '/dashboard/company-management']),
  ).toEqual([]);
});

/** Scripts and styles of an address and of the page itself, compressed as the oldest browsers take them. */
const weightOf = (address: string): number => {
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="\/(?<file>assets\/[^"]+\.(?:js|css))"/g)];
  const files = [...named.map(({ groups }) => groups?.['file'] ?? ''), ...(screens[address] ?? [])];
  expect(files.some((file) => file.endsWith('.css'))).toBe(true);
  return sum(files.map((file) => sent(file, 'gz')));
};

/** Where a company types what it is and what it looks for, and the staff for others; a field more is not to ask for another cut. */
const forms = ['/company/page', '/company/offers', '/dashboard/personne/:accountId/fiche'];

const allowed = (address: string): number => {
  if (address === '/login') return 140_000;
  return forms.includes(address) ? 250_000 : 260_000;
};

test('each screen weighs what it may', () => {
  const weights = Object.keys(screens).map((address) => [address, weightOf(address)] as const);
  expect(weights.length).toBeGreaterThan(40);
  expect(forms.filter((address) => !(address in screens))).toEqual([]);
  expect(weights.filter(([address, weight]) => weight > allowed(address))).toEqual([]);
});

/** What one request more would be felt at: 150 ms each on a slow line, six at a time. */
const mostRequests = 20;
const phone = { width: 390, height: 844 };

test('nothing asks for more than twenty things when it is first opened, what is fetched ahead included', async ({
  browser,
  product,
}) => {
  const placement = await somePlacement(product);
  const { superuser, candidate, company, matchId } = placement;
  await setStatus(product, placement, 3);
  for (const { token: as } of [candidate, company])
    await call(product, 'POST /matches/{id}/messages/', {
      as,
      params: { id: matchId },
      body: { text: 'À jeudi.' },
    });
  const heaviest = [
    [candidate, '/applicant/matches', 'Vos matchs'],
    [candidate, `/applicant/matches?match=${matchId}`, 'Vos matchs'],
    [company, `/company/matches?match=${matchId}`, 'Matchs'],
    [superuser, '/dashboard/applicant-management', 'Gestion des Candidats'],
    [company, '/company/offers', 'Gestion des Besoins'],
    [company, `/company/contract/${matchId}`, 'Dossier de contrat'],
    [superuser, `/dashboard/contract/${matchId}`, 'Dossier de contrat'],
    [superuser, `/dashboard/offer-management?match=${matchId}`, 'Gestion des Offres'],
    [superuser, '/', /^Bonjour/],
    [superuser, '/dashboard/formation-statistics', 'Statistiques par formation'],
    [superuser, '/dashboard/formulaires', 'Formulaires officiels'],
  ] as const;
  for (const [person, address, title] of heaviest) {
    const page = await browser.newPage({ viewport: phone });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openAs(page, product, person, address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { length } = asked.filter((url) => !url.startsWith('data:'));
    expect(length, `${address}\n${asked.join('\n')}`).toBeLessThanOrEqual(mostRequests);
    expect(length).toBeGreaterThan(10);
    await page.close();
  }
});
