import { expectAccessible } from '../../support/accessibility.ts';
import { expectNoSidewaysScroll } from '../../support/matches.ts';
import { expect, test } from '../../support/test.ts';

test('anybody simulates pay, cost and aid, each with its rule and until when it is known', async ({
  page,
}) => {
  await page.goto('/simulateur');
  await expect(page.getByText('Indiquez la date de naissance pour voir')).toBeVisible();
  await page.getByLabel('Début du contrat').fill('01/09/2026');
  await page.getByLabel('Date de naissance de l’alternant').fill('15/11/2008');
  const periods = page.getByRole('list').filter({ hasText: 'Année 1' }).getByRole('listitem');
  await expect(periods).toHaveCount(4);
  await expect(periods.first()).toContainText(/27\s%.*504,09/s);
  await expect(periods.first()).toContainText('D6222-26');
  await expect(periods.nth(2)).toContainText('Le SMIC de cette période n’est pas encore connu');
  await page.getByLabel('Contrat', { exact: true }).selectOption('Professionnalisation');
  await expect(periods.first()).toContainText(/55\s%/);
  await page.getByRole('button', { name: /^Les barèmes/ }).click();
  await expect(page.getByText('SMIC horaire brut', { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
});
