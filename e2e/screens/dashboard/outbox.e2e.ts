import { call } from '../../support/api.ts';
import { expectGoodLooks } from '../../support/matches.ts';
import { startProduct } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';
import { asSuperuser, openAs, someEmail, someManager } from '../../support/world.ts';

test('in the demo a superuser reads what was sent; a failed load is told', async ({
  page,
  host,
}) => {
  const demo = await startProduct({ environment: { TANDEM_DEMO: 'true' }, host });
  try {
    const by = await asSuperuser(demo);
    const email = someEmail('boite');
    await call(demo, 'POST /temp-applicants/', {
      as: by.token,
      body: [{ first_name: 'Jade', last_name: 'Morvan', email, phone: '+33639980142' }],
    });
    await page.route('**/api/outbox/', (route) =>
      route.fulfill({ status: 429, json: { code: 'too_many_requests', message: 'Patientez.' } }),
    );
    await openAs(page, demo, by, '/dashboard/outbox');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages envoyés');
    await expect(page.getByText(/Les messages n’ont pas pu être chargés/)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Réessayer' }).click();

    const search = page.getByRole('searchbox', { name: 'Rechercher un message' });
    await search.fill(email);
    await expect(page).toHaveURL(/q=boite/);
    await expect(page.getByText('1 message', { exact: true })).toBeVisible();
    await expectGoodLooks(page);
    await page.getByRole('button', { name: 'Trouvez votre alternance avec Tandem' }).click();
    const invitation = page.getByRole('dialog').getByRole('link').first();
    await expect(invitation).toHaveAttribute('href', /\/register-applicant\//);
    await expectGoodLooks(page);
    await page.keyboard.press('Escape');

    // An SMS has no subject to be called by.
    await search.fill('39980142');
    await page.getByRole('button', { name: /^SMS à .*39980142$/ }).click();
    await expect(page.getByRole('dialog', { name: /^SMS à / })).toBeVisible();
    await page.keyboard.press('Escape');

    await search.fill('personne-du-tout');
    await expect(page.getByText('Aucun message ne correspond.')).toBeVisible();
    await expectGoodLooks(page);
  } finally {
    await demo.stop();
  }
});

test('is nowhere outside of the demo, and not for managers', async ({ page, context, product }) => {
  const superuser = await asSuperuser(product);
  const theirs = await context.newPage();
  await openAs(theirs, product, superuser, '/dashboard/outbox');
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('404 - Not Found');
  const manager = await someManager(product, superuser);
  await openAs(page, product, manager, '/dashboard/outbox');
  await expect(page).toHaveURL(`${product.url}/`);
});
