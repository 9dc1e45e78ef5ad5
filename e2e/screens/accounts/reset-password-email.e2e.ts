import { expectGoodLooks } from '../../support/matches.ts';
import { expect, test } from '../../support/test.ts';
import { asSuperuser, someCandidate, someEmail } from '../../support/world.ts';

test('asking for a link succeeds in the same words for everyone; a failure is told', async ({
  page,
  product,
}) => {
  const { email } = await someCandidate(product, await asSuperuser(product));
  const field = page.getByLabel('Adresse email');
  const submit = page.getByRole('button', { name: 'Envoyer' });
  const done = page.getByText('Un e-mail de réinitialisation du mot de passe a été envoyé.');
  const failed = page.getByText(
    "Erreur lors de l'envoi de l'e-mail de réinitialisation du mot de passe.",
  );
  await page.goto('/reset-password-email');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mot de passe oublié');
  await submit.click();
  await expect(page.getByText('Ce champ est obligatoire.')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('zoe@');
  await submit.click();
  await expect(page.getByText('Adresse e-mail invalide.')).toBeVisible();
  await expectGoodLooks(page);

  await page.route('**/api/password-reset-email/', (route) => route.abort('internetdisconnected'));
  await field.fill(email);
  await submit.click();
  await expect(failed).toBeVisible();
  await expectGoodLooks(page);
  await page.unrouteAll();
  await submit.click();
  await expect(done).toBeVisible();
  await expect(failed).toHaveCount(0);
  const { link } = await product.mails.lastTo(email, /mot de passe/i);
  expect(new URL(link).pathname).toBe('/reset-password');
  await expectGoodLooks(page);

  const stranger = someEmail('inconnue');
  await field.fill(stranger);
  await submit.click();
  await expect(done).toBeVisible();
  expect(product.mails.count(stranger)).toBe(0);
  await page.getByRole('link', { name: 'Retour à la connexion' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
