import { readdirSync, readFileSync, renameSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { tidyAssets } from '../../web/build/keep-yesterday.ts';
import { servedClient } from '../support/builds.ts';
import { expectKept, keepingPhone } from '../support/device.ts';
import { scene } from '../support/needs.ts';
import { startProduct } from '../support/product.ts';
import { expect, test, watchConsole } from '../support/test.ts';
import { openAs } from '../support/world.ts';

test.use(keepingPhone);

const day = 24 * 60 * 60 * 1000;

/** Known until the page is loaded anew. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

/** As the browser does by itself, and the page every ten minutes. */
const lookForNewBuild = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

const toScreen = async (page: Page, name: string, title = name): Promise<void> => {
  await page.getByRole('button', { name: 'Ouvrir le menu' }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name }).tap();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

const entryOf = (folder: string): string => {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const [, entry = ''] = /<script type="module"[^>]* src="\/(assets\/[^"]+)"/.exec(page) ?? [];
  return path.join(folder, entry);
};

/** What the newest build is made of is left, as once a day has passed since it came. */
const afterADay = async (folder: string): Promise<void> => {
  const superseded = JSON.parse(
    await readFile(path.join(folder, '.superseded.json'), 'utf8'),
  ) as Record<string, number>;
  const current = readdirSync(path.join(folder, 'assets')).filter(
    (file) => !(file.replace(/\.(br|gz)$/, '') in superseded),
  );
  await tidyAssets(folder, new Set(current.map((file) => `assets/${file}`)), Date.now() + 2 * day);
};

test('a page goes on while another build is served, offers it, and keeps what is typed', async ({
  context,
  host,
}) => {
  test.slow();
  const client = servedClient();
  const product = await startProduct({ host, webFolder: client.folder });
  try {
    const { company } = await scene(product);
    const heading = (name: string) => page.getByRole('heading', { name, exact: true });
    const page = await context.newPage();
    const errors = watchConsole(page);
    await openAs(page, product, company, '/company/offers');
    await expect(heading('Vos besoins')).toBeVisible();
    await expectKept(page);
    const late = await context.newPage();
    await openAs(late, product, company, '/profile');
    await expect(late.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
    await Promise.all([page, late].map(mark));

    await page.getByRole('button', { name: 'Nouveau besoin' }).tap();
    const title = page.getByRole('combobox', { name: 'Intitulé du poste' });
    await title.fill('Menuisière');
    const older = new Set(readdirSync(path.join(client.folder, 'assets')));
    await client.build('areas/needs/messages.ts', "'Vos besoins'", "'Vos postes'");
    const built = readdirSync(path.join(client.folder, 'assets'));
    expect(built.filter((file) => !older.has(file))).not.toEqual([]);
    await product.restart();
    await lookForNewBuild(page);
    const notice = page.getByText('Une nouvelle version de Tandem est là.');
    await expect(notice).toBeVisible();
    await expect(title).toHaveValue('Menuisière');

    // Code that this page has never asked for: its own build's, which the server has still.
    const fetched: string[] = [];
    page.on('response', (answer) => {
      const { pathname } = new URL(answer.url());
      if (pathname.startsWith('/assets/')) fetched.push(`${answer.status()} ${pathname}`);
    });
    await page.keyboard.press('Escape');
    await toScreen(page, 'Rendez-vous');
    await toScreen(page, 'Fiche Entreprise');
    expect(fetched.filter((file) => !older.has(path.basename(file)))).toEqual([]);
    expect(fetched.filter((file) => !file.startsWith('200 '))).toEqual([]);
    expect(fetched).not.toEqual([]);
    expect(await isMarked(page)).toBe(true);
    await toScreen(page, 'Besoins en recrutement', 'Gestion des Besoins');
    await expect(heading('Vos besoins')).toBeVisible();

    // A page that came without its files, as on a line that was cut, takes nothing of the build that lies on the device.
    const entry = entryOf(client.folder);
    renameSync(entry, `${entry}.away`);
    await product.restart();
    const cut = await context.newPage();
    const missing = cut.waitForResponse((answer) => answer.url().endsWith(path.basename(entry)));
    await cut.goto(`${product.url}/company/offers`);
    expect((await missing).status()).toBe(404);
    await context.setOffline(true);
    await cut.reload();
    await expect(cut.getByRole('heading', { name: 'Vos besoins' })).toBeVisible();
    await cut.close();
    renameSync(`${entry}.away`, entry);
    await product.restart();
    await context.setOffline(false);

    await page.getByRole('button', { name: 'Recharger' }).tap();
    await expect(heading('Vos postes')).toBeVisible();
    await expect(notice).toHaveCount(0);
    await page.getByRole('button', { name: 'Nouveau besoin' }).tap();
    await expect(title).toHaveValue('Menuisière');
    await expectKept(page);
    await context.setOffline(true);
    await page.reload();
    await expect(heading('Vos postes')).toBeVisible();
    await context.setOffline(false);

    // A tab of yesterday: what it never asked for is gone. Nothing is loaded anew over what is typed.
    await afterADay(client.folder);
    await product.restart();
    const typed = late.getByLabel('Mot de passe actuel');
    await typed.fill('un mot de passe');
    // The question's own picture is gone as well: the browser asks it.
    const asked: string[] = [];
    late.once('dialog', async (question) => {
      asked.push(question.message());
      await question.dismiss();
    });
    const away = late.getByRole('link', { name: 'Confidentialité' });
    await away.tap();
    await expect
      .poll(() => asked.join(''))
      .toContain('Vos modifications n’ont pas été enregistrées.');
    await expect(typed).toHaveValue('un mot de passe');
    expect(await isMarked(late)).toBe(true);
    late.once('dialog', (question) => question.accept());
    await away.tap();
    await expect(late).toHaveURL(/confidentialite/);
    // Asked while the page is loaded anew, it waits for the new one.
    await late.waitForFunction(() => !('marked' in window));
    // The server is away for a moment while it starts anew.
    expect(errors.filter((error) => !error.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
  } finally {
    await product.stop();
    client.remove();
  }
});
