import { call } from '../support/api.ts';
import { withoutStaffFrame } from '../support/frames.ts';
import { expectGoodLooks } from '../support/matches.ts';
import { expect, test } from '../support/test.ts';
import { asSuperuser, openAs, someManager, someTraining } from '../support/world.ts';

test('a manager finds their areas, and the formations that are theirs', async ({
  page,
  product,
}) => {
  const by = await asSuperuser(product);
  const mine = await someTraining(product, by);
  const other = await someTraining(product, by);
  const manager = await someManager(product, by);
  const main = page.getByRole('main');
  await withoutStaffFrame(page);
  await page.route('**/api/formationlink/', (route) =>
    route.fulfill({ status: 429, json: { code: 'too_many_requests', message: 'Patientez.' } }),
  );
  await openAs(page, product, manager);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Bonjour Maëlle L'Hostis");
  await expect(page.getByRole('heading', { name: 'Gestion des formations :' })).toBeVisible();
  await expect(main.getByText(/La liste des formations n’a pas pu être chargée/)).toBeVisible();
  await expectGoodLooks(page);
  await page.unrouteAll();
  await main.getByRole('button', { name: 'Réessayer' }).click();
  // Nobody has linked this manager to a programme yet: all are theirs.
  await expect(main.getByText(other.programmeName)).toBeVisible();
  for (const [name, address] of [
    ['Candidats', '/dashboard/applicant-management'],
    ['Entreprises', '/dashboard/company-management'],
    ['Besoins', '/dashboard/besoins'],
    ['Matching', '/dashboard/offer-management'],
    ['Rendez-vous', '/meetings'],
    ['Contrats', '/dashboard/dossiers'],
    ['Statistiques', '/dashboard/formation-statistics'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', address);
  await expect(main.getByRole('link')).toHaveCount(7);
  await expect(
    page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link'),
  ).toHaveText([
    'Candidats',
    'Entreprises',
    'Besoins',
    'Matching',
    'Rendez-vous',
    'Contrats',
    'Statistiques',
  ]);

  const staff = await call(product, 'GET /staff/', { as: by.token });
  const { id = 0 } = staff.find(({ email }) => email === manager.email) ?? {};
  await call(product, 'POST /formationlink/', {
    as: by.token,
    body: { manager: id, formation: mine.programmeId },
  });
  await page.reload();
  await expect(main.getByRole('listitem').filter({ hasText: mine.programmeName })).toContainText(
    'Bac+2',
  );
  await expect(main.getByText(other.programmeName)).toHaveCount(0);
  await expectGoodLooks(page);
});
