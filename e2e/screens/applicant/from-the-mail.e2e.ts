import { choice, fillRest, resume, setUp, sheetOf } from '../../support/applicant-sheet.ts';
import { call } from '../../support/api.ts';
import { button, expectGoodLooks } from '../../support/matches.ts';
import { expectKept, keepingPhone } from '../../support/device.ts';
import { expect, test } from '../../support/test.ts';
import { password, signIn, someEmail } from '../../support/world.ts';

test.use(keepingPhone);

test('on a phone, from the mail to a finished sheet: the network is cut twice and the tab killed', async ({
  page,
  context,
  product,
}) => {
  const { by, training } = await setUp(product);
  const email = someEmail('candidat');
  await call(product, 'POST /temp-applicants/', {
    as: by.token,
    body: [{ first_name: 'Zoé', last_name: "D'Arc", email, phone: null }],
  });
  await page.goto((await product.mails.lastTo(email)).link);
  await page.getByRole('textbox', { name: 'Mot de passe', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirmer le mot de passe' }).fill(password);
  await button(page, 'Créer mon compte').tap();
  await page.getByLabel('Déposez votre CV, nous remplissons').setInputFiles(resume);
  await expect(page.getByText('7 champs proposés d’après votre CV.')).toBeVisible();
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  await expectKept(page);

  await context.setOffline(true);
  await page.getByLabel('Présentation').fill('Tapé dans le tunnel');
  await expect(page.getByText(/gardé sur cet appareil/)).toBeVisible();
  await expectGoodLooks(page);
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto(`${product.url}/applicant/application`);
  const summary = again.getByLabel('Présentation');
  await expect(summary).toHaveValue('Tapé dans le tunnel');
  await expect(again.getByText(resume.name)).toBeVisible();
  await expect(again.getByText(/Brouillon pas encore lu/)).toBeVisible();
  await context.setOffline(false);
  await expect(choice(again, 'Ville')).toHaveValue('Villeurbanne');
  await expect(again.getByText(/Enregistré à \d/)).toBeVisible();
  await fillRest(again, training);

  await context.setOffline(true);
  await button(again, 'Créer').tap();
  // A list that is read meanwhile says it, too, behind what it lacks.
  const refused = 'Vous êtes hors ligne. Vérifiez votre connexion, puis réessayez.';
  await expect(again.getByText(refused, { exact: true })).toBeVisible();
  await context.setOffline(false);
  await button(again, 'Créer').tap();
  await expect(again.getByText('Fiche candidat créée avec succès!')).toBeVisible();
  expect(await sheetOf(product, await signIn(product, email))).toMatchObject({
    formation: training.programmeId,
    city: 'Villeurbanne',
    summary: 'Tapé dans le tunnel',
    resume_name: resume.name,
  });
});
