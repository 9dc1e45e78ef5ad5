import { expectAccessible } from '../../support/accessibility.ts';
import { button, expectNoSidewaysScroll, setStatus } from '../../support/matches.ts';
import { expect, test } from '../../support/test.ts';
import { openAs, somePlacement } from '../../support/world.ts';

test('company and staff fill in the contract file at once, see what is missing, and export it', async ({
  page,
  product,
  browser,
}) => {
  const placement = await somePlacement(product);
  const { company, superuser, matchId } = placement;
  await setStatus(product, placement, 3);
  await openAs(page, product, company, `/company/matches?match=${matchId}`);
  await page.getByRole('link', { name: 'Ouvrir le dossier de contrat' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dossier de contrat' })).toBeVisible();
  const line = (part: string) =>
    page.getByRole('listitem').filter({ hasText: new RegExp(`^${part}`) });
  await expect(line('Entreprise')).toContainText('champs manquants');
  await page.getByLabel('SIRET', { exact: true }).fill('123');
  await page.keyboard.press('Tab');
  await expect(line('Entreprise')).toContainText('1 point à vérifier');
  await page.getByLabel('SIRET', { exact: true }).fill('73282932000074');
  await page.getByLabel('Type d’employeur').selectOption({ index: 2 });
  await page.getByLabel('IDCC de la convention collective').fill('1486');
  await expect(page.getByText(/À déposer auprès d’OPCO Atlas/)).toBeVisible();
  // What is unlikely for two reasons passes with two.
  await page.getByLabel('NIR (numéro de sécurité sociale)', { exact: true }).fill('2061369123001');
  await page.getByLabel('Sexe', { exact: true }).selectOption('M');
  await expect(page.getByLabel(/^C’est pourtant exact/)).toHaveCount(2);
  await expect(page.getByText(/^Brouillon enregistré/)).toBeVisible();
  await expectAccessible(page);

  const other = await browser.newPage();
  await openAs(other, product, superuser, `/dashboard/contract/${matchId}`);
  await expect(other.getByLabel('SIRET', { exact: true })).toHaveValue('73282932000074');
  await other.getByLabel('Forme juridique').fill('SAS');
  await expect(other.getByText(/^Brouillon enregistré/)).toBeVisible();
  await page.getByLabel('Forme juridique').fill('SARL');
  await expect(page.getByText(/Le centre a écrit «\sSAS\s»/)).toBeVisible();
  await page.getByRole('button', { name: 'Prendre cette valeur' }).click();
  await expect(page.getByLabel('Forme juridique')).toHaveValue('SAS');
  await other.close();

  const saved = page.waitForEvent('download');
  await button(page, 'Exporter en CSV').click();
  expect((await saved).suggestedFilename()).toBe(`dossier-de-contrat-${matchId}.csv`);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
});
