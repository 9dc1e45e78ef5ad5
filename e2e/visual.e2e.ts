import type { Locator, Page } from '@playwright/test';
import { call } from './support/api.ts';
import { matchRow, setStatus } from './support/matches.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';
import {
  activeNeed,
  asSuperuser,
  completeCandidate,
  completeCompany,
  openAs,
  runMatching,
  someCandidate,
  someTraining,
} from './support/world.ts';

/**
 * How screens look, held against the pictures beside this file. Letters are drawn differently from system to system:
 * where there are no pictures for one, there are no tests for it. After a change that is meant: `npm run e2e visual --
 * --update-snapshots`, and a look at every new picture.
 */
const platforms: ReadonlySet<string> = new Set(['linux']);

interface Look {
  name: string;
  /** Opens the screen, and answers what varies on it and is covered. */
  open: (page: Page, product: Product) => Promise<readonly Locator[]>;
  /** What is scrolled to; the top of the page where nothing is named. */
  at?: (page: Page) => Locator;
  /** What alone is on the picture, where what lies below it varies. */
  only?: (page: Page) => Locator;
}

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

const looks: readonly Look[] = [
  {
    name: 'home',
    open: async (page) => {
      await page.goto('/');
      await expect(page.getByText('votre tandem', { exact: true })).toBeVisible();
      return [];
    },
  },
  {
    name: 'login',
    open: async (page) => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await expect(page.getByText('Ce champ est obligatoire.')).toHaveCount(2);
      return [];
    },
  },
  {
    name: 'reset-password',
    open: async (page) => {
      await page.goto('/reset-password?uid=1&token=1');
      await page.getByRole('textbox', { name: 'Nouveau mot de passe', exact: true }).fill('Abc-1');
      await heading(page, 'Nouveau mot de passe');
      return [];
    },
  },
  {
    name: 'not-found',
    open: async (page) => {
      await page.goto('/nulle/part');
      await heading(page, '404 - Not Found');
      return [];
    },
  },
  {
    name: 'applicant-home',
    open: async (page, product) => {
      await openAs(page, product, await someCandidate(product, await asSuperuser(product)));
      await expect(page.getByText('Étape 1 · À faire maintenant')).toBeVisible();
      return [];
    },
  },
  {
    name: 'match-panel',
    open: async (page, product) => {
      const by = await asSuperuser(product);
      const training = await someTraining(product, by);
      const candidate = await completeCandidate(product, by, training);
      const company = await completeCompany(product, by, 'Atelier des Rives');
      await activeNeed(product, company, training);
      await runMatching(product, by);
      await openAs(page, product, candidate, '/applicant/matches');
      await matchRow(page, 'Développeur web').click();
      await expect(page.getByText('Score total', { exact: false }).first()).toBeVisible();
      const { programmeName, sessionName } = training;
      return [
        page.getByText(/n’a pas encore lu votre fiche/),
        page.getByText(programmeName),
        page.getByText(sessionName),
        page.getByText(/^Créé le/),
      ];
    },
    at: (page) => page.getByRole('region', { name: /Développeur web/ }),
  },
  {
    name: 'contract-sheet',
    open: async (page, product) => {
      const by = await asSuperuser(product);
      const training = await someTraining(product, by);
      await completeCandidate(product, by, training);
      const company = await completeCompany(product, by, 'Atelier des Rives');
      await activeNeed(product, company, training);
      await runMatching(product, by);
      const [match] = await call(product, 'GET /matches/', { as: company.token });
      await setStatus(product, { superuser: by, matchId: match?.id ?? 0 }, 3);
      await openAs(page, product, company, `/company/matches?match=${match?.id}`);
      await page.getByRole('button', { name: "Finaliser l'inscription" }).click();
      const mail = page.getByRole('dialog').getByLabel('E-mail', { exact: true });
      await expect(mail).toHaveValue(company.email);
      return [mail];
    },
    only: (page) => page.getByRole('dialog'),
  },
  {
    name: 'applicant-application',
    open: async (page, product) => {
      const person = await someCandidate(product, await asSuperuser(product));
      await openAs(page, product, person, '/applicant/application');
      await expect(page.getByRole('button', { name: 'Créer', exact: true })).toBeVisible();
      return [page.getByRole('textbox', { name: /e-?mail/i })];
    },
  },
];

const sizes = {
  wide: { width: 1200, height: 760 },
  phone: { width: 360, height: 740 },
};

const top = (page: Page) => page.locator('html');

for (const { name, open, at = top, only } of platforms.has(process.platform) ? looks : [])
  test(`${name} looks as it did`, async ({ page, product }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const mask = [...(await open(page, product))];
    const target = at(page);
    for (const [size, viewport] of Object.entries(sizes))
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        await target.evaluate(async (element) => {
          await document.fonts.ready;
          element.scrollIntoView({ block: 'start', behavior: 'instant' });
        });
        await expect
          .soft(only?.(page) ?? page)
          .toHaveScreenshot(`${name}-${size}-${colorScheme}.png`, {
            mask,
            maxDiffPixelRatio: 0.02,
          });
      }
  });
