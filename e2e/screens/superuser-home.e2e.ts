import { expectAccessible } from '../support/accessibility.ts';
import { call } from '../support/api.ts';
import { expectGoodLooks } from '../support/matches.ts';
import { startProduct } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { asSuperuser, openAs } from '../support/world.ts';

const areas = [
  ['Candidats', '/dashboard/applicant-management'],
  ['Entreprises', '/dashboard/company-management'],
  ['Besoins', '/dashboard/besoins'],
  ['Matching', '/dashboard/offer-management'],
  ['Rendez-vous', '/meetings'],
  ['Contrats', '/dashboard/dossiers'],
  ['Formations', '/dashboard/formation-management'],
  ['Gestionnaires', '/dashboard/manager-management'],
  ['Statistiques', '/dashboard/formation-statistics'],
  ['Journal', '/dashboard/journal'],
  ['Logiciels reliés', '/dashboard/logiciels'],
] as const;

test('a superuser finds every area, and no outbox outside of the demo', async ({
  page,
  product,
}) => {
  await openAs(page, product, await asSuperuser(product));
  await expect(page.getByRole('heading', { name: 'Gestion de la plateforme' })).toBeVisible();
  for (const [name, address] of areas)
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute(
      'href',
      address,
    );
  await page.getByRole('button', { name: /^Compte de/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Déconnexion' })).toBeVisible();
  await expect(page.getByText('Messages envoyés')).toHaveCount(0);
  await expectAccessible(page);
});

test('a new centre reads where to begin; in the demo the sent messages can be reached from the home page and the menu', async ({
  page,
  host,
}) => {
  const demo = await startProduct({ environment: { TANDEM_DEMO: 'true' }, host });
  try {
    const superuser = await asSuperuser(demo);
    await openAs(page, demo, superuser);
    await expect(page.getByRole('link', { name: 'Commencer' })).toHaveAttribute(
      'href',
      '/dashboard/formation-management',
    );
    await expectAccessible(page);
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Messages envoyés' }),
    ).toBeVisible();
    await page.getByRole('button', { name: /^Compte de/ }).click();
    await page.getByRole('menuitem', { name: 'Messages envoyés' }).click();
    await expect(page).toHaveURL(/\/dashboard\/outbox$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages envoyés');

    // With its first programme it works, and nobody waits yet.
    await call(demo, 'POST /formations/', {
      as: superuser.token,
      body: { name: 'BTS MCO', level: '5' },
    });
    await openAs(page, demo, superuser);
    await expect(page.getByText('Rien à traiter pour l’instant.')).toBeVisible();
    await expectGoodLooks(page);
  } finally {
    await demo.stop();
  }
});
