import { call } from '../../support/api.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { expect, test } from '../../support/test.ts';
import { asSuperuser, openAs, someCompany, someManager, unique } from '../../support/world.ts';

/** A skill has no number in its name. */
const someSkill = (name: string): string =>
  unique(`${name} `).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');

test('an added skill is read by the staff: taken under its right name, merged, deleted', async ({
  page,
  product,
}) => {
  const superuser = await asSuperuser(product);
  const company = await someCompany(product, superuser);
  const [mine, same, wrong] = [someSkill('soudure tigg'), someSkill('soudure t'), someSkill('zzz')];
  for (const name of [mine, same, wrong])
    await call(product, 'POST /skills/', { as: company.token, body: { name } });
  const manager = await someManager(product, superuser);
  await openAs(page, product, manager, '/');
  await page.getByRole('link', { name: /compétences ajoutées sont à relire/ }).click();
  await expect(page.getByRole('heading', { name: 'Compétences ajoutées' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Compétences ajoutées' });
  await expect(table.getByRole('row', { name: mine })).toContainText('À relire');
  await expectAccessible(page);

  await page.getByRole('button', { name: `Accepter ${mine}` }).click();
  const taking = page.getByRole('dialog', { name: 'Montrer cette compétence à tous' });
  const right = someSkill('Soudure TIG');
  await taking.getByLabel('Compétence').fill('www.exemple.fr/');
  await taking.getByRole('button', { name: 'Accepter' }).click();
  await expect(taking.getByText('Une compétence ne contient ni adresse ni numéro.')).toBeVisible();
  await taking.getByLabel('Compétence').fill(right);
  await taking.getByRole('button', { name: 'Accepter' }).click();
  await expect(table.getByRole('row', { name: right })).toContainText('Acceptée');

  await page.getByRole('button', { name: `Fusionner ${same}` }).click();
  const merging = page.getByRole('dialog', { name: 'Fusionner avec une autre compétence' });
  await merging.getByRole('button', { name: 'Fusionner' }).click();
  await expect(merging.getByText('Choisissez une compétence.')).toBeVisible();
  await merging.getByLabel('Compétence qui la remplace').selectOption({ label: right });
  await expectAccessible(page);
  await merging.getByRole('button', { name: 'Fusionner' }).click();
  await expect(table.getByRole('row', { name: same })).toHaveCount(0);

  await page.getByRole('button', { name: `Supprimer ${wrong}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(table.getByRole('row', { name: wrong })).toHaveCount(0);
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
});

test('whom managers see is set beside the managers', async ({ page, product }) => {
  const superuser = await asSuperuser(product);
  await openAs(page, product, superuser, '/dashboard/manager-management');
  const choice = page.getByLabel('Les responsables voient');
  await expect(choice).toHaveValue('all');
  await choice.selectOption('programmes');
  await expect(page.getByText('Réglage enregistré.')).toBeVisible();
  await page.reload();
  await expect(choice).toHaveValue('programmes');
  await choice.selectOption('all');
  await expect(choice).toHaveValue('all');
});
