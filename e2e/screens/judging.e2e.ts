import { expectAccessible } from '../support/accessibility.ts';
import { phone } from '../support/device.ts';
import { expect, test } from '../support/test.ts';
import { completeCandidate, openAs, runMatching, somePlacement } from '../support/world.ts';

test.use(phone);

test('a company looks at a resume where it is, and shows the candidate to the tutor by a link that it takes back', async ({
  page,
  product,
  browser,
}) => {
  const { company, matchId } = await somePlacement(product);
  await openAs(page, product, company, `/company/matches?match=${matchId}`);
  await page.getByRole('button', { name: 'Voir le CV' }).click();
  const resume = page.getByRole('img', { name: 'CV, page 1 sur 1' });
  await expect(resume).toBeVisible();
  await page.getByRole('button', { name: 'Créer un lien' }).click();
  const link = await page.getByLabel('Lien à transmettre').inputValue();
  await expectAccessible(page);

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(`${product.url}${new URL(link).pathname}`);
  await expect(guest.getByRole('heading', { level: 1, name: /Zoé D'Arc/ })).toBeVisible();
  await expect(guest.getByText('06 39 98 12 34')).toHaveCount(0);
  await guest.getByRole('button', { name: 'Voir le CV' }).click();
  await expect(guest.getByRole('img', { name: /CV, page 1/ })).toBeVisible();
  await expectAccessible(guest);

  await page.getByRole('button', { name: 'Retirer' }).click();
  await expect(page.getByText('Lien retiré')).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Ce lien n’est plus valable');
  await guest.context().close();
});

test('what is put off says when it comes back; what is shortlisted is found by a filter and compared', async ({
  page,
  product,
}) => {
  const { superuser, training, company } = await somePlacement(product);
  await completeCandidate(product, superuser, training, { first_name: 'Inès', last_name: 'Roy' });
  await runMatching(product, superuser);
  await openAs(page, product, company, '/company/matches');
  const rows = page
    .getByRole('list', { name: 'Liste des matchs' })
    .getByRole('heading', { level: 2 });
  await rows.first().getByRole('button').click();
  await page.getByRole('button', { name: "Mettre en file d'attente" }).click();
  await expect(page.getByText(/De retour dans votre liste le/)).toBeVisible();
  // The button is gone: whoever cannot see the screen is where it goes on.
  await expect(page.getByRole('heading', { name: 'Actions' })).toBeFocused();
  await page.getByRole('button', { name: 'Dans 14 jours' }).click();
  await expect(page.getByRole('button', { name: 'Dans 14 jours' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const selection = page.getByRole('button', { name: 'Ma sélection', exact: true });
  await selection.click();
  await expect(selection).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Suivant' }).click();
  await expect(selection).toHaveAttribute('aria-pressed', 'false');
  await selection.click();
  await expect(selection).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Filtrer' }).click();
  await page.getByRole('combobox', { name: 'Sélection' }).selectOption('Ma sélection');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Comparer' }).click();
  const compared = page.getByRole('group', { name: 'Candidats côte à côte' });
  await expect(compared.getByRole('heading', { level: 3 })).toHaveCount(2);
  await expectAccessible(page);
});
