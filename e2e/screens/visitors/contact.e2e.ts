import { expectGoodLooks } from '../../support/matches.ts';
import { superuser } from '../../support/product.ts';
import { expect, test } from '../../support/test.ts';
import { asSuperuser, openAs, someCandidate, someEmail } from '../../support/world.ts';

const sent = 'Votre message a été envoyé. Nous vous répondrons par e-mail.';

test('a visitor writes to the staff; a failure keeps what was typed', async ({ page, product }) => {
  const email = someEmail('visiteuse');
  const message = page.getByRole('textbox', { name: 'Votre message' });
  const submit = page.getByRole('button', { name: 'Envoyer le message' });
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacts');
  await submit.click();
  await expect(page.getByText('Ce champ est obligatoire.')).toHaveCount(3);
  await expect(page.getByLabel('Votre nom')).toBeFocused();
  await expectGoodLooks(page);

  await page.getByLabel('Votre nom').fill('Ana Le Bihan');
  await page.getByLabel('Votre adresse email').fill(email);
  await message.fill('Mon lien ne s’ouvre plus.');
  await page.route('**/api/contact/', (route) => route.abort('internetdisconnected'));
  await submit.click();
  await expect(page.getByText('Votre message n’a pas pu être envoyé.')).toBeVisible();
  await expect(message).toHaveValue('Mon lien ne s’ouvre plus.');
  await page.unrouteAll();
  await submit.click();
  await expect(page.getByText(sent)).toBeVisible();
  await expectGoodLooks(page);
  const { text } = await product.mails.lastTo(superuser.email, /Ana Le Bihan/);
  expect(text).toContain('Mon lien ne s’ouvre plus.');

  await page.getByRole('button', { name: 'Écrire un autre message' }).click();
  await message.fill('Un mot de plus');
  await page.getByRole('link', { name: 'Connexion', exact: true }).click();
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  await expectGoodLooks(page);
  await question.getByRole('button').first().click();
  await expect(message).toHaveValue('Un mot de plus');
});

test('who is signed in finds name and address filled in', async ({ page, product }) => {
  const person = await someCandidate(product, await asSuperuser(product));
  await openAs(page, product, person, '/contact');
  await expect(page.getByLabel('Votre nom')).toHaveValue("Zoé D'Arc");
  await expect(page.getByLabel('Votre adresse email')).toHaveValue(person.email);
});
