import { call } from '../../support/api.ts';
import { expectGoodLooks } from '../../support/matches.ts';
import { expect, test } from '../../support/test.ts';
import { asSuperuser, signIn, someCandidate } from '../../support/world.ts';

const chosen = 'Mirabelle-2027!';

test('the link of the mail sets a new password, once', async ({ page, product }) => {
  const { email } = await someCandidate(product, await asSuperuser(product));
  await call(product, 'POST /password-reset-email/', { body: { email } });
  const { link } = await product.mails.lastTo(email, /mot de passe/i);
  const password = page.getByRole('textbox', { name: 'Nouveau mot de passe', exact: true });
  const again = page.getByRole('textbox', { name: 'Confirmer le nouveau mot de passe' });
  const submit = page.getByRole('button', { name: 'Réinitialiser le mot de passe' });
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouveau mot de passe');
  await password.fill(chosen);
  await again.fill('Mirabelle-2028!');
  await submit.click();
  await expect(page.getByText('Les mots de passe ne correspondent pas')).toBeVisible();
  await expect(again).toBeFocused();
  await expectGoodLooks(page);

  await again.fill(chosen);
  await submit.click();
  await expect(page.getByText('Mot de passe réinitialisé avec succès')).toBeVisible();
  await expect(submit).toHaveCount(0);
  await expectGoodLooks(page);
  await signIn(product, email, chosen);
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await page.goto(link);
  await password.fill(chosen);
  await again.fill(chosen);
  await submit.click();
  await expect(page.getByText('Erreur lors de la réinitialisation du mot de passe')).toBeVisible();
  await expect(submit).toBeVisible();
  await expectGoodLooks(page);
});

test('a link that has lost its end says so, and leads to a new one', async ({ page }) => {
  await page.goto('/reset-password?uid=1');
  await expect(page.getByRole('alert')).toContainText('Ce lien est incomplet.');
  await expectGoodLooks(page);
  await page.getByRole('link', { name: 'Demander un nouveau lien' }).click();
  await expect(page).toHaveURL(/\/reset-password-email$/);
});
