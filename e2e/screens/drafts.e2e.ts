import type { Page } from '@playwright/test';
import { choice } from '../support/applicant-sheet.ts';
import { expect, test } from '../support/test.ts';
import { expectGoodLooks } from '../support/matches.ts';
import { call } from '../support/api.ts';
import type { Product } from '../support/product.ts';
import {
  asSuperuser,
  openAs,
  password,
  someCandidate,
  someTraining,
  type Person,
} from '../support/world.ts';

const saved = (page: Page) => page.getByText(/Enregistré à \d{1,2}:\d\d$/);
const summary = (page: Page) => page.getByLabel('Présentation');

/** A candidate whose sheet has begun as a draft of one field. */
const withDraft = async (page: Page, product: Product): Promise<Person> => {
  const by = await asSuperuser(product);
  await someTraining(product, by);
  const person = await someCandidate(product, by);
  await openAs(page, product, person, '/applicant/application');
  await choice(page, 'Ville').fill('Kerlouan');
  await expect(saved(page)).toBeVisible();
  return person;
};

test('what is typed into a sheet outlives a lost phone, and two devices at once', async ({
  page,
  browser,
  product,
}) => {
  const person = await withDraft(page, product);
  const form = { as: person.token, params: { form: 'candidate-sheet' } } as const;
  const typed = async () => (await call(product, 'GET /drafts/{form}/', form)).typed['summary'];
  await summary(page).fill("J'aime l'océan et le vent");
  await expect.poll(typed).toBe("J'aime l'océan et le vent");
  await page.reload();
  await expect(summary(page)).toHaveValue("J'aime l'océan et le vent");

  // Another phone, and both at once: fields that do not touch are merged, of one field the later is told.
  const context = await browser.newContext();
  const phone = await context.newPage();
  await openAs(phone, product, person, '/applicant/application');
  await expect(summary(phone)).toHaveValue("J'aime l'océan et le vent");
  await expect(choice(phone, 'Ville')).toHaveValue('Kerlouan');
  await summary(phone).fill('Du téléphone');
  await expect.poll(typed).toBe('Du téléphone');
  await summary(page).fill('Du premier');
  await expect(
    page.getByText(/Présentation a été changé entre-temps.*«\sDu téléphone\s»/),
  ).toBeVisible();
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Prendre cette valeur' }).click();
  await expect(summary(page)).toHaveValue('Du téléphone');
  await page.getByRole('button', { name: 'Effacer ce brouillon' }).click();
  await expect(summary(page)).toHaveValue('');
  await page.reload();
  await expect(summary(page)).toHaveValue('');
  await context.close();
});

test('what is typed without a network outlives a sign-in that was ended elsewhere', async ({
  page,
  product,
}) => {
  const person = await withDraft(page, product);
  await page.context().setOffline(true);
  await summary(page).fill('Tapé dans le train');
  await expect(page.getByText(/gardé sur cet appareil/)).toBeVisible();
  await call(product, 'POST /sign-out/', { body: { refresh: person.refresh } });
  await page.context().setOffline(false);

  await page.getByLabel('Adresse email').fill(person.email);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeHidden();
  await page.goto(`${product.url}/applicant/application`);
  await expect(summary(page)).toHaveValue('Tapé dans le train');
  await expect(choice(page, 'Ville')).toHaveValue('Kerlouan');
  await expect(saved(page)).toBeVisible();
});

test('nothing is sent over a draft that could not be read, which comes back by itself', async ({
  page,
  product,
}) => {
  const person = await someCandidate(product, await asSuperuser(product));
  await openAs(page, product, person, '/contact');
  const name = page.getByLabel('Votre nom');
  const message = page.getByLabel('Votre message');
  const submit = page.getByRole('button', { name: 'Envoyer le message' });
  await name.fill('Zoé, du lycée');
  await expect(saved(page)).toBeVisible();
  let isCut = true;
  await page.route('**/api/drafts/**', (route) =>
    isCut && route.request().method() === 'GET'
      ? route.abort('internetdisconnected')
      : route.continue(),
  );
  let sent = 0;
  await page.route('**/api/contact/', (route) => {
    sent += 1;
    return route.continue();
  });
  await page.reload();
  await expect(page.getByText(/^Brouillon pas encore lu/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuer sans ce brouillon' })).toBeVisible();
  await expect(name).toHaveValue("Zoé D'Arc");
  await expectGoodLooks(page);
  await message.fill('Mon lien ne s’ouvre plus.');
  await submit.click();
  // Beside the form, and as the answer to the press.
  await expect(page.getByText(/^Brouillon pas encore lu/)).toHaveCount(2);
  isCut = false;
  await expect(name).toHaveValue('Zoé, du lycée');
  await expect(page.getByText(/^Repris là où vous en étiez/)).toBeVisible();
  expect(sent).toBe(0);
  await expect(message).toHaveValue('Mon lien ne s’ouvre plus.');
  await submit.click();
  await expect(page.getByText(/^Votre message a été envoyé/)).toBeVisible();
  expect(sent).toBe(1);
});
