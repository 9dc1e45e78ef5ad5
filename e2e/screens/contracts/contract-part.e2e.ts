import { expectAccessible } from '../../support/accessibility.ts';
import { button, expectNoSidewaysScroll, setStatus } from '../../support/matches.ts';
import { expect, test } from '../../support/test.ts';
import { openAs, somePlacement } from '../../support/world.ts';

test('the tutor fills in their part on a phone by a link that the company hands over', async ({
  page,
  product,
  browser,
}) => {
  const placement = await somePlacement(product);
  const { company, matchId } = placement;
  await setStatus(product, placement, 3);
  await openAs(page, product, company, `/company/contract/${matchId}`);
  await page.getByRole('button', { name: 'Demander, Maître d’apprentissage ou tuteur' }).click();
  await page.getByLabel('Comment').selectOption('Par un lien que je transmets');
  await page.getByLabel('Nom (facultatif)').fill('Anne Marchand');
  await button(page, 'Obtenir le lien').click();
  const link = await page.getByLabel('Lien à transmettre').inputValue();
  await expectAccessible(page);
  await button(page, 'Fermer').click();
  await expect(page.getByText(/On attend Anne Marchand/)).toBeVisible();

  const pocket = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const phone = await pocket.newPage();
  const address = new URL(link).pathname;
  await phone.goto(new URL(address, page.url()).href);
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('Le tuteur');
  const field = (name: string) => phone.getByLabel(name, { exact: true });
  const nir = 'NIR (numéro de sécurité sociale) du tuteur';
  await field(nir).fill('269054958815781');
  await phone.keyboard.press('Tab');
  await expect(phone.getByText(/clé/)).toBeVisible();
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone);
  await field(nir).fill('269054958815780');
  await button(phone, 'J’ai terminé').click();
  await expect(field('Prénom du tuteur')).toHaveAttribute('aria-invalid', 'true');
  await field('Nom de naissance du tuteur').fill('Marchand');
  await field('Prénom du tuteur').fill('Anne');
  await field('Date de naissance du tuteur').fill('17/05/1969');
  await field('Téléphone du tuteur').fill('06 39 98 12 34');
  await field('E-mail du tuteur').fill('anne@exemple.fr');
  await field('Fonction du tuteur').fill('Cheffe d’atelier');
  await field('Diplôme le plus élevé du tuteur').fill('BTS');
  await field('Niveau de ce diplôme').selectOption({ index: 2 });
  await expect(phone.getByText('Tout est rempli.')).toBeVisible();
  await expect(phone.getByText('Ce champ est obligatoire.')).toHaveCount(0);
  await expect(phone.getByText(/^Brouillon enregistré/)).toBeVisible();
  await phone.reload();
  await expect(field('Prénom du tuteur')).toHaveValue('Anne');
  await expect(phone.getByText(/se termine par 80/)).toBeVisible();
  await button(phone, 'J’ai terminé').click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Merci, c’est terminé');
  await phone.reload();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Merci, c’est terminé');
  await pocket.close();

  await page.reload();
  await expect(page.getByText(/Demandé à Anne Marchand .* terminé/)).toBeVisible();
  await expect(page.getByLabel('Prénom du tuteur', { exact: true })).toHaveValue('Anne');
});

test('the candidate fills in their own part, and a link that leads nowhere says so', async ({
  page,
  product,
}) => {
  const placement = await somePlacement(product);
  const { candidate, matchId } = placement;
  await setStatus(product, placement, 3);
  await openAs(page, product, candidate, `/applicant/matches?match=${matchId}`);
  await page.getByRole('link', { name: 'Compléter mes informations pour le contrat' }).click();
  // What Tandem knows of them is there, and kept once they say that all is.
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(candidate.email);
  await page.getByLabel('Voie', { exact: true }).fill('rue des Lilas');
  await expect(page.getByText(/^Brouillon enregistré/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Voie', { exact: true })).toHaveValue('rue des Lilas');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.goto('/contrat/partie/inconnu');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce lien n’est plus valable');
});
