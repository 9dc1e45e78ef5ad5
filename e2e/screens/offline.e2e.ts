import { devices } from '@playwright/test';
import { call } from '../support/api.ts';
import { expect, test } from '../support/test.ts';
import { openAs, somePlacement } from '../support/world.ts';

test.use({
  ...devices['Pixel 5'],
  viewport: { width: 390, height: 844 },
  serviceWorkers: 'allow',
});

test('without a network what was read is there, an answer waits, leaves later, and one that comes too late says why', async ({
  page,
  context,
  product,
}) => {
  const { company, candidate, matchId } = await somePlacement(product);
  const move = (action: number, as: string) =>
    call(product, 'POST /matches/{id}/', { as, params: { id: matchId }, body: { action } });
  const statusNow = async () =>
    (await call(product, 'GET /matches/{id}/', { as: company.token, params: { id: matchId } }))
      .status;
  await openAs(page, product, company, `/company/matches?match=${matchId}`);
  const accept = page.getByRole('button', { name: 'Accepter le candidat' });
  await expect(accept).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const page = await (await caches.open('tandem-page')).keys();
        const files = await (await caches.open('tandem-files')).keys();
        const wanted = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/assets/'));
        return page.length === 1 && files.length >= new Set(wanted.map(({ name }) => name)).size;
      }),
    )
    .toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/Hors connexion – état de \d+:\d\d/)).toBeVisible();
  await page.getByRole('button', { name: 'Refuser le candidat' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).tap();
  await accept.tap();
  await expect(page.getByText('attend sur cet appareil').first()).toBeVisible();
  await expect(page.getByText('réponse en attente de réseau')).toBeVisible();
  expect(await statusNow()).toBe(0);

  await context.setOffline(false);
  await expect.poll(statusNow).toBe(1);
  await expect(page.getByText('réponse en attente de réseau')).toHaveCount(0);
  await expect(page.getByText('Hors connexion')).toHaveCount(0);

  await context.setOffline(true);
  await page.getByRole('button', { name: "Mettre en file d'attente" }).tap();
  await expect(page.getByText('réponse en attente de réseau')).toBeVisible();
  await move(3, candidate.token);
  await context.setOffline(false);
  await expect(page.getByText('réponse non prise en compte')).toBeVisible();
  await expect(page.getByText(/est arrivé trop tard/)).toBeVisible();
  await page.getByRole('button', { name: 'J’ai compris' }).tap();
  await expect(page.getByText('réponse non prise en compte')).toHaveCount(0);

  await page.close();
  const theirs = await context.newPage();
  await openAs(theirs, product, candidate, `/applicant/matches?match=${matchId}`);
  const withdraw = async (words: string) => {
    await theirs.getByRole('button', { name: 'Me désister' }).tap();
    const dialog = theirs.getByRole('dialog');
    await dialog.getByRole('radio').first().tap();
    await dialog.getByRole('textbox').fill(words);
    await dialog.getByRole('button', { name: 'Confirmer mon désistement' }).tap();
    await expect(theirs.getByText('réponse en attente de réseau')).toBeVisible();
  };
  await expect(theirs.getByRole('button', { name: 'Me désister' })).toBeVisible();
  await context.setOffline(true);
  await withdraw('Je déménage à Brest.');
  await move(-1, company.token);
  await context.setOffline(false);
  await expect(theirs.getByText(/est arrivé trop tard.*Je déménage à Brest\./)).toBeVisible();
});
