import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { call } from '../../support/api.ts';
import { somePeople } from '../../support/candidates.ts';
import { expectGoodLooks } from '../../support/matches.ts';
import { downloadedRows } from '../../support/spreadsheets.ts';
import { expect, test } from '../../support/test.ts';
import { asSuperuser, openAs, someCandidate, someEmail, unique } from '../../support/world.ts';

const path = '/dashboard/applicant-management';

const row = (page: Page, name: string | RegExp): Locator => page.getByRole('row', { name });

const toast = (page: Page, sentence: string) => expect(page.getByText(sentence)).toBeVisible();

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
});

test('one is added once, and a refusal keeps what was typed', async ({ page, product }) => {
  await openAs(page, product, await asSuperuser(product), path);
  await page.getByRole('button', { name: 'Ajouter un candidat' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter un candidat' });
  const submit = dialog.getByRole('button', { name: 'Ajouter' });
  const email = dialog.getByLabel('E-mail');
  await expect(email).toBeFocused();
  await submit.click();
  await expect(dialog.getByText('Ce champ est obligatoire.')).toBeVisible();
  await expect(email).toBeFocused();

  const address = someEmail('nouveau');
  const last = unique("O'Neil ");
  await email.fill(address);
  await dialog.getByLabel('Prénom').fill('Aïcha');
  await dialog.getByLabel('Nom', { exact: true }).fill(last);
  await dialog.getByLabel('Téléphone').fill('12');
  await submit.click();
  await expect(dialog.getByText('Numéro de téléphone invalide.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Téléphone').fill('06 39 98 55 66');
  await submit.dblclick();
  await toast(page, '1 candidat(s) temporaire(s) ajouté(s) avec succès.');
  await expect(dialog).toBeHidden();
  await page.getByRole('searchbox').fill(last);
  await expect(page.getByText('1 candidat', { exact: true })).toBeVisible();
  await product.mails.lastTo(address);
  expect(product.mails.count(address)).toBe(1);

  await page.getByRole('button', { name: 'Ajouter un candidat' }).first().click();
  await expect(email).toHaveValue('');
  await email.fill(address.toUpperCase());
  await submit.click();
  await expect(
    dialog.getByText(`Email(s) déjà existant(s): ${address.toUpperCase()}`),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ajouter un candidat' }).first().click();
  await expect(email).toHaveValue(address.toUpperCase());
});

test('the deeds of a row', async ({ page, product }) => {
  const { by, name, email } = await somePeople(product);
  await openAs(page, product, by, `${path}?q=${encodeURIComponent(name)}`);
  const zoe = row(page, /Zoé/);
  await zoe.getByRole('button', { name: `Relancer Zoé ${name}` }).click();
  await toast(page, 'Candidat recontacté avec succès.');
  await expect(zoe.getByRole('img', { name: /2 e-mails envoyés/ })).toBeVisible();

  await zoe.getByRole('button', { name: /Copier le lien/ }).click();
  await toast(page, 'Lien copié !');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('/register-applicant/');
  expect(copied).toBe((await product.mails.lastTo(email)).link);

  const [resume] = await Promise.all([
    page.waitForEvent('download'),
    row(page, /Léa/)
      .getByRole('button', { name: /Télécharger le CV/ })
      .click(),
  ]);
  expect(resume.suggestedFilename()).toMatch(/\.pdf$/);

  for (const [first, sentence] of [
    ['Zoé', 'Candidat temporaire supprimé avec succès.'],
    ['Léa', 'Candidat supprimé avec succès.'],
  ] as const) {
    await row(page, first)
      .getByRole('button', { name: /Supprimer/ })
      .click();
    const dialog = page.getByRole('dialog', { name: /Supprimer ce candidat/ });
    await expect(dialog).toContainText(`${first} ${name}`);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await expect(row(page, first)).toBeVisible();
    await row(page, first)
      .getByRole('button', { name: /Supprimer/ })
      .click();
    await dialog.getByRole('button', { name: 'Supprimer' }).dblclick();
    await toast(page, sentence);
    await expect(row(page, first)).toBeHidden();
  }
  await expect(page.getByText('Aucun candidat trouvé')).toBeVisible();
});

test('who has no resume, or is gone meanwhile, is told so', async ({ page, product }) => {
  const by = await asSuperuser(product);
  const last = unique('Sans CV ');
  await someCandidate(product, by, { first_name: 'Noé', last_name: last });
  await openAs(page, product, by, `${path}?q=${encodeURIComponent(last)}`);
  await page.getByRole('button', { name: /Télécharger le CV/ }).click();
  await toast(page, "Le CV n'est pas disponible.");
  const people = await call(product, 'GET /applicant/', { as: by.token });
  const id = people.find((person) => person.last_name === last)?.id ?? 0;
  await call(product, 'DELETE /applicant/{id}/', { as: by.token, params: { id } });
  await page.getByRole('button', { name: `Supprimer Noé ${last}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await toast(page, 'Erreur lors de la suppression du candidat.');
  await expect(page.getByText('Aucun candidat trouvé')).toBeAttached();
});

test('ticked rows, and all of them', async ({ page, product }) => {
  const by = await asSuperuser(product);
  const last = unique('Groupe ');
  const emails = [someEmail('un'), someEmail('deux'), someEmail('trois')];
  await call(product, 'POST /temp-applicants/', {
    as: by.token,
    body: emails.map((email, index) => ({
      first_name: `=${index}`,
      last_name: last,
      email,
      phone: null,
    })),
  });
  await openAs(page, product, by, `${path}?q=${encodeURIComponent(last)}`);
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  const bar = page.getByRole('group', { name: 'Actions sur la sélection' });
  await expect(bar).toContainText('3 candidats sélectionnés');
  await page.getByRole('checkbox', { name: `Sélectionner =0 ${last}` }).uncheck();
  await expect(bar).toContainText('2 candidats sélectionnés');
  await expectAccessible(page);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    bar.getByRole('button', { name: 'Exporter' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^tandem-candidats-\d{4}-\d{2}-\d{2}\.xlsx$/);
  const [titles, ...lines] = await downloadedRows(file);
  expect(titles?.slice(0, 3)).toEqual(['Prénom', 'Nom', 'E-mail']);
  expect(titles?.slice(6, 8)).toEqual(['Statut', 'Étape']);
  expect(new Set(lines.map(([first]) => first))).toEqual(new Set(['=1', '=2']));
  expect(lines[0]?.slice(6, 8)).toEqual(["En attente d'inscription", 'Invité']);

  await bar.getByRole('button', { name: 'Relancer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Relancer' }).click();
  await toast(page, '2 candidats recontactés avec succès.');
  await expect(bar).toBeHidden();

  await page.getByRole('button', { name: 'Relancer tous' }).click();
  const dialog = page.getByRole('dialog', { name: /Relancer tous/ });
  // All were invited a moment ago: nobody is reminded unless one asks for it.
  await expect(dialog.getByText('Personne n’est à relancer avec ces choix.').first()).toBeVisible();
  await dialog.getByLabel('Pas joints depuis').selectOption('0');
  await expect(dialog.getByRole('list', { name: 'Qui sera relancé' })).toBeVisible();
  await expectGoodLooks(page);
  await dialog.getByRole('button', { name: 'Relancer tous' }).dblclick();
  await expect(page.getByText(/^\d+ candidats recontactés avec succès\.$/).last()).toBeVisible();

  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  await bar.getByRole('button', { name: 'Supprimer' }).click();
  await page
    .getByRole('dialog', { name: /Supprimer 3 candidats/ })
    .getByRole('button', { name: 'Supprimer' })
    .click();
  await toast(page, '3 candidats supprimés avec succès.');
  await expect(page.getByText('Aucun candidat trouvé')).toBeVisible();
});
